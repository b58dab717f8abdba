/** The only list of a product's fields, for the form, checks, saving, history and merging two people's edits. */
import type { InputHTMLAttributes } from "react";
import { paths } from "#app/paths";
import type { TextField } from "#app/server/forms/text-field";
import { productCategories } from "./categories";
import { isCheckoutLink, isSlug, limits, parseCopies } from "./product-formats";
import { productStatuses, statusLabels } from "./product-statuses";

type FieldKind = "line" | "text" | "list" | "questions" | "products" | "choice" | "money" | "copies" | "time";

export interface ProductField extends Pick<TextField, "name" | "label" | "hint" | "required" | "format"> {
  /** Replaces the label outside of the form. */
  heading?: string;
  /** Stands before the control. */
  prefix?: string;
  section: "text" | "checkout" | "sale" | "related" | "bar";
  kind: FieldKind;
  /** Characters. For a list, of each line. */
  limit?: number;
  /** Without a text, the column stores an empty one. */
  notNull?: true;
  rows?: number;
  options?: readonly { value: string; label: string }[];
  initial?: string;
  input?: InputHTMLAttributes<HTMLInputElement>;
}

const WRONG_CATEGORY = "Choose a category.";
const WRONG_STATUS = "Choose a status.";

export const productFields = {
  title: {
    name: "title",
    label: "Title",
    section: "text",
    kind: "line",
    limit: 120,
    required: "Enter a title.",
  },
  slug: {
    name: "slug",
    label: "Web address",
    prefix: paths.product(""),
    section: "text",
    kind: "line",
    limit: 80,
    notNull: true,
    format: {
      isValid: isSlug,
      problem: "Use lowercase letters, digits and hyphens, such as client-onboarding-kit.",
    },
    hint: "The end of its link. Leave it empty to make it from the title.",
    input: { autoCapitalize: "none", spellCheck: false },
  },
  category: {
    name: "category",
    label: "Category",
    section: "text",
    kind: "choice",
    options: productCategories.map(({ id, name }) => ({ value: id, label: name })),
    initial: "business",
    required: WRONG_CATEGORY,
    format: { isValid: (text) => productCategories.some(({ id }) => id === text), problem: WRONG_CATEGORY },
  },
  priceCents: {
    name: "price",
    label: "Price",
    section: "text",
    kind: "money",
    required: "Enter the price.",
    hint: "Enter 0 for a free product.",
    input: { inputMode: "decimal", maxLength: 12 },
  },
  description: {
    name: "description",
    label: "Short description",
    section: "text",
    kind: "line",
    limit: 300,
    notNull: true,
    hint: "One or two sentences, for the card and for search engines.",
    rows: 3,
  },
  detailedDescription: {
    name: "detailed",
    label: "Description",
    section: "text",
    kind: "text",
    limit: 20_000,
    notNull: true,
    hint: "Leave an empty line between paragraphs.",
    rows: 10,
  },
  includedItems: {
    name: "included",
    label: "What’s included",
    section: "text",
    kind: "list",
    limit: 300,
    notNull: true,
    hint: "One item per line.",
    rows: 6,
  },
  faq: { name: "faq", label: "FAQ", section: "text", kind: "questions", notNull: true },
  checkoutLink: {
    name: "checkout_link",
    label: "Checkout link",
    section: "checkout",
    kind: "line",
    limit: limits.link,
    format: { isValid: isCheckoutLink, problem: "Paste the full checkout link, starting with https://." },
    hint: "The hosted payment page.",
    input: { type: "url", inputMode: "url", placeholder: "https://" },
  },
  salePriceCents: {
    name: "sale_price",
    label: "Discount price",
    section: "sale",
    kind: "money",
    input: { inputMode: "decimal", maxLength: 12 },
  },
  saleLimit: {
    name: "sale_limit",
    label: "Limit",
    heading: "Copies at the discount price",
    section: "sale",
    kind: "copies",
    format: {
      isValid: (text) => parseCopies(text) !== null,
      problem: "Enter a number of copies from 1 to 1,000,000.",
    },
    hint: "The discount ends after this many copies.",
    input: { inputMode: "numeric", maxLength: 9 },
  },
  saleStartsAt: { name: "sale_starts", label: "Starts", heading: "Discount starts", section: "sale", kind: "time" },
  saleEndsAt: { name: "sale_ends", label: "Ends", heading: "Discount ends", section: "sale", kind: "time" },
  relatedProducts: { name: "related", label: "Related products", section: "related", kind: "products", notNull: true },
  status: {
    name: "status",
    label: "Status",
    section: "bar",
    kind: "choice",
    options: productStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
    initial: "draft",
    required: WRONG_STATUS,
    format: { isValid: (text) => productStatuses.some((status) => status === text), problem: WRONG_STATUS },
  },
} as const satisfies Record<string, ProductField>;

export type ProductKey = keyof typeof productFields;

export const productKeys = Object.keys(productFields) as ProductKey[];
export const productEntries = Object.entries(productFields) as [ProductKey, ProductField][];

/** As in the form. `faq` is JSON; `relatedProducts` has slugs separated by commas. */
export type ProductTexts = Record<ProductKey, string>;

export function mapProductFields(toText: (key: ProductKey, field: ProductField) => string): ProductTexts {
  return Object.fromEntries(productEntries.map(([key, field]) => [key, toText(key, field)])) as ProductTexts;
}

export const initialTexts = mapProductFields((_, { initial = "" }) => initial);

export function getHeading(key: ProductKey): string {
  const { heading, label }: ProductField = productFields[key];
  return heading ?? label;
}
