import { refusalStatuses } from "#app/files/receive-staged-file.server";
import { stagedFileFields } from "#app/files/staged-file";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { type ReceivedForm, receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { cleanText } from "#app/server/text/clean-text";
import { createUndo } from "#app/shop/edit-products/apply-edit.server";
import { productFailed } from "#app/shop/model/product-statuses";
import { type UploadKind, uploadLimits } from "#app/shop/model/upload-limits";
import { addVersion } from "#app/shop/product-files/add-version.server";
import { addPages, replaceCover } from "#app/shop/product-files/change-pictures.server";
import { removeStagedFiles } from "#app/shop/product-files/product-uploads.server";
import { removePictures } from "#app/shop/product-files/store-picture.server";
import { createFileRules, createPictureRules, describeRefused } from "#app/shop/product-files/upload-rules.server";
import type { Product } from "#app/shop/products/find-product.server";

export interface RefusedUpload {
  form: UploadKind;
  problems: string[];
  note: string;
  toast?: Flash;
}

export type UploadResult = { toast: Flash; to: string } | { refused: RefusedUpload; status: number };

type Uploaded = Pick<Product, "id" | "title">;

export function receiveUpload(
  context: RequestContext,
  actor: string,
  product: Uploaded,
  kind: UploadKind,
): Promise<UploadResult> {
  return kind === "file" ? receiveFile(context, actor, product) : receivePictures(context, actor, product, kind);
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
  const problems = listProblems(form, kind);
  const [cover] = stored;
  if (problems.length > 0 || !cover) {
    await removePictures(context, stored);
    return { refused: { form: kind, problems, note: "" }, status: getStatus(form) };
  }
  const change = { id, actor };
  const edit = isCover ? await replaceCover(context, change, cover) : await addPages(context, change, stored);
  if (!edit) {
    await removePictures(context, stored);
    const problem = describeRefused({ name: "", reason: "count" }, kind);
    return { refused: { form: kind, problems: [problem], note: "" }, status: 400 };
  }
  const what = isCover ? "Cover Replaced" : stored.length === 1 ? "Page Added" : `${stored.length} Pages Added`;
  const toast: Flash = { title: what, description: title, tone: "info", action: createUndo(id, edit) };
  return { toast, to: getSectionUrl(id, kind) };
}

async function receiveFile(context: RequestContext, actor: string, { id, title }: Uploaded): Promise<UploadResult> {
  const form = await receiveForm(context, { files: createFileRules(context, id) });
  // With JavaScript the file was uploaded before this form was sent.
  const [file] = form.stored;
  const uploadId = file?.id ?? form.fields.get(stagedFileFields.staged);
  const note = cleanText(form.fields.get("note") ?? "").trim();
  const problems = uploadId ? [] : listProblems(form, "file");
  if (note.length > uploadLimits.note) problems.push(`Keep the note to ${uploadLimits.note} characters.`);
  if (problems.length > 0 || !uploadId) {
    if (file) await removeStagedFiles(context, id, [file]);
    return { refused: { form: "file", problems, note }, status: getStatus(form) };
  }
  const tellsBuyers = form.fields.get("tell_buyers") === "1";
  const work = addVersion(context, { id, actor }, { uploadId, note: note || null, tellsBuyers });
  const failure: RefusedUpload = { form: "file", problems: [], note, toast: productFailed };
  const added = await answerFailure(context, work, failure);
  if (added && "refused" in added) return added;
  if (!added) {
    const problem = "This file was removed, or it’s already a version. Choose it again.";
    return { refused: { form: "file", problems: [problem], note }, status: 400 };
  }
  const buyers = added.told === 1 ? "one buyer" : `${added.told.toLocaleString("en-US")} buyers`;
  const description = `${title}: buyers get ${added.name} from now on.${tellsBuyers ? ` We’re emailing ${buyers}.` : ""}`;
  const toast: Flash = { title: `Version ${added.version} Uploaded`, description, tone: "info" };
  return { toast, to: getSectionUrl(id, "file") };
}

const getSectionUrl = (id: string, kind: UploadKind) => `${paths.adminProduct(id)}#${kind}-title`;

function listProblems({ stored, refused }: ReceivedForm<unknown>, kind: UploadKind): string[] {
  if (refused.length > 0) return refused.map((one) => describeRefused(one, kind));
  return stored.length === 0 ? [kind === "file" ? "Choose a file." : "Choose a picture."] : [];
}

function getStatus({ refused }: ReceivedForm<unknown>): number {
  return refused.map(({ reason }) => refusalStatuses[reason]).find((status) => status !== undefined) ?? 400;
}
