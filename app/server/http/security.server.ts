import type { Env } from "../env/env.server";
import type { Services } from "../services.server";

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

/** For pages whose address may contain a key. */
export const privateHeaders = { "Cache-Control": "private, no-store", "Referrer-Policy": "same-origin" };

/** For responses that are not our documents: nothing in them may load or run. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const CHECKOUT_PAGES = "https://checkout.stripe.com";

export interface Framing {
  framed?: boolean;
  bookingFrame?: boolean;
}

export const frameOptions = ({ framed }: Framing) => (framed ? "SAMEORIGIN" : "DENY");

/** The origins of payment pages, because Chromium applies `form-action` to redirects after a post. */
export function listFormTargets({ env, features }: Pick<Services, "env" | "features">): string[] {
  const links = Object.values(features.paymentLinks).flatMap((list) => Object.values(list()));
  const pages = env.STRIPE_SECRET_KEY ? [CHECKOUT_PAGES, env.STRIPE_API_BASE] : [];
  return [...new Set([...links, ...pages].flatMap((address) => (address ? [new URL(address).origin] : [])))];
}

export function documentPolicy(
  services: Pick<Services, "env" | "features">,
  scriptHashes: string[],
  framing: Framing,
  development = false,
): string {
  const { env } = services;
  const scripts = development ? ["'unsafe-inline'"] : scriptHashes.map((hash) => `'sha256-${hash}'`);
  const directives = [
    "default-src 'none'",
    ["script-src", "'self'", ...scripts, ...listWidgetScripts(env, framing)],
    ["style-src", "'self'", ...(development ? ["'unsafe-inline'"] : [])],
    "img-src 'self' blob:",
    "font-src 'self'",
    ["connect-src", "'self'", ...(development ? ["ws:"] : [])],
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action", "'self'", ...listFormTargets(services)],
    ...(framing.bookingFrame ? [["frame-src", bookingOrigin(env)]] : []),
    ["frame-ancestors", framing.framed ? "'self'" : "'none'"],
    "base-uri 'none'",
    ...(env.ORIGIN.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.map((directive) => (Array.isArray(directive) ? directive.join(" ") : directive)).join("; ");
}

function listWidgetScripts({ BOOKING_WIDGET_SCRIPT }: Env, { bookingFrame }: Framing): string[] {
  return bookingFrame && BOOKING_WIDGET_SCRIPT ? [new URL(BOOKING_WIDGET_SCRIPT).origin] : [];
}

function bookingOrigin({ BOOKING_WIDGET_URL }: Env): string {
  return BOOKING_WIDGET_URL ? new URL(BOOKING_WIDGET_URL).origin : "'self'";
}
