import { reviewPosts } from "#app/reviews/review-decision";
import { listTexts, type PostDescription, type PostWords } from "#app/server/forms/post-words";
import { toTitleCase } from "#app/server/text/clean-text";
import { balanceFields } from "./balance";

const describeQuoteForm = (title: string) => (fields: URLSearchParams) => ({
  title,
  details: listTexts(fields, "full_name", "email", "line_name_1", "note"),
});

const quotePosts: PostWords = {
  add_line: describeQuoteForm("Add a line to a quote"),
  save_draft: describeQuoteForm("Save a quote as a draft"),
  save_quote: describeQuoteForm("Save a quote"),
  send_quote: describeQuoteForm("Send a quote"),
  resend_quote: (_, order) => ({ title: `Send the quote ${order}`, details: [] }),
  extend_quote: (_, order) => ({ title: `Extend the quote ${order}`, details: [] }),
  withdraw_quote: (_, order) => ({ title: `Withdraw the quote ${order}`, details: [] }),
  reopen_quote: (_, order) => ({ title: `Reopen the quote ${order}`, details: [] }),
};

export const orderPosts: PostWords = {
  // Without JavaScript the list is one form, whose button has the order's id and the values that the page showed.
  "": (fields) => (fields.get("row") ? describeRow(readSubmittedRow(fields)) : { title: "Your change", details: [] }),
  row: describeRow,
  change: (fields, order) => describeChange(fields, order),
  status: (fields) => ({ title: `Update ${countOrders(fields)} to ${toTitleCase(fields.get("status"))}`, details: [] }),
  delete: (fields) => ({ title: `Delete ${countOrders(fields)}`, details: [] }),
  restore: (fields) => ({ title: `Restore ${countOrders(fields)}`, details: [] }),
  note: (fields, order) => ({ title: `Add a note to ${order}`, details: listTexts(fields, "note") }),
  answer: (fields, order) => ({ title: `Answer the customer about ${order}`, details: listTexts(fields, "answer") }),
  answered: (_, order) => ({ title: `Mark the messages about ${order} as answered`, details: [] }),
  paid: (fields, order) => ({ title: `Mark ${order} paid`, details: listTexts(fields, "reason") }),
  unpaid: (_, order) => ({ title: `Mark ${order} unpaid`, details: [] }),
  refund: (fields, order) => ({ title: `Refund a payment for ${order}`, details: listTexts(fields, "amount", "note") }),
  refund_again: (_, order) => ({ title: `Try a refund for ${order} again`, details: [] }),
  refund_take_back: (_, order) => ({ title: `Remove a recorded refund for ${order}`, details: [] }),
  resolved: (_, order) => ({ title: `Resolve the payment problem for ${order}`, details: [] }),
  [balanceFields.intent]: (fields, order) => ({
    title: `Change the visuals left for ${order}`,
    details: listTexts(fields, balanceFields.left, balanceFields.note),
  }),
  email_link: (_, order) => ({ title: `Email the payment link for ${order}`, details: [] }),
  deliver: (fields, order) => ({
    title: `Deliver files for ${order}`,
    details: listTexts(fields, "delivery_message"),
  }),
  replace: (_, order) => ({ title: `Replace a file for ${order}`, details: [] }),
  withdraw: (_, order) => ({ title: `Withdraw a file for ${order}`, details: [] }),
  bring_back: (_, order) => ({ title: `Make a file for ${order} available again`, details: [] }),
  ...reviewPosts,
  email: (fields, order) => ({ title: `Correct the email address for ${order}`, details: listTexts(fields, "email") }),
  resend: (_, order) => ({ title: `Send an email about ${order} again`, details: [] }),
  ...quotePosts,
  send: describeStaffEmail,
  preview: describeStaffEmail,
};

function readSubmittedRow(sent: URLSearchParams): URLSearchParams {
  const [id, status = "", priority = "", number = ""] = (sent.get("row") ?? "").split(" ");
  const chosen = { status: sent.get(`status ${id}`) ?? status, priority: sent.get(`priority ${id}`) ?? priority };
  return new URLSearchParams({ number, ...chosen, shown_status: status, shown_priority: priority });
}

function describeRow(fields: URLSearchParams): PostDescription {
  return describeChange(fields, fields.get("number") || "an order");
}

function describeChange(fields: URLSearchParams, order: string): PostDescription {
  const names = ["status", "priority"].filter((name) => fields.get(name) !== (fields.get(`shown_${name}`) ?? null));
  const details = names
    .filter((name) => fields.has(name))
    .map((name) => `${toTitleCase(name)}: ${toTitleCase(fields.get(name))}`);
  return { title: `Change ${names.join(" and ") || "status"} for ${order}`, details };
}

function describeStaffEmail(fields: URLSearchParams): PostDescription {
  return { title: `Email the customers of ${countOrders(fields)}`, details: listTexts(fields, "subject", "text") };
}

function countOrders(fields: URLSearchParams): string {
  const { size } = new Set(fields.getAll("id").flatMap((value) => value.split(",").filter(Boolean)));
  return `${size} ${size === 1 ? "order" : "orders"}`;
}
