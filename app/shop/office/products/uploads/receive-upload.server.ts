import { cleanText } from "#app/server/forms/clean-text";
import { type ReceivedForm, receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import type { Product } from "../../../products/find-product.server";
import { createUndo } from "../create-undo";
import { addVersion } from "./add-version.server";
import { addPages, replaceCover } from "./change-pictures.server";
import { discardFile } from "./store-file.server";
import { discardPictures } from "./store-picture.server";
import { type UploadKind, uploadLimits } from "./upload-limits";
import { createFileRules, createPictureRules, describeRefused } from "./upload-rules.server";

export interface RefusedUpload {
  form: UploadKind;
  problems: string[];
  note: string;
}

export type UploadResult = { toast: Flash } | { refused: RefusedUpload; status: number };

type Uploaded = Pick<Product, "id" | "title">;

export function receiveUpload(
  context: RequestContext,
  actor: string,
  product: Uploaded,
  kind: UploadKind,
): Promise<UploadResult> {
  return kind === "file" ? receiveFile(context, product) : receivePictures(context, actor, product, kind);
}

async function receivePictures(
  context: RequestContext,
  actor: string,
  { id, title }: Uploaded,
  kind: "cover" | "pages",
): Promise<UploadResult> {
  const isCover = kind === "cover";
  const form = await receiveForm(context, { files: createPictureRules(context, isCover ? 1 : uploadLimits.pages) });
  const { stored } = form;
  const problems = listProblems(form, true);
  const [cover] = stored;
  if (problems.length > 0 || !cover) {
    await discardPictures(
      context,
      stored.map((picture) => picture.id),
    );
    return { refused: { form: kind, problems, note: "" }, status: getStatus(form) };
  }
  const change = { id, actor };
  const edit = isCover ? await replaceCover(context, change, cover) : await addPages(context, change, stored);
  if (!edit) {
    await discardPictures(
      context,
      stored.map((picture) => picture.id),
    );
    const problem = describeRefused({ name: "", reason: "count" }, true);
    return { refused: { form: kind, problems: [problem], note: "" }, status: 400 };
  }
  const what = isCover ? "Cover Replaced" : stored.length === 1 ? "Page Added" : `${stored.length} Pages Added`;
  return { toast: { title: what, description: title, tone: "info", action: createUndo(id, edit) } };
}

async function receiveFile(context: RequestContext, { id, title }: Uploaded): Promise<UploadResult> {
  const form = await receiveForm(context, { files: createFileRules(context, id) });
  const [file] = form.stored;
  const note = cleanText(form.fields.get("note") ?? "").trim();
  const problems = listProblems(form, false);
  if (note.length > uploadLimits.note) problems.push(`Please keep the note to ${uploadLimits.note} characters.`);
  if (problems.length > 0 || !file) {
    if (file) await discardFile(context, file.storagePath);
    return { refused: { form: "file", problems, note }, status: getStatus(form) };
  }
  const tellsBuyers = form.fields.get("tell_buyers") === "1";
  const added = await addVersion(context, id, { file, note: note || null, tellsBuyers });
  if (!added) {
    await discardFile(context, file.storagePath);
    return { refused: { form: "file", problems: ["The product was removed meanwhile."], note }, status: 404 };
  }
  const buyers = added.told === 1 ? "One buyer is" : `${added.told.toLocaleString("en-US")} buyers are`;
  const description = `${title}: buyers get ${file.name} from now on.${tellsBuyers ? ` ${buyers} told by email.` : ""}`;
  return { toast: { title: `Version ${added.version} Uploaded`, description, tone: "info" } };
}

function listProblems({ stored, refused }: ReceivedForm<unknown>, isPicture: boolean): string[] {
  if (refused.length > 0) return refused.map((one) => describeRefused(one, isPicture));
  return stored.length === 0 ? [isPicture ? "Please choose a picture." : "Please choose a file."] : [];
}

const statuses: Partial<Record<string, number>> = { storage: 503, full: 507 };

function getStatus({ refused }: ReceivedForm<unknown>): number {
  return refused.map(({ reason }) => statuses[reason]).find((status) => status !== undefined) ?? 400;
}
