export function isAllowedLink(address: string): boolean {
  if (/^(https:\/\/|mailto:|tel:)/.test(address)) return true;
  // The URL parser drops tabs and reads a backslash as a slash, as a browser would.
  return (
    address.startsWith("/") &&
    URL.canParse(address, "https://own.invalid") &&
    new URL(address, "https://own.invalid").host === "own.invalid"
  );
}
