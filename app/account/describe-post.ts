import { paths } from "../paths";
import { getOwn } from "../server/get-own";

export interface PostDescription {
  title: string;
  details: string[];
}

type Describe = (fields: URLSearchParams, order: string) => PostDescription;

const byIntent: Record<string, Describe> = {
  row: (fields) => describeChange(fields, fields.get("number") || "an order"),
  change: (fields, order) => describeChange(fields, order),
  status: (fields) => ({ title: `Update ${countOrders(fields)} to ${toTitleCase(fields.get("status"))}`, details: [] }),
  delete: (fields) => ({ title: `Delete ${countOrders(fields)}`, details: [] }),
  restore: (fields) => ({ title: `Restore ${countOrders(fields)}`, details: [] }),
  note: (fields, order) => ({ title: `Add a note to ${order}`, details: getTexts(fields, "note") }),
  answer: (fields, order) => ({ title: `Answer the customer about ${order}`, details: getTexts(fields, "answer") }),
  answered: (_, order) => ({ title: `Mark the messages about ${order} as answered`, details: [] }),
  paid: (fields, order) => ({ title: `Mark ${order} paid`, details: getTexts(fields, "reason") }),
  unpaid: (_, order) => ({ title: `Mark ${order} unpaid`, details: [] }),
  resolved: (_, order) => ({ title: `Resolve the payment problem of ${order}`, details: [] }),
  email_link: (_, order) => ({ title: `Email the payment link of ${order}`, details: [] }),
  deliver: (fields, order) => ({
    title: `Deliver files of ${order}`,
    details: getTexts(fields, "delivery_message"),
  }),
  replace: (_, order) => ({ title: `Replace a file of ${order}`, details: [] }),
  withdraw: (_, order) => ({ title: `Withdraw a file of ${order}`, details: [] }),
  bring_back: (_, order) => ({ title: `Make a file of ${order} available again`, details: [] }),
  review: (_, order) => ({ title: `Publish or decline the review of ${order}`, details: [] }),
  email: (fields, order) => ({ title: `Correct the email address of ${order}`, details: getTexts(fields, "email") }),
  resend: (_, order) => ({ title: `Send an email about ${order} again`, details: [] }),
  send: describeStaffEmail,
  preview: describeStaffEmail,
  retry: (fields) => ({
    title: fields.has("id") ? "Send a message again" : "Send all failed messages again",
    details: [],
  }),
  discard: () => ({ title: "Discard a message", details: [] }),
  end_sale: () => ({ title: "End a sale", details: [] }),
  idea_status: (fields) => ({ title: `Mark an idea as ${toTitleCase(fields.get("status"))}`, details: [] }),
  assign: () => ({ title: "Assign an inbox message", details: [] }),
  save_rules: () => ({ title: "Save hours and rules for a kind of meeting", details: [] }),
  add_days: (fields) => ({ title: "Add days off or special hours", details: getTexts(fields, "day", "last_day") }),
  remove_days: () => ({ title: "Remove days off or special hours", details: [] }),
  move_meeting: (fields, meeting) => ({ title: `Move ${meeting}`, details: getTexts(fields, "date", "time") }),
  cancel_meeting: (fields, meeting) => ({ title: `Cancel ${meeting}`, details: getTexts(fields, "message") }),
  restore_meeting: (_, meeting) => ({ title: `Book ${meeting} again`, details: [] }),
  no_show: (_, meeting) => ({ title: `Mark ${meeting} as a no-show`, details: [] }),
  create_coupon: (fields) => ({ title: "Create a coupon", details: getTexts(fields, "code", "discount") }),
  save_coupon: (fields) => ({ title: "Save a coupon", details: getTexts(fields, "last_day", "usage_limit", "note") }),
  delete_coupon: () => ({ title: "Delete a coupon", details: [] }),
  stop_coupon: (fields) => ({ title: `Switch off coupon ${fields.get("code") ?? ""}`, details: [] }),
  start_coupon: (fields) => ({ title: `Switch on coupon ${fields.get("code") ?? ""}`, details: [] }),
  send_download_link: (_, purchase) => ({ title: `Send the download link of ${purchase} again`, details: [] }),
  extend_download: (_, purchase) => ({ title: `Extend ${purchase}`, details: [] }),
  revoke_purchase: (_, purchase) => ({ title: `Revoke ${purchase}`, details: [] }),
  restore_purchase: (_, purchase) => ({ title: `Restore ${purchase}`, details: [] }),
  release_purchase: (_, purchase) => ({ title: `Release ${purchase}`, details: [] }),
  correct_buyer_email: (fields, purchase) => ({
    title: `Correct the email address of ${purchase}`,
    details: getTexts(fields, "email"),
  }),
  undo_no_show: (_, meeting) => ({ title: `Undo the no-show for ${meeting}`, details: [] }),
  save_product: (fields) => ({
    title: "Save a product",
    details: getTexts(fields, "title", "description", "detailed"),
  }),
  restore_product: () => ({ title: "Restore a version of a product", details: [] }),
  remove_cover: () => ({ title: "Remove the cover of a product", details: [] }),
  remove_page: () => ({ title: "Remove an inside page of a product", details: [] }),
  describe_page: (fields) => ({
    title: "Describe an inside page of a product",
    details: getTexts(fields, "alt"),
  }),
  page_up: () => ({ title: "Move an inside page up", details: [] }),
  page_down: () => ({ title: "Move an inside page down", details: [] }),
  move_up: () => ({ title: "Move a product up", details: [] }),
  move_down: () => ({ title: "Move a product down", details: [] }),
};

