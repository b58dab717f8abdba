import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Visitor } from "../browser/visitor";
import { listRows } from "../database/rows";
import { fieldValues, parseDocument } from "../document";
import type { Site } from "../site";

export const MB = 1024 * 1024;

export const listUploads = (site: Site) => listRows(site, "uploads", {}, "position");

/** Includes incomplete files. */
export function listStoredFiles(site: Site): string[] {
  const folder = join(site.folder, "files");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

export const uploadPhoto = (site: Site, file: File, visitor = new Visitor(site.origin)) =>
  visitor.postFiles("/visual-design/uploads", {}, { photos: [file] });

export const readPhotoTokens = (html: string) => fieldValues(parseDocument(html), "photo").filter(Boolean);
