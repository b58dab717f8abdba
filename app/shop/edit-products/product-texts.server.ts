import { getCurrency } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import { cleanLine, cleanText } from "#app/server/text/clean-text";
import { formatShortAmount } from "#app/server/text/money";
import type { Question } from "#drizzle/schema/values";
import {
  mapProductFields,
  type ProductField,
  type ProductKey,
  type ProductTexts,
  productEntries,
} from "../model/product-fields";
import {
  formatQuestions,
  getQuestionFields,
  getRelatedField,
  limits,
  parseCopies,
  parsePrice,
  parseQuestions,
  parseRelated,
} from "../model/product-formats";
import type { Product } from "../products/find-product.server";
import { formatFieldTime, parseFieldTime } from "./sale-times.server";

export type EditedColumns = Pick<Product, ProductKey>;

export interface Region {
  zone: string;
  currency: string;
}

export const getRegion = (services: Pick<Services, "env" | "settings">): Region => ({
  zone: services.env.BUSINESS_TIMEZONE,
  currency: getCurrency(services),
});

interface Conversion<Value> {
  read: (posted: URLSearchParams, name: string) => string;
  toValue: (text: string, region: Region) => Value | null;
  toText: (value: Value, region: Region) => string;
}

const keep = (text: string) => text;
const readLine = (posted: URLSearchParams, name: string) => cleanLine(posted.get(name) ?? "");
const readText = (posted: URLSearchParams, name: string) => cleanText(posted.get(name) ?? "").trim();
const line: Conversion<string> = { read: readLine, toValue: keep, toText: keep };
const text: Conversion<string> = { ...line, read: readText };
const choice = line;
const list: Conversion<string[]> = {
  read: (posted, name) => splitLines(readText(posted, name)).map(cleanLine).filter(Boolean).join("\n"),
  toValue: splitLines,
  toText: (items) => items.join("\n"),
};
const questions: Conversion<Question[]> = { read: readQuestions, toValue: parseQuestions, toText: formatQuestions };
// Saved texts have ids of products: see related-products.server.ts.
const products: Conversion<string[]> = { read: readRelated, toValue: parseRelated, toText: (ids) => ids.join(",") };
const money: Conversion<number> = {
  read: readLine,
  toValue: (text, { currency }) => parsePrice(text, currency),
  toText: (cents, { currency }) => formatShortAmount(cents, currency),
};
const copies: Conversion<number> = { read: readLine, toValue: parseCopies, toText: String };
const time: Conversion<Date> = {
  read: readLine,
  toValue: (text, { zone }) => parseFieldTime(text, zone),
  toText: (at, { zone }) => formatFieldTime(at, zone),
};

const conversions = { line, text, choice, list, questions, products, money, copies, time };

// The cast is safe because each kind converts to the type of its fields' columns.
const getConversion = ({ kind }: ProductField) => conversions[kind] as Conversion<EditedColumns[ProductKey]>;

export function readProductForm(posted: URLSearchParams): ProductTexts {
  return mapProductFields((_, field) => getConversion(field).read(posted, field.name));
}

export function toTexts(product: EditedColumns, region: Region): ProductTexts {
  return mapProductFields((key, field) => {
    const value = product[key];
    return value === null ? "" : getConversion(field).toText(value, region);
  });
}

/** Null for an invalid text, and for an empty one unless its column is never null. */
export function toColumns(texts: ProductTexts, region: Region): { [Key in ProductKey]: Product[Key] | null } {
  const toColumn = (key: ProductKey, field: ProductField) =>
    texts[key] || field.notNull ? getConversion(field).toValue(texts[key], region) : null;
  return Object.fromEntries(productEntries.map(([key, field]) => [key, toColumn(key, field)])) as ReturnType<
    typeof toColumns
  >;
}

function splitLines(text: string): string[] {
  return text.split("\n").filter(Boolean);
}

function readQuestions(posted: URLSearchParams): string {
  const rows = Array.from({ length: limits.questions + 10 }, (_, index) => {
    const names = getQuestionFields(index);
    return { question: readLine(posted, names.question), answer: readText(posted, names.answer) };
  });
  return formatQuestions(rows.filter(({ question, answer }) => question || answer));
}

function readRelated(posted: URLSearchParams): string {
  const chosen = Array.from({ length: limits.related }, (_, index) => readLine(posted, getRelatedField(index)));
  const texts = chosen.flatMap(parseRelated).map((text) => text.trim());
  return [...new Set(texts)].filter(Boolean).slice(0, limits.related).join(",");
}
