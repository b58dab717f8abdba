import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { announce } from "../../ui/feedback/announce";
import type { AttachedPhoto } from "../form/form-state";
import type { Photo, PhotoUploads } from "./photo-uploads";

/** The photos as they are now. */
export function usePhotos(uploads: PhotoUploads): readonly Photo[] {
  return useSyncExternalStore(uploads.subscribe, uploads.list, uploads.list);
}

/** Those of them that are stored, as the server knows them. Changes only when one of them does. */
export function useStoredPhotos(uploads: PhotoUploads): AttachedPhoto[] {
  const stored = usePhotos(uploads).flatMap(({ id, name, size }) => (id ? [{ id, name, size }] : []));
  const key = stored.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the list, which is new at every render
  return useMemo(() => stored, [key]);
}

/** Says to readers what became of each upload, and hands failures on. */
export function useUploadNews(uploads: PhotoUploads, onFailure: (sentence: string) => void): void {
  useEffect(() => {
    uploads.onEnd = ({ state, name, problem = "" }) => {
      const photos = uploads.list();
      const stored = photos.filter((photo) => photo.state === "stored").length;
      if (state === "stored") announce(`${name} uploaded. ${stored} of ${photos.length} done.`);
      else onFailure(problem);
    };
    return () => {
      uploads.onEnd = undefined;
    };
  }, [uploads, onFailure]);
}

/** Tells when a change has left no failed photo: it was sent again, or taken off. */
export function useNoneFailed(uploads: PhotoUploads, tell: () => void): void {
  useEffect(
    () =>
      uploads.subscribe(() => {
        if (uploads.list().every(({ state }) => state !== "failed")) tell();
      }),
    [uploads, tell],
  );
}

/**
 * Takes files from the input (also those chosen before this ran), dropped anywhere on the page, and pasted.
 * Returns whether files are being dragged over the page.
 */
export function useFileSources(input: RefObject<HTMLInputElement>, take: (files: File[]) => void): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    if (input.current?.files?.length) {
      take([...input.current.files]);
      input.current.value = "";
    }
  }, [input, take]);

  useEffect(() => {
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    // Without this a picture dropped beside the sheet replaces the page, and the order with it.
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      // Office programs put a picture of the text beside the text.
      if (event.clipboardData?.types.includes("text/plain")) return;
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) take(files);
    };
    const listeners = { dragenter: over, dragover: over, dragleave: leave, drop, paste };
    for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        window.removeEventListener(type, listener as EventListener);
    };
  }, [take]);
  return dragging;
}
