import type { Env } from "../env.server";
import { paymentLinks } from "../payment/payment-links.server";

/** Headers of every response, whoever made it. */
export function securityHeaders(env: Env): Record<string, string> {
  const headers: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  if (env.ORIGIN.startsWith("https:")) headers["Strict-Transport-Security"] = "max-age=63072000; includeSubDomains";
  return headers;
}

/** For responses that are no document of ours: nothing in them may load or run anything. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What a page has to do with frames. Without either it is in none, and holds none. */
export interface Framing {
  /** A page of ours may show it in a frame. */
  framed?: boolean;
  /** It holds the frame in which visitors book. */
  bookingFrame?: boolean;
}

/** The older form of the policy's `frame-ancestors`. */
export const frameOptions = ({ framed }: Framing) => (framed ? "SAMEORIGIN" : "DENY");

/**
 * The content security policy of a document. Scripts run only from our own files, or inline with one of
 * `scriptHashes`. The payment hosts are in `form-action` because Chromium applies it to the redirect that
 * follows a form post too. `development` lets Vite's own client in.
 */
export function documentPolicy(env: Env, scriptHashes: string[], framing: Framing, development = false): string {
  const payment = new Set(
    Object.values(paymentLinks(env)).flatMap((address) => (address ? [new URL(address).origin] : [])),
  );
  const scripts = development ? ["'unsafe-inline'"] : scriptHashes.map((hash) => `'sha256-${hash}'`);
  const directives = [
    "default-src 'none'",
    ["script-src", "'self'", ...scripts],
    ["style-src", "'self'", ...(development ? ["'unsafe-inline'"] : [])],
    // blob: shows a photo while it is uploading.
    "img-src 'self' blob:",
    "font-src 'self'",
    ["connect-src", "'self'", ...(development ? ["ws:"] : [])],
    "manifest-src 'self'",
    // The office's offline worker.
    "worker-src 'self'",
    ["form-action", "'self'", ...payment],
    ...(framing.bookingFrame ? [["frame-src", bookingOrigin(env)]] : []),
    ["frame-ancestors", framing.framed ? "'self'" : "'none'"],
    "base-uri 'none'",
    ...(env.ORIGIN.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.map((directive) => (Array.isArray(directive) ? directive.join(" ") : directive)).join("; ");
}

/** Whom the booking frame shows: the third party where one is configured, else a page of ours. */
function bookingOrigin({ BOOKING_WIDGET_URL }: Env): string {
  return BOOKING_WIDGET_URL ? new URL(BOOKING_WIDGET_URL).origin : "'self'";
}
