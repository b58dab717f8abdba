import type { SavedProduct } from "../load-product.server";
import { FileForm } from "./file-form";
import type { RefusedUpload } from "./receive-upload.server";

interface FileSectionProps {
  id: string;
  saved: SavedProduct;
  refused: RefusedUpload | undefined;
}

export function FileSection({ id, saved: { files, sold }, refused }: FileSectionProps) {
  return (
    <section className="panel product-box" aria-labelledby="file-title">
      <h2 id="file-title">Download file</h2>
      {files.length === 0 ? <p className="mb-3 text-ink-2">No file yet. Buyers get the one you upload here.</p> : null}
      <ol className="product-versions">
        {files.map((file, index) => (
          <li key={file.id}>
            <p className="min-w-0 wrap-anywhere">
              <b>{file.name}</b>
              <span className="block text-small text-ink-2">
                Version {file.version}
                {index === 0 ? " (what buyers get now)" : ""}. {file.size}, {file.at}.
              </span>
              {file.told ? <span className="block text-small text-ink-2">{file.told}</span> : null}
              {file.note ? <q className="block text-small">{file.note}</q> : null}
            </p>
          </li>
        ))}
      </ol>
      <FileForm
        id={id}
        label={files.length > 0 ? "Choose a new version" : "Choose a file"}
        canTellBuyers={sold > 0}
        refused={refused}
      />
    </section>
  );
}
