import ipaddr from "ipaddr.js";

const PRIVATE_RANGES = ["loopback", "private", "uniqueLocal", "linkLocal"];

/** Whether a host, as `URL` writes it, is this machine or on a private network, out of reach of everybody else. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, "");
  // `process` turns an IPv4-mapped IPv6 address into the IPv4 address that it stands for.
  if (ipaddr.isValid(host)) return PRIVATE_RANGES.includes(ipaddr.process(host).range());
  return /^[^.:]+$|\.(local(host)?|lan|internal|home\.arpa)$/.test(host);
}
