import { type MouseEvent, useCallback, useRef, useState } from "react";
import { announce } from "../../ui/feedback/announce";
import { FieldError } from "../../ui/form/field";
import { fields } from "../form/form-state";
import { sendTo } from "../form/job-ticket";
import { limits } from "../packages";
import type { FileUploads } from "../uploads/file-uploads";
import { useFileSources, useFiles } from "../uploads/use-file-uploads";
import { PhotoTile } from "./photo-tile";

interface PhotoFieldProps {
  uploads: FileUploads;
  live: boolean;
  error?: string;
  onFailure: (message: string) => void;
}

export function PhotoField({ uploads, live, error, onFailure }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const photos = useFiles(uploads);
  const [messages, setMessages] = useState<string[]>([]);
  const addFiles = useCallback(
    (files: File[]) => {
      const refused = uploads.add(files);
      setMessages(refused);
      if (refused.length > 0) onFailure(refused.join(" "));
    },
    [uploads, onFailure],
  );
  const dragging = useFileSources(input, addFiles);

  function remove(event: MouseEvent<HTMLButtonElement>, key: string, name: string) {
    event.preventDefault();
    // Moves the focus before the focused button is removed.
    const tile = event.currentTarget.closest("li");
    const next = tile?.nextElementSibling ?? tile?.previousElementSibling;
    (next?.querySelector<HTMLElement>("[data-remove]") ?? input.current)?.focus();
    uploads.remove(key);
    announce(`${name} removed.`);
  }

  function retry(event: MouseEvent<HTMLButtonElement>, key: string) {
    event.currentTarget.parentElement?.querySelector<HTMLElement>("[data-remove]")?.focus();
    uploads.retry(key);
  }

  return (
    <fieldset id="pictures" className="scroll-mt-24" aria-describedby="photos-hint">
      <legend>Pictures</legend>
      <p id="photos-hint" className="text-small text-ink-2">
        Optional. JPG, PNG, WebP or GIF. Up to 20 MB each, {limits.photos} files at most.
      </p>
      <div className={`order-drop${live ? " order-drop-live" : ""}${dragging ? " order-drop-over" : ""}`}>
        <label htmlFor={fields.photos}>Choose pictures</label>
        <input
          ref={input}
          id={fields.photos}
          name={fields.photos}
          type="file"
          multiple
          accept={limits.photoTypes.join(",")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "photos-error" : "photos-hint"}
          onChange={({ currentTarget }) => {
            addFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <p className="text-ink-2">
          {live ? <span className="pointer-coarse:hidden">or drop them on this sheet. </span> : null}
          {live || photos.length > 0 ? (
            <span className="whitespace-nowrap">
              {photos.filter(({ state }) => state !== "failed").length} of {limits.photos} used.
            </span>
          ) : null}
        </p>
      </div>
      {error ? <FieldError id="photos-error">{error}</FieldError> : null}
      {messages.map((message) => (
        <FieldError key={message}>{message}</FieldError>
      ))}
      {messages.length > 0 ? (
        <button type="button" className="photo-act" onClick={() => addFiles([])}>
          Dismiss<span className="sr-only"> what could not be taken</span>
        </button>
      ) : null}
      {photos.length > 0 ? (
        <>
          {/* Enter in a field presses a form's first submit button, which must not be a photo's "Remove". */}
          <button type="submit" formAction={sendTo} tabIndex={-1} aria-hidden="true" className="sr-only">
            Send the order
          </button>
          <ul className="mt-3">
            {photos.map((photo) => (
              <PhotoTile
                key={photo.key}
                photo={photo}
                onRemove={(event) => remove(event, photo.key, photo.name)}
                onRetry={(event) => retry(event, photo.key)}
              />
            ))}
          </ul>
        </>
      ) : null}
    </fieldset>
  );
}
