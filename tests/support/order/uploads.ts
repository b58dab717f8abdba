import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Visitor } from "../browser/visitor";
import { fieldValues, parseDocument } from "../document";
import type { Site } from "../site";

export const MB = 1024 * 1024;

/** The rows of all uploads, in the order of the photos. */
export async function uploadsOf({ services: { db } }: Site) {
  return db.read.select().from(db.tables.uploads).orderBy(db.tables.uploads.position);
}

/** Every file that the storage holds, half written ones included. */
export function storedFiles(site: Site): string[] {
  const folder = join(site.folder, "files");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

/** Sends one photo by itself, as the form does with JavaScript. */
export const upload = (site: Site, file: File, visitor = new Visitor(site.origin)) =>
  visitor.postFiles("/visual-design/uploads", {}, { photos: [file] });

/** The tickets of the photos that a form which came back still has. */
export const ticketsIn = (html: string) => fieldValues(parseDocument(html), "photo").filter(Boolean);
