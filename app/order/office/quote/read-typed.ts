import { getLineField, PACKAGE_FIELD, packageFields, type QuoteValues, termFields } from "#app/order/quote/quote-form";

const names = [PACKAGE_FIELD, packageFields.price.name, termFields.deposit.name, termFields.validUntil.name];

/** Reads what the sum and the preview need. `count` is the number of lines. */
export function readTyped(form: HTMLFormElement, count: number): Pick<QuoteValues, "texts" | "lines"> {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? "").trim();
  return {
    texts: Object.fromEntries(names.map((name) => [name, read(name)])),
    lines: Array.from({ length: count }, (_, index) => ({
      name: read(getLineField("name", index)),
      quantity: read(getLineField("quantity", index)),
      price: read(getLineField("price", index)),
    })),
  };
}
