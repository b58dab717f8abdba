import dns from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { PermanentError } from "./outbox.server";

// Azure's metadata service has a public address.
const CLOUD_METADATA_ADDRESSES = ["168.63.129.16"];

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (CLOUD_METADATA_ADDRESSES.includes(parsed.toString())) return false;
  if (
    parsed.kind() === "ipv6" &&
    parsed
      .toByteArray()
      .slice(0, 12)
      .every((byte) => byte === 0)
  )
    return false;
  return parsed.range() === "unicast";
}

/** Checks only IP addresses, because those need no DNS lookup. @throws PermanentError */
export function rejectPrivateIp(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isPublicAddress(host)) throw new PermanentError(`${host} is not a public address`);
}

/** The connection uses the address that was checked, so DNS cannot change between check and use. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, "", 0);
    const first = addresses[0];
    const bad = addresses.find((entry) => !isPublicAddress(entry.address));
    if (bad || !first)
      return done(new PermanentError(`${hostname} leads to ${bad?.address ?? "no address"}, not public`), "", 0);
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
