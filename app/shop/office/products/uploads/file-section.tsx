import { paths } from "#app/paths";
import { FieldError } from "../../../../ui/form/field";
import type { SavedProduct } from "../edit/load-product.server";
import type { RefusedUpload } from "./receive-upload.server";
import { getUploadUrl, uploadField, uploadLimits } from "./upload-limits";

interface FileSectionProps {
  id: string;
  saved: SavedProduct;
  refused: RefusedUpload | undefined;
}

export function FileSection({ id, saved: { files, sold }, refused }: FileSectionProps) {
  const problems = refused?.problems ?? [];
  return (
    <section className="product-box" aria-labelledby="file-title">
      <h2 id="file-title">Download file</h2>
      {files.length === 0 ? <p className="mb-3 text-ink-2">No file yet, so there is nothing to download.</p> : null}
      <ol className="product-versions">
        {files.map((file, index) => (
          <li key={file.id}>
            <p className="min-w-0 wrap-anywhere">
              <b>{file.name}</b>
              <span className="block text-small text-ink-2">
                Version {file.version}
                {index === 0 ? ", which buyers get" : ""}. {file.size}, {file.at}.
              </span>
              {file.note ? <q className="block text-small">{file.note}</q> : null}
            </p>
          </li>
        ))}
      </ol>
      {/* Sent by the browser itself, which shows the progress of a large file. */}
      <form
        method="post"
        action={getUploadUrl(paths.adminProduct(id), "file")}
        encType="multipart/form-data"
        className="product-upload"
      >
        <label htmlFor="file-upload">{files.length > 0 ? "New version" : "File"}</label>
        <input
          id="file-upload"
          name={uploadField}
          type="file"
          aria-invalid={problems.length > 0 ? true : undefined}
          aria-describedby={`file-upload-hint${problems.length > 0 ? " file-upload-error" : ""}`}
        />
        <p id="file-upload-hint" className="text-small text-ink-2">
          Any type, up to 2 GB. Save the texts first: this loads the page again.
        </p>
        {problems.length > 0 ? (
          <div id="file-upload-error" role="alert">
            {problems.map((text) => (
              <FieldError key={text}>{text}</FieldError>
            ))}
          </div>
        ) : null}
        <label htmlFor="file-note">
          What is new <span className="font-normal text-ink-2">optional</span>
        </label>
        <textarea id="file-note" name="note" rows={2} maxLength={uploadLimits.note} defaultValue={refused?.note} />
        {sold > 0 ? (
          <label className="product-tell">
            <input type="checkbox" name="tell_buyers" value="1" /> Tell earlier buyers by email
          </label>
        ) : null}
        <button type="submit" className="tool">
          Upload file
        </button>
      </form>
    </section>
  );
}
