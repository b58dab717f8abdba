import { fields, type OrderInput } from "#app/order/model/form-state";
import { mapFields, textEntries } from "#app/order/model/order-fields";
import { visualTypes } from "#app/order/model/packages";

/** Reads the DOM, so that text typed before hydration is not lost. */
export function readInputs(form: HTMLFormElement): OrderInput {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    ...mapFields(textEntries, (_, { name }) => text(name)),
    option: text(fields.option),
    split: Object.fromEntries(visualTypes.map(({ key }) => [key, text(fields.split(key))])),
    coupon: text(fields.coupon),
  };
}

/** Fills the inputs; with `replacing`, only those that still hold that value. */
export function fillInputs(form: HTMLFormElement, input: OrderInput, replacing?: OrderInput): void {
  const current = readInputs(form);
  for (const [key, { name }] of textEntries)
    if (!replacing || current[key] === replacing[key]) fill(form, name, input[key]);
  for (const { key } of visualTypes)
    if (!replacing || current.split[key] === (replacing.split[key] ?? "0"))
      fill(form, fields.split(key), input.split[key] ?? "0");
  if (!replacing || current.coupon === replacing.coupon) fill(form, fields.coupon, input.coupon);
  if (replacing && current.option !== replacing.option) return;
  for (const radio of form.querySelectorAll<HTMLInputElement>(`[name="${fields.option}"]`))
    radio.checked = input.option !== "" && radio.value === input.option;
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
}
