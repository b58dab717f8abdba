import type { RefObject } from "react";
import { describeUpload } from "./describe-upload";
import { createFileButtons } from "./file-buttons";
import type { FileUploads, UploadedFile } from "./file-uploads";

interface FileListProps {
  label: string;
  /** The names of the fields with the ids of stored files, and with the id of a file to remove. */
  names: { staged: string; removed: string };
  formatSize: (bytes: number) => string;
  files: readonly UploadedFile[];
  uploads: FileUploads;
  input: RefObject<HTMLInputElement>;
}

export function FileList({ label, names, formatSize, files, uploads, input }: FileListProps) {
  const { remove, retry } = createFileButtons(uploads, input);
  return (
    <ul aria-label={label}>
      {files.map((file) => (
        <li key={file.key} className="file-row">
          <div className="file-row-text">
            <b className="file-row-name line-clamp-3" title={file.name}>
              {file.name}
            </b>
            <small className={`block ${file.state === "failed" ? "file-row-failed" : ""}`}>
              {describeUpload(file, formatSize(file.size))}
            </small>
            {file.state === "sending" || file.state === "waiting" ? (
              <progress className="w-full" max={100} value={file.percent} aria-label={`Uploading ${file.name}`} />
            ) : null}
          </div>
          <div className="file-row-buttons">
            {file.state === "failed" && file.mayRetry ? (
              <button className="tool tool-plain" type="button" onClick={(event) => retry(event, file)}>
                Try again<span className="sr-only">: {file.name}</span>
              </button>
            ) : null}
            <button
              className="tool tool-plain"
              type="submit"
              name={names.removed}
              value={file.id}
              formNoValidate
              data-remove
              onClick={(event) => remove(event, file)}
            >
              Remove<span className="sr-only"> {file.name}</span>
            </button>
          </div>
          <input type="hidden" name={file.id ? names.staged : undefined} value={file.id ?? ""} data-unsaved />
        </li>
      ))}
    </ul>
  );
}
