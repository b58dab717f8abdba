import { type RefObject, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { announce } from "../feedback/announce";
import type { AttachedFile, FileUploads, UploadedFile } from "./file-uploads";

export function useFiles(uploads: FileUploads): readonly UploadedFile[] {
  return useSyncExternalStore(uploads.subscribe, uploads.list, uploads.list);
}

/** Returns the same array until a stored file is added or removed. */
export function useStoredFiles(uploads: FileUploads): AttachedFile[] {
  const stored = useFiles(uploads).flatMap(({ id, name, size }) => (id ? [{ id, name, size }] : []));
  const key = stored.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the list, which is new at every render
  return useMemo(() => stored, [key]);
}

export function useUploadAnnouncements(uploads: FileUploads, onFailure: (sentence: string) => void): void {
  useEffect(() => {
    uploads.onFinish = ({ state, name, problem = "" }) => {
      const files = uploads.list();
      const stored = files.filter((file) => file.state === "stored").length;
      if (state === "stored") announce(`${name} uploaded. ${stored} of ${files.length} done.`);
      else onFailure(problem);
    };
    return () => {
      uploads.onFinish = undefined;
    };
  }, [uploads, onFailure]);
}

export function useWhenFailuresClear(uploads: FileUploads, onCleared: () => void): void {
  useEffect(
    () =>
      uploads.subscribe(() => {
        if (uploads.list().every(({ state }) => state !== "failed")) onCleared();
      }),
    [uploads, onCleared],
  );
}

/** Adds files that are chosen, dropped or pasted. `messages` says which were refused, and why. */
export function useAddedFiles(
  input: RefObject<HTMLInputElement>,
  uploads: FileUploads,
  onRefused: (sentences: string) => void,
  sources?: FileSources,
) {
  const [messages, setMessages] = useState<string[]>([]);
  const addFiles = useCallback(
    (files: File[]) => {
      const refused = uploads.add(files);
      setMessages(refused);
      if (refused.length > 0) onRefused(refused.join(" "));
    },
    [uploads, onRefused],
  );
  const clearMessages = useCallback(() => setMessages([]), []);
  const isDragging = useFileSources(input, addFiles, sources);
  return { addFiles, messages, clearMessages, isDragging };
}

interface FileSources {
  pastes?: boolean;
  /** Where files may be dropped and pasted. A page with several forms needs "form". */
  area?: "page" | "form";
}

/** Includes files that were selected before hydration. Returns whether files are being dragged over the area. */
export function useFileSources(
  input: RefObject<HTMLInputElement>,
  take: (files: File[]) => void,
  { pastes = true, area = "page" }: FileSources = {},
): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    if (input.current?.files?.length) {
      take([...input.current.files]);
      input.current.value = "";
    }
  }, [input, take]);

  useEffect(() => {
    const isInArea = ({ target }: Event) => area === "page" || input.current?.form?.contains(target as Node) === true;
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    // By default, the browser would leave the page to open the file.
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(isInArea(event));
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (isInArea(event)) take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      if (!isInArea(event)) return;
      // Office programs add a picture of the copied text to the clipboard.
      if (event.clipboardData?.types.includes("text/plain")) return;
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) take(files);
    };
    const listeners = { dragenter: over, dragover: over, dragleave: leave, drop, ...(pastes && { paste }) };
    for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        window.removeEventListener(type, listener as EventListener);
    };
  }, [input, take, pastes, area]);
  return dragging;
}
