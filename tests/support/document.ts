import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import { expect } from "vitest";
import type { Visitor } from "./browser/visitor";

type Source = string | HTMLElement;

export const parseDocument = (source: string): HTMLElement =>
  parse(source.replace(/^<!DOCTYPE html>/i, ""), { blockTextElements: { script: true, style: true } });

export const readDocument = async (response: Response | Promise<Response>): Promise<HTMLElement> =>
  parseDocument(await (await response).text());

export async function readPage(visitor: Visitor, path: string): Promise<HTMLElement> {
  const response = await visitor.get(path);
  expect(response.status, path).toBe(200);
  return readDocument(response);
}

/** Whatever its status. */
export const readPageText = async (visitor: Visitor, path: string): Promise<string> =>
  textOf(await readDocument(visitor.get(path)));

/** Elements are separated by single spaces. "" if nothing matches. */
export function textOf(source: Source | null | undefined, selector?: string): string {
  if (!source) return "";
  const root = typeof source === "string" ? parseDocument(source) : source;
  const start = selector ? root.querySelector(selector) : root;
  return start ? collectText(start).replace(/\s+/g, " ").trim() : "";
}

function collectText(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (["script", "style"].includes(node.rawTagName?.toLowerCase() ?? "")) return " ";
  return ` ${node.childNodes.map(collectText).join("")} `;
}

export const textsOf = (root: HTMLElement, selector: string): string[] =>
  root.querySelectorAll(selector).map((element) => textOf(element));

export const attributeOf = (root: HTMLElement, selector: string, name: string): string | undefined =>
  root.querySelector(selector)?.getAttribute(name);

/** "" where it is missing. */
export const attributesOf = (root: HTMLElement, selector: string, name: string): string[] =>
  root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? "");

export const countElements = (root: HTMLElement, selector: string): number => root.querySelectorAll(selector).length;

export const metaOf = (root: HTMLElement, name: string): string | undefined =>
  attributeOf(root, `meta[name="${name}"], meta[property="${name}"]`, "content");

export function linksOf(source: Source): { to: string; className: string; text: string }[] {
  const root = typeof source === "string" ? parseDocument(source) : source;
  return root.querySelectorAll("main a").map((link) => ({
    to: link.getAttribute("href") ?? "",
    className: link.getAttribute("class") ?? "",
    text: textOf(link),
  }));
}

/** Text and address of each link. */
export const waysOf = (source: Source) => linksOf(source).map(({ text, to }) => [text, to]);

export const fieldValues = (root: HTMLElement, name: string): string[] =>
  root
    .querySelectorAll(`[name="${name}"]`)
    .map((field) => (field.tagName === "TEXTAREA" ? field.text : (field.getAttribute("value") ?? "")));

/** Of the form that posts to this address, or of the first form. */
export function hiddenFields(source: Source, action?: string): Record<string, string[]> {
  const root = typeof source === "string" ? parseDocument(source) : source;
  const form = root
    .querySelectorAll("form")
    .find((candidate) => !action || candidate.getAttribute("action") === action);
  const values: Record<string, string[]> = {};
  for (const field of form?.querySelectorAll('input[type="hidden"]') ?? []) {
    const name = field.getAttribute("name") ?? "";
    values[name] = [...(values[name] ?? []), field.getAttribute("value") ?? ""];
  }
  return values;
}

/** The error message of this field, "" if it is valid. */
export function fieldError(root: HTMLElement, name: string): string {
  const ids = attributeOf(root, `[name="${name}"][aria-invalid="true"]`, "aria-describedby")?.split(" ") ?? [];
  return textOf(ids.map((id) => root.querySelector(`[id="${id}"][id$="-error"]`)).find(Boolean));
}
