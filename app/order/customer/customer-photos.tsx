import { useEffect, useRef, useState } from "react";
import { announce } from "#app/ui/feedback/announce";
import { useFiles, useUploadAnnouncements } from "#app/ui/uploads/use-file-uploads";
import { useWaitForUploads } from "#app/ui/uploads/use-wait-for-uploads";
import { type CustomerFormName, MAX_CUSTOMER_PHOTOS } from "../model/customer-page-form";
import type { AttachedPhoto } from "../model/form-state";
import { PhotoField } from "../parts/photo-field";
import { createPhotoUploads } from "../parts/photo-uploads";

interface CustomerPagePhotosProps {
  form: CustomerFormName;
  action: string;
  sendLabel: string;
  initial: AttachedPhoto[];
  error?: string;
  /** Why the form no longer takes pictures. Pictures that are already chosen stay until they are removed. */
  refusal?: string;
  onChange?: () => void;
}

/** The form must be sent as multipart/form-data. */
export function CustomerPhotos({
  form,
  action,
  sendLabel,
  initial,
  error,
  refusal,
  onChange,
}: CustomerPagePhotosProps) {
  const [uploads] = useState(() => createPhotoUploads(initial, MAX_CUSTOMER_PHOTOS));
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useUploadAnnouncements(uploads, announce);
  const hasPhotos = useFiles(uploads).length > 0;
  useEffect(() => (onChange ? uploads.subscribe(onChange) : undefined), [uploads, onChange]);
  const field = useRef<HTMLDivElement>(null);
  const isShown = refusal === undefined || hasPhotos || (error !== undefined && initial.length === 0);
  const isWaiting = useWaitForUploads(field, uploads);
  return (
    <div ref={field} className="empty:hidden">
      {isShown ? (
        <>
          <PhotoField
            form={{
              id: `${form}-pictures`,
              inputId: `${form}-photos`,
              max: MAX_CUSTOMER_PHOTOS,
              action,
              sendLabel,
              area: "form",
            }}
            uploads={uploads}
            live={live}
            error={refusal ?? error}
            onFailure={announce}
          />
          <p className="mt-2 text-small font-semibold empty:hidden" role="status">
            {isWaiting ? "Uploading pictures… We’ll send the form as soon as they’re done." : null}
          </p>
        </>
      ) : null}
    </div>
  );
}
