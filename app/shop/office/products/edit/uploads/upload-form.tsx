import { Form, useNavigation } from "@remix-run/react";
import { paths } from "#app/paths";
import { getUploadUrl, type UploadKind, uploadField } from "#app/shop/model/upload-limits";
import { UploadProblems } from "./upload-problems";

interface UploadFormProps {
  id: string;
  kind: Exclude<UploadKind, "file">;
  label: string;
  hint: string;
  button: string;
  problems: readonly string[];
}

/** Pictures, which are sent without leaving the page, so that the texts of the product are not lost. */
export function UploadForm({ id, kind, label, hint, button, problems }: UploadFormProps) {
  const action = getUploadUrl(paths.adminProduct(id), kind);
  const { formAction } = useNavigation();
  const isSending = formAction?.endsWith(action) ?? false;
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="product-upload" preventScrollReset>
      <label htmlFor={`${kind}-upload`}>{label}</label>
      <input
        id={`${kind}-upload`}
        name={uploadField}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple={kind === "pages"}
        aria-invalid={problems.length > 0 ? true : undefined}
        aria-describedby={`${kind}-upload-hint${problems.length > 0 ? ` ${kind}-upload-error` : ""}`}
      />
      <p id={`${kind}-upload-hint`} className="text-small text-ink-2">
        {hint}
      </p>
      <UploadProblems id={`${kind}-upload-error`} problems={problems} />
      <button type="submit" className="tool" aria-disabled={isSending || undefined}>
        {isSending ? "Uploading…" : button}
      </button>
    </Form>
  );
}
