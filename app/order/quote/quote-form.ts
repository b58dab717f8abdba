/** No server code: the browser loads this file, too. */
import type { TextField } from "#app/server/forms/text-field";
import { getSmallestStep } from "#app/server/money/currency";
import { formatMoney } from "#app/server/text/money";
import { parseMoney, parseNumber } from "#app/server/text/parse-money";
import { contactFields } from "../model/order-fields";

export const MAX_LINES = 20;
const FIRST_LINES = 2;

const { fullName, email, phone, businessName } = contactFields;

export const customerFields = [
  { ...fullName, required: "Enter the customer’s name." },
  { ...email, required: "Enter the customer’s email address.", format: undefined },
  phone,
  businessName,
] as const;

export const customerParameters = { name: fullName, email, phone, business: businessName } as const;

export const packageFields = {
  price: {
    name: "package_price",
    label: "Price of the package",
    limit: 20,
    inputMode: "decimal",
    hint: "Leave it empty for the package’s price.",
  },
  visuals: {
    name: "package_visuals",
    label: "Number of visuals",
    limit: 6,
    inputMode: "numeric",
    hint: "Leave it empty for the number in the package.",
  },
} as const satisfies Record<string, TextField>;

export const lineFields = {
  name: { name: "line_name", label: "Description", limit: 200 },
  quantity: { name: "line_quantity", label: "Quantity", limit: 6, inputMode: "numeric" },
  price: { name: "line_price", label: "Price each", limit: 20, inputMode: "decimal" },
} as const satisfies Record<string, TextField>;

export const noteField = {
  name: "note",
  label: "Note to the customer",
  limit: 2000,
  isLong: true,
  hint: "Shown in the email and on the quote’s page.",
} as const satisfies TextField;

export const termFields = {
  validUntil: { name: "valid_until", label: "Valid until", limit: 10 },
  deposit: {
    name: "deposit",
    label: "Deposit",
    limit: 20,
    hint: "For example, 50% or 200. The work starts when the deposit is paid, and the rest is due later. Leave this empty if everything is due at once.",
  },
} as const satisfies Record<string, TextField>;

export const describeDeposit = (currency: string): TextField => ({
  ...termFields.deposit,
  hint: termFields.deposit.hint.replace("200", formatMoney(20_000, currency)),
});

export const PACKAGE_FIELD = "package";
export const intents = { add: "add_line", draft: "save_draft", send: "send_quote", save: "save_quote" } as const;

export type TypedLine = Record<keyof typeof lineFields, string>;

export interface QuoteValues {
  formId: string;
  texts: Record<string, string>;
  lines: TypedLine[];
  /** Identifies the version that the form showed, to notice a colleague's change. */
  shown: string;
}

export const textFields: readonly (TextField<unknown> & { name: string })[] = [
  ...customerFields,
  ...Object.values(packageFields),
  noteField,
  ...Object.values(termFields),
];

export const noLine: TypedLine = { name: "", quantity: "1", price: "" };

export const isEmptyLine = ({ name, quantity, price }: TypedLine): boolean =>
  name === "" && price === "" && (quantity === "" || quantity === "1");

export function fillLines(lines: readonly TypedLine[]): TypedLine[] {
  const missing = Math.max(0, FIRST_LINES - lines.length);
  return [...lines, ...Array.from({ length: missing }, () => noLine)];
}

export const getLineField = (key: keyof typeof lineFields, index: number): string =>
  `${lineFields[key].name}_${index + 1}`;

export const getLineNumber = (field: string): string | undefined => /^line_\w+_(\d+)$/.exec(field)?.[1];

type Typed = Pick<QuoteValues, "texts" | "lines">;

/** `usualCents`: the package's price. Null without a package. */
export function sumTyped({ texts, lines }: Typed, currency: string, usualCents: number | null): number {
  const bought = usualCents === null ? 0 : getPackageCents(texts, currency, usualCents);
  return lines.reduce((sum, line) => sum + sumLine(line, currency), bought);
}

export const getPackageCents = (texts: Typed["texts"], currency: string, usualCents: number): number =>
  parseMoney(texts[packageFields.price.name] ?? "", currency) ?? usualCents;

export function sumLine({ quantity, price }: Pick<TypedLine, "quantity" | "price">, currency: string): number {
  const cents = Number(quantity || "0") * (parseMoney(price, currency) ?? 0);
  return Number.isFinite(cents) ? cents : 0;
}

/** Reads an amount, or `50%` of the total. Null if the text is neither. */
export function parseDeposit(text: string, total: number, currency: string): number | null {
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)\s*%$/.exec(text)?.[1];
  if (!percent) return parseMoney(text, currency);
  const step = getSmallestStep(currency);
  return Math.round((total * (parseNumber(percent) ?? 0)) / 100 / step) * step;
}
