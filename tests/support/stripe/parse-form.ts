export type FormValue = string | { [name: string]: FormValue };

/** As the provider reads a body: `a[b][0]=c` is `{ a: { b: { 0: "c" } } }`. */
export function parseForm(body: string): Record<string, FormValue> {
  const form: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/\[|\]\[|\]$/).filter((part, index, all) => part !== "" || index < all.length - 1);
    let object = form;
    for (const part of path.slice(0, -1)) {
      object[part] ??= {};
      object = object[part] as Record<string, FormValue>;
    }
    object[path.at(-1) ?? ""] = value;
  }
  return form;
}

/** The value at a path such as `line_items.0.quantity`. */
export function readText(form: Record<string, FormValue>, path: string): string | undefined {
  let value: FormValue | undefined = form;
  for (const part of path.split(".")) value = typeof value === "object" ? value[part] : undefined;
  return typeof value === "string" ? value : undefined;
}

export const listTexts = (form: Record<string, FormValue>, name: string): string[] =>
  Object.values(form[name] ?? {}).filter((value): value is string => typeof value === "string");
