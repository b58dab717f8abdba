import { escapeHtml } from "./layout.server";

/** The query parameter of links in our emails until the recipient's address is confirmed. */
export const CONFIRMATION_PARAMETER = "confirm";

interface Linked {
  text: string;
  html: string;
  unsubscribeUrl?: string;
}

/** Adds the token to each link to our own site, except the one that stops emails, which strangers may use. */
export function addConfirmation<EmailContent extends Linked>(
  email: EmailContent,
  origin: string,
  token: string,
): EmailContent {
  const addTo = (url: string) => {
    if (url === email.unsubscribeUrl) return url;
    const [, address = "", hash = ""] = /^([^#]*)(.*)$/s.exec(url) ?? [];
    return `${address}${address.includes("?") ? "&" : "?"}${CONFIRMATION_PARAMETER}=${token}${hash}`;
  };
  const ours = `${origin.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}/`;
  return {
    ...email,
    text: email.text.replace(new RegExp(`${ours}[^\\s<>"]*[^\\s<>".,;:!?)]`, "g"), addTo),
    html: email.html.replace(
      new RegExp(`(<a [^>]*?href=")(${ours}[^"]*)`, "g"),
      (_, before: string, href: string) => before + escapeHtml(addTo(unescapeHtml(href))),
    ),
  };
}

const unescapeHtml = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
