import { useEffect, useRef } from "react";
import { DefaultSubmit } from "#app/ui/form/default-submit.tsx";
import { FieldError } from "#app/ui/form/field.tsx";
import { createFileButtons } from "#app/ui/uploads/file-buttons";
import type { FileUploads } from "#app/ui/uploads/file-uploads";
import { useAddedFiles, useFiles } from "#app/ui/uploads/use-file-uploads";
import { fields } from "../model/form-state";
import { limits } from "../model/packages";
import { PhotoTile } from "./photo-tile";

export interface PhotoForm {
  /** The id of the fieldset; those of its parts begin with `inputId`. */
  id: string;
  inputId: string;
  max: number;
  action: string;
  sendLabel: string;
  area: "page" | "form";
}

interface PhotoFieldProps {
  form: PhotoForm;
  uploads: FileUploads;
  live: boolean;
  error?: string;
  onFailure: (message: string) => void;
}

export function PhotoField({ form, uploads, live, error, onFailure }: PhotoFieldProps) {
  const { id, inputId, max, area } = form;
  const input = useRef<HTMLInputElement>(null);
  const photos = useFiles(uploads);
  // The list of pictures shows the same error.
  const shownError = photos.some(({ problem }) => problem === error) ? undefined : error;
  const { addFiles, messages, isDragging } = useAddedFiles(input, uploads, onFailure, { area });
  const refusals = useRef<HTMLDivElement>(null);
  // On a phone, the toast would cover the refusals.
  useEffect(() => {
    if (messages.length > 0) refusals.current?.scrollIntoView({ block: "nearest" });
  }, [messages]);

  const { remove, retry } = createFileButtons(uploads, input);

  return (
    <fieldset id={id} aria-describedby={`${inputId}-hint`}>
      <legend>Pictures</legend>
      <p id={`${inputId}-hint`} className="text-small text-ink-2">
        Optional. JPG, PNG, WebP or GIF. Up to 20{"\u00a0"}MB each, {max} files at most.
      </p>
      <div className={`order-drop${live ? " order-drop-live" : ""}${isDragging ? " order-drop-over" : ""}`}>
        <label htmlFor={inputId}>Choose pictures</label>
        <input
          ref={input}
          id={inputId}
          name={fields.photos}
          type="file"
          multiple
          accept={limits.photoTypes.join(",")}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${inputId}-${shownError ? "error" : "hint"}`}
          onChange={({ currentTarget }) => {
            addFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <p className="text-ink-2">
          {live ? (
            <span className="max-md:hidden pointer-coarse:hidden">
              or drop them {area === "page" ? "anywhere on this page" : "here"}.{" "}
            </span>
          ) : null}
          {live || photos.length > 0 ? (
            <span className="whitespace-nowrap">
              {photos.filter(({ state }) => state !== "failed").length} of {max} used.
            </span>
          ) : null}
        </p>
      </div>
      {shownError ? <FieldError id={`${inputId}-error`}>{shownError}</FieldError> : null}
      {messages.length > 0 ? (
        <div ref={refusals}>
          {messages.map((message) => (
            <FieldError key={message}>{message}</FieldError>
          ))}
          <button type="button" className="photo-act" onClick={() => addFiles([])}>
            Dismiss<span className="sr-only"> these messages</span>
          </button>
        </div>
      ) : null}
      {photos.length > 0 ? (
        <>
          <DefaultSubmit label={form.sendLabel} action={form.action} />
          <ul className="mt-3">
            {photos.map((photo) => (
              <PhotoTile
                key={photo.key}
                photo={photo}
                removeAction={`${form.action}#${id}`}
                onRemove={(event) => remove(event, photo)}
                onRetry={(event) => retry(event, photo)}
              />
            ))}
          </ul>
        </>
      ) : null}
    </fieldset>
  );
}
