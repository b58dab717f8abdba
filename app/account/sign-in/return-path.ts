import { paths } from "#app/paths";

/** Browsers read `/\host` as `//host`, and remove control characters. */
const UNSAFE = /[\p{Cc}\\]/u;
const BASE = "http://here.invalid";

/** Prevents open redirects. Another site, and addresses for signing in and out, become the office's path. */
export function getReturnPath(to: string | null | undefined): string {
  if (!to?.startsWith("/") || to.length > 2000 || UNSAFE.test(to) || !URL.canParse(to, BASE)) return paths.admin;
  const { origin, pathname, search, hash } = new URL(to, BASE);
  // Checks the normalized path: "/..//host" becomes "//host".
  if (origin !== BASE || pathname.startsWith("//")) return paths.admin;
  const entrances = [paths.adminSignIn, paths.adminSignOut, paths.adminForgotPassword, paths.adminSetPassword];
  if (entrances.some((path) => path === pathname)) return paths.admin;
  return pathname + search + hash;
}
