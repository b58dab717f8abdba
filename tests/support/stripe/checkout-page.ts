import type { Session } from "./objects";

/** Plain, so that it works in every browser: with Pay, and a link back to the site. */
export function renderCheckoutPage(session: Session): string {
  const total = `${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}`;
  const email = session.customer_email
    ? `<p>For ${escapeHtml(session.customer_email)}</p>`
    : `<label>Email <input type="email" name="email" required></label>`;
  const body =
    session.status === "open"
      ? `<h1>Pay ${total}</h1>
<p>${escapeHtml(session.line.name)}</p><p>${escapeHtml(session.line.description ?? "")}</p>
<form method="post">${email} <button>Pay</button></form>
<p><a href="${escapeHtml(session.cancel_url)}">Cancel</a></p>`
      : `<h1>${session.status === "complete" ? "You’re all done here" : "This page has expired"}</h1>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Checkout</title><main>${body}</main></html>`;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
