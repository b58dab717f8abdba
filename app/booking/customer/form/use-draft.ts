import { type RefObject, useEffect } from "react";
import { bookingFieldNames } from "#app/booking/model/booking-fields";

const KEY = "booking-draft";

/** Keeps what was typed while the visitor looks for another time. Fills only empty fields. */
export function useDraft(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const inputs = bookingFieldNames.flatMap((name) => {
      const input = element.elements.namedItem(name);
      return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? [input] : [];
    });
    const draft = readDraft();
    for (const input of inputs) input.value ||= String(draft[input.name] ?? "");
    const save = () => writeDraft(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
    if (inputs.some(({ value }) => value)) save();
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [form]);
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

function readDraft(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

function writeDraft(draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The storage is full or blocked. The form works without a draft.
  }
}
