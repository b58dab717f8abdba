import { paths } from "#app/paths";

/** Browsers read `/\host` as `//host`, another site, and drop control characters before they read at all. */
const MISLEADING = /[\p{Cc}\\]/u;
const HERE = "http://here.invalid";

/** The path of this site that `to` names; the office for anything else, and for signing in and out themselves. */
export function returnPath(to: string | null | undefined): string {
  if (!to?.startsWith("/") || to.length > 2000 || MISLEADING.test(to) || !URL.canParse(to, HERE)) return paths.admin;
  const { origin, pathname, search, hash } = new URL(to, HERE);
  // Checked as it will be sent: "/..//host" becomes "//host".
  if (origin !== HERE || pathname.startsWith("//")) return paths.admin;
  if (pathname === paths.adminSignIn || pathname === paths.adminSignOut) return paths.admin;
  return pathname + search + hash;
}
