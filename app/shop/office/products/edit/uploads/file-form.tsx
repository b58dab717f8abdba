import { Form, useActionData, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { stagedFileFields } from "#app/files/staged-file";
import { paths } from "#app/paths";
import { formatSize } from "#app/server/email/format-size";
import { getUploadUrl, uploadField, uploadLimits } from "#app/shop/model/upload-limits";
import { announce } from "#app/ui/feedback/announce";
import { FileDrop } from "#app/ui/uploads/file-drop.tsx";
import { FileList } from "#app/ui/uploads/file-list.tsx";
import type { FileUploads } from "#app/ui/uploads/file-uploads";
import { useAddedFiles, useFiles, useUploadAnnouncements } from "#app/ui/uploads/use-file-uploads";
import { useWaitForUploads } from "#app/ui/uploads/use-wait-for-uploads";
import { useHydrated } from "#app/ui/use-hydrated";
import { createFileUploads } from "./file-uploads";
import type { RefusedUpload } from "./receive-upload.server";
import { saveFirst } from "./upload-form";
import { UploadProblems } from "./upload-problems";

interface FileFormProps {
  id: string;
  label: string;
  canTellBuyers: boolean;
  refused: RefusedUpload | undefined;
}

/** Without JavaScript the form carries the file; with it, the file is uploaded as soon as it is chosen. */
export function FileForm({ id, label, canTellBuyers, refused }: FileFormProps) {
  const hydrated = useHydrated();
  const [uploads] = useState(() => createFileUploads(id));
  const input = useRef<HTMLInputElement>(null);
  const files = useFiles(uploads);
  const action = getUploadUrl(paths.adminProduct(id), "file");
  const { form, isSending } = useFileForm(uploads, action);
  const isWaiting = useWaitForUploads(input, uploads);
  const sources = { pastes: false, area: "form" } as const;
  const { addFiles, messages, isDragging } = useAddedFiles(input, uploads, announce, sources);
  useUploadAnnouncements(uploads, announce);
  const problems = files.length > 0 || messages.length > 0 ? messages : (refused?.problems ?? []);
  const noteProblems = files.length > 0 ? (refused?.problems ?? []) : [];
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType={hydrated ? "application/x-www-form-urlencoded" : "multipart/form-data"}
      className="product-upload"
      preventScrollReset
    >
      {files.length > 0 ? (
        <FileList label="File to add" names={stagedFileFields} {...{ formatSize, files, uploads, input }} />
      ) : null}
      <FileDrop
        input={input}
        id="file-upload"
        name={uploadField}
        label={label}
        isDragging={isDragging}
        isInvalid={problems.length > 0}
        onAdd={addFiles}
      >
        Any type, up to 2 GB.{hydrated ? null : saveFirst}
      </FileDrop>
      <UploadProblems id="file-upload-error" problems={problems} />
      <div
        className={
          hydrated ? (files.length > 0 || refused ? "product-upload" : "hidden") : "product-upload without-script"
        }
      >
        <label htmlFor="file-note">
          What’s new <span className="font-normal text-ink-2">optional</span>
        </label>
        <textarea id="file-note" name="note" rows={2} maxLength={uploadLimits.note} defaultValue={refused?.note} />
        <UploadProblems id="file-note-error" problems={noteProblems} />
        {canTellBuyers ? (
          <label className="product-tell">
            <input type="checkbox" name="tell_buyers" value="1" /> Tell earlier buyers by email
          </label>
        ) : null}
        <button type="submit" className="tool" aria-disabled={isWaiting || isSending || undefined}>
          {isWaiting ? "Uploading…" : "Upload file"}
        </button>
      </div>
    </Form>
  );
}

function useFileForm(uploads: FileUploads, action: string) {
  const form = useRef<HTMLFormElement>(null);
  const isRefused = useActionData() !== undefined;
  const isSending = useNavigation().formAction?.endsWith(action) ?? false;
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && !isRefused) {
      uploads.clear();
      form.current?.reset();
      const note = form.current?.querySelector("textarea");
      if (note) note.value = "";
    }
    wasSending.current = isSending;
  }, [isSending, isRefused, uploads]);
  return { form, isSending };
}
