import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useCallback, useRef } from "react";
import { paths } from "#app/paths";
import { getUploadUrl, type UploadKind, uploadField } from "#app/shop/model/upload-limits";
import { announce } from "#app/ui/feedback/announce";
import { FileDrop } from "#app/ui/uploads/file-drop.tsx";
import { useFileSources } from "#app/ui/uploads/use-file-uploads";
import { useHydrated } from "#app/ui/use-hydrated";
import { UploadProblems } from "./upload-problems";

interface UploadFormProps {
  id: string;
  kind: Exclude<UploadKind, "file">;
  label: string;
  hint: string;
  button: string;
  problems: readonly string[];
}

export const saveFirst = <span className="without-script"> Save the product first: uploading reloads the page.</span>;
const formArea = { pastes: false, area: "form" } as const;

/** Sends pictures as soon as they are chosen, without leaving the page, so that typed texts are not lost. */
export function UploadForm({ id, kind, label, hint, button, problems }: UploadFormProps) {
  const action = getUploadUrl(paths.adminProduct(id), kind);
  const isSending = useNavigation().formAction?.endsWith(action) ?? false;
  const isSingle = kind === "cover";
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const submit = useSubmit();
  const send = useCallback(
    (files: File[]) => {
      if (files.length === 0) return;
      if (isSending) return announce("Wait for the current upload to finish.");
      const body = new FormData();
      for (const file of isSingle ? files.slice(0, 1) : files) body.append(uploadField, file);
      submit(body, { method: "post", action, encType: "multipart/form-data", preventScrollReset: true });
    },
    [submit, action, isSending, isSingle],
  );
  const isDragging = useFileSources(input, send, formArea);
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="product-upload" preventScrollReset>
      <FileDrop
        input={input}
        id={`${kind}-upload`}
        name={uploadField}
        label={isSending ? "Uploading…" : label}
        multiple={!isSingle}
        accept="image/jpeg,image/png,image/webp"
        isDragging={isDragging}
        isInvalid={problems.length > 0}
        onAdd={send}
      >
        {hint}
        {hydrated ? null : saveFirst}
      </FileDrop>
      <UploadProblems id={`${kind}-upload-error`} problems={problems} />
      {hydrated ? null : (
        <button type="submit" className="tool without-script">
          {button}
        </button>
      )}
    </Form>
  );
}
