import { type MouseEvent, useState } from "react";
import { paths } from "#app/paths";
import { formatSize } from "#app/server/email/format-size";
import { describeUpload } from "#app/ui/uploads/describe-upload";
import type { UploadedFile } from "#app/ui/uploads/file-uploads";
import { fields } from "../model/form-state";

interface PhotoTileProps {
  photo: UploadedFile;
  /** Where "Remove" posts the form without JavaScript. */
  removeAction: string;
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
  onRetry: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function PhotoTile({ photo, removeAction, onRemove, onRetry }: PhotoTileProps) {
  const { id, name, preview, state, percent } = photo;
  return (
    <li className={`photo photo-${state}`}>
      <Picture address={preview ?? (id && paths.orderUpload(id))} />
      <div className="min-w-0">
        <b className="line-clamp-2 wrap-anywhere" title={name}>
          {name}
        </b>
        <p className="photo-status">{describePhoto(photo)}</p>
        {state === "sending" || state === "waiting" ? (
          <progress max={100} value={percent} aria-label={`Uploading ${name}`} />
        ) : null}
      </div>
      <div className="photo-acts">
        {state === "failed" && photo.mayRetry ? (
          <button type="button" onClick={onRetry}>
            Try again<span className="sr-only">: {name}</span>
          </button>
        ) : null}
        <button
          type="submit"
          name={fields.removePhoto}
          value={id}
          formNoValidate
          formAction={removeAction}
          data-remove
          onClick={onRemove}
        >
          Remove<span className="sr-only"> {name}</span>
        </button>
      </div>
      {id ? <input type="hidden" name={fields.photo} value={id} /> : null}
    </li>
  );
}

/** The message does not repeat the name, which is above it. */
function describePhoto(photo: UploadedFile): string {
  const text = describeUpload(photo, formatSize(photo.size));
  const prefix = `Failed to upload ${photo.name}`;
  if (photo.state !== "failed" || !text.startsWith(prefix)) return text;
  return `Not uploaded. ${text.slice(prefix.length).replace(/^[. ]+/, "")}`.trim();
}

function Picture({ address }: { address?: string }) {
  const [broken, setBroken] = useState(false);
  if (address && !broken)
    return (
      <img
        src={address}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        decoding="async"
        className="photo-picture"
        onError={() => setBroken(true)}
      />
    );
  return (
    <svg className="photo-picture" viewBox="4 4 32 32" aria-hidden="true">
      <path className="fill-pink" d="M4 4h32v32H4z" />
      <path className="fill-cut" d="M4 36L18 16l9 12 4-5 5 7v6z" />
      <circle className="fill-sun" cx="29" cy="12" r="4" />
    </svg>
  );
}
