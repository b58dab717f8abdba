import type { MouseEvent, RefObject } from "react";
import { announce } from "../feedback/announce";
import type { FileUploads, UploadedFile } from "./file-uploads";

/** Each of these buttons disappears when pressed, so the focus is moved first. */
export function createFileButtons(uploads: FileUploads, input: RefObject<HTMLInputElement>) {
  const getRemoveButton = (element: Element | null | undefined) =>
    element?.querySelector<HTMLElement>("[data-remove]") ?? null;
  return {
    /** Without JavaScript, the button submits the form. */
    remove(event: MouseEvent<HTMLButtonElement>, { key, name }: UploadedFile) {
      event.preventDefault();
      const item = event.currentTarget.closest("li");
      const next = item?.nextElementSibling ?? item?.previousElementSibling;
      (getRemoveButton(next) ?? input.current)?.focus();
      uploads.remove(key);
      announce(`${name} removed.`);
    },
    retry(event: MouseEvent<HTMLButtonElement>, { key }: UploadedFile) {
      getRemoveButton(event.currentTarget.parentElement)?.focus();
      uploads.retry(key);
    },
  };
}
