import { paths } from "#app/paths";

/** What a post would do, in one line, and what was typed or chosen for it. */
export interface PostWords {
  title: string;
  details: string[];
}

type Words = (fields: URLSearchParams, order: string) => PostWords;

/** By the `intent` field of the office's forms. */
const byIntent: Record<string, Words> = {
  row: (fields) => changed(fields, fields.get("number") || "an order"),
  change: (fields, order) => changed(fields, order),
  status: (fields) => ({ title: `Update ${orders(fields)} to ${label(fields.get("status"))}`, details: [] }),
  delete: (fields) => ({ title: `Delete ${orders(fields)}`, details: [] }),
  restore: (fields) => ({ title: `Restore ${orders(fields)}`, details: [] }),
  note: (fields, order) => ({ title: `Add a note to ${order}`, details: typed(fields, "note") }),
  paid: (fields, order) => ({ title: `Mark ${order} paid`, details: typed(fields, "reason") }),
  resolved: (_, order) => ({ title: `Resolve the payment problem of ${order}`, details: [] }),
  send: letter,
  preview: letter,
  retry: (fields) => ({
    title: fields.has("id") ? "Send a message again" : "Send all dead letters again",
    details: [],
  }),
  discard: () => ({ title: "Discard a message", details: [] }),
};

/** Describes what a post to this address of the office would do. */
export function wordsOf(path: string, sent: URLSearchParams): PostWords {
  const fields = ofPressedRow(sent);
  const [pathname = ""] = path.split("?", 1);
  const order = /\/(SUB-[^/]+)$/.exec(pathname)?.[1] ?? "an order";
  const words = byIntent[fields.get("intent") ?? ""];
  if (words) return words(fields, order);
  if (pathname.startsWith(`${paths.adminDealflow}/`)) return { title: "Mark Live", details: [] };
  if (pathname === paths.adminTrash) return { title: "Empty the trash", details: [] };
  return { title: "Your change", details: [] };
}

/** The list's form without JavaScript: its button names the order and the values that the page showed for it. */
function ofPressedRow(sent: URLSearchParams): URLSearchParams {
  const [id, status = "", priority = "", number = ""] = (sent.get("row") ?? "").split(" ");
  if (!id) return sent;
  const chosen = { status: sent.get(`status ${id}`) ?? status, priority: sent.get(`priority ${id}`) ?? priority };
  return new URLSearchParams({ intent: "row", number, ...chosen, shown_status: status, shown_priority: priority });
}

function changed(fields: URLSearchParams, order: string): PostWords {
  const names = ["status", "priority"].filter((name) => fields.get(name) !== (fields.get(`shown_${name}`) ?? null));
  const details = names.filter((name) => fields.has(name)).map((name) => `${label(name)}: ${label(fields.get(name))}`);
  return { title: `Change ${names.join(" and ") || "status"} of ${order}`, details };
}

function letter(fields: URLSearchParams): PostWords {
  return { title: `Email the customers of ${orders(fields)}`, details: typed(fields, "subject", "text") };
}

function orders(fields: URLSearchParams): string {
  const { size } = new Set(fields.getAll("id").flatMap((value) => value.split(",").filter(Boolean)));
  return `${size} ${size === 1 ? "order" : "orders"}`;
}

function typed(fields: URLSearchParams, ...names: string[]): string[] {
  return names.map((name) => fields.get(name)?.trim() ?? "").filter(Boolean);
}

/** Turns `in_progress` into `In Progress`. */
function label(value: string | null): string {
  return (value ?? "").replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
