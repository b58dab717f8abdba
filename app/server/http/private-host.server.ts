import ipaddr from "ipaddr.js";

const PRIVATE_RANGES = ["loopback", "private", "uniqueLocal", "linkLocal"];

/** Whether a host, as `URL` writes it, is this machine or one of a private network: nobody else reaches it by this name. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, "");
  // `process` takes an IPv4-mapped IPv6 address for the IPv4 address that it leads to.
  if (ipaddr.isValid(host)) return PRIVATE_RANGES.includes(ipaddr.process(host).range());
  return /^[^.:]+$|\.local(host)?$/.test(host);
}
