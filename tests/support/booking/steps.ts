import type { HTMLElement } from "node-html-parser";
import type { Visitor } from "../browser/visitor";
import { attributesOf, readDocument, textOf } from "../document";

export const guest = { name: "Dana Whitfield", email: "dana@studio.example", phone: "407-555-0134", note: "Weekends." };

/** Returns the links to the times of the chosen day. */
export const listTimes = (page: HTMLElement): { text: string; to: string }[] =>
  page.querySelectorAll(".booking-times li > a").map((link) => ({
    text: textOf(link),
    to: (link.getAttribute("href") ?? "").split("#", 1)[0] as string,
  }));

/** Returns the address of a free time, by default the last of the chosen day. */
export async function findTime(visitor: Visitor, page = "/book-consultation", at = -1): Promise<string> {
  const time = listTimes(await readDocument(visitor.get(page))).at(at);
  if (!time) throw new Error("There is no free time");
  return time.to;
}

/** Differs from each time of the chosen day, which may have only one left. */
export async function findTimeOnLastDay(visitor: Visitor, page: string): Promise<string> {
  const days = attributesOf(await readDocument(visitor.get(page)), ".booking-calendar td a", "href");
  return findTime(visitor, days.at(-1)?.split("#", 1)[0]);
}

/** Returns the address of the new booking's page. */
export async function book(visitor: Visitor, address: string, changes: Record<string, string> = {}): Promise<string> {
  const response = await visitor.post(address, { ...guest, ...changes });
  if (response.status !== 303) throw new Error(`${response.status} ${textOf(await readDocument(response), "main")}`);
  return response.headers.get("Location") ?? "";
}

export const listValues = (page: HTMLElement) => [
  ...attributesOf(page, ".booking-fields input", "value"),
  textOf(page, "textarea[name=note]"),
];
