import { visualTypes } from "../packages";
import { fields } from "./form-state";
import type { Typed } from "./split-state";

const texts = ["fullName", "email", "phone", "businessName", "requirements"] as const;

/** What stands in the form now. The page itself keeps it, so that words typed before any script runs are not lost. */
export function readTyped(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    fullName: text(fields.fullName),
    email: text(fields.email),
    phone: text(fields.phone),
    businessName: text(fields.businessName),
    option: text(fields.option),
    requirements: text(fields.requirements),
    split: Object.fromEntries(visualTypes.map(({ key }) => [key, text(fields.split(key))])),
  };
}

/** Writes into the form; with `over` only where exactly that stands now, so that newer words stay. */
export function writeTyped(form: HTMLFormElement, typed: Typed, over?: Typed): void {
  const now = readTyped(form);
  for (const field of texts) if (!over || now[field] === over[field]) write(form, fields[field], typed[field]);
  for (const { key } of visualTypes)
    if (!over || now.split[key] === (over.split[key] ?? "0")) write(form, fields.split(key), typed.split[key] ?? "0");
  if (over && now.option !== over.option) return;
  for (const radio of form.querySelectorAll<HTMLInputElement>(`[name="${fields.option}"]`))
    radio.checked = typed.option !== "" && radio.value === typed.option;
}

function write(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
}