/** For inbox messages, whose intents have the same names as those of orders. */
const byInboxIntent: Record<string, (fields: URLSearchParams) => PostDescription> = {
  status: (fields) => ({ title: `Change an inbox message to ${toTitleCase(fields.get("status"))}`, details: [] }),
  note: (fields) => ({ title: "Add a note to an inbox message", details: getTexts(fields, "note") }),
  send: describeAnswer,
  preview: describeAnswer,
};

function describeAnswer(fields: URLSearchParams): PostDescription {
  return { title: "Answer an inbox message", details: getTexts(fields, "subject", "text") };
}

export function describePost(path: string, sent: URLSearchParams): PostDescription {
  const fields = pickSubmittedRow(sent);
  const [pathname = ""] = path.split("?", 1);
  const order = /\/((?:SUB|MTG|VLT)-[^/]+)$/.exec(pathname)?.[1] ?? "an order";
  if (pathname === paths.adminTrash) return describeTrashPost(fields);
  const describeInInbox = getOwn(byInboxIntent, fields.get("intent"));
  if (describeInInbox && isInInbox(pathname)) return describeInInbox(fields);
  const describe = getOwn(byIntent, fields.get("intent"));
  if (describe) return describe(fields, order);
  if (pathname.startsWith(`${paths.adminDealflow}/`)) return { title: "Mark Live", details: [] };
  return { title: "Your change", details: [] };
}

/** Kinds are named after their records, such as "product_review". */
function describeTrashPost(fields: URLSearchParams): PostDescription {
  const intent = fields.get("intent");
  if (intent !== "delete" && intent !== "restore") return { title: "Empty the trash", details: [] };
  const noun = /^[a-z_]+$/.exec(fields.get("kind") ?? "")?.[0].replaceAll("_", " ") ?? "record";
  return { title: `${toTitleCase(intent)} ${/^[aeio]/.test(noun) ? "an" : "a"} ${noun}`, details: [] };
}

/** Ideas are listed in the inbox. */
const isInInbox = (path: string) => path.startsWith(`${paths.adminInbox}/`) || path.startsWith(paths.adminIdea(""));

/** Without JavaScript the list is one form; its button has the order's id and the values that the page showed. */
function pickSubmittedRow(sent: URLSearchParams): URLSearchParams {
  const [id, status = "", priority = "", number = ""] = (sent.get("row") ?? "").split(" ");
  if (!id) return sent;
  const chosen = { status: sent.get(`status ${id}`) ?? status, priority: sent.get(`priority ${id}`) ?? priority };
  return new URLSearchParams({ intent: "row", number, ...chosen, shown_status: status, shown_priority: priority });
}

function describeChange(fields: URLSearchParams, order: string): PostDescription {
  const names = ["status", "priority"].filter((name) => fields.get(name) !== (fields.get(`shown_${name}`) ?? null));
  const details = names
    .filter((name) => fields.has(name))
    .map((name) => `${toTitleCase(name)}: ${toTitleCase(fields.get(name))}`);
  return { title: `Change ${names.join(" and ") || "status"} of ${order}`, details };
}

function describeStaffEmail(fields: URLSearchParams): PostDescription {
  return { title: `Email the customers of ${countOrders(fields)}`, details: getTexts(fields, "subject", "text") };
}

function countOrders(fields: URLSearchParams): string {
  const { size } = new Set(fields.getAll("id").flatMap((value) => value.split(",").filter(Boolean)));
  return `${size} ${size === 1 ? "order" : "orders"}`;
}

function getTexts(fields: URLSearchParams, ...names: string[]): string[] {
  return names.map((name) => fields.get(name)?.trim() ?? "").filter(Boolean);
}

function toTitleCase(value: string | null): string {
  return (value ?? "").replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
