import ipaddr from "ipaddr.js";

/** 203.0.113.0/24 for 203.0.113.7, a /48 for an IPv6 address: recognizes a place, not a device. */
export function shortenNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv4"
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)}/48`;
}
