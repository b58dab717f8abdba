import { getSmallestCharge, isPayableStep } from "#app/server/money/currency";
import { isBlank } from "#app/server/text/clean-text";
import { formatMoney, nameCurrency } from "#app/server/text/money";
import {
  getHeading,
  type ProductField,
  type ProductKey,
  type ProductTexts,
  productEntries,
} from "../model/product-fields";
import { describePriceExamples, getQuestionFields, limits, parsePrice, parseQuestions } from "../model/product-formats";
import { type EditedColumns, type Region, toColumns } from "./product-texts.server";

export type FieldErrors = Record<string, string>;

const MIN_REASON = "Payment links can’t charge less.";

/** No payment link takes such an amount. Free products need no payment link. */
export const isTooSmall = (cents: number, currency: string): boolean =>
  cents > 0 && cents < getSmallestCharge(currency);

/** Without a slug, one is made from the title. Use `columns` only without errors. */
export function checkProduct(texts: ProductTexts, region: Region): { errors: FieldErrors; columns: EditedColumns } {
  const columns = toColumns(texts, region);
  const found = productEntries.flatMap(([key, field]) => {
    if (field.kind === "questions") return Object.entries(checkQuestions(parseQuestions(texts[key])));
    const problem = checkText(key, field, texts[key]) ?? checkValue(key, field, texts, { ...columns, ...region });
    return problem === null ? [] : [[field.name, problem]];
  });
  return { errors: Object.fromEntries(found), columns: columns as EditedColumns };
}

function checkText(
  key: ProductKey,
  { kind, required, format, limit = Number.POSITIVE_INFINITY }: ProductField,
  text: string,
): string | null {
  // The error of a price names the currency.
  if (required && kind !== "money" && isBlank(text)) return required;
  if (text && format && !format.isValid(text)) return format.problem;
  if (kind === "list") {
    const items = text.split("\n");
    if (items.length > limits.items) return `List at most ${limits.items} items.`;
    return items.some((item) => item.length > limit) ? `Keep each line to ${limit} characters.` : null;
  }
  const [most, typed] = [limit, text.length].map((count) => count.toLocaleString("en-US"));
  return text.length > limit
    ? `Keep the ${getHeading(key).toLowerCase()} to ${most} characters. It has ${typed}.`
    : null;
}

function checkValue(
  key: ProductKey,
  { kind }: ProductField,
  texts: ProductTexts,
  columns: ReturnType<typeof toColumns> & Region,
): string | null {
  const { saleStartsAt, saleEndsAt, currency } = columns;
  if (kind === "time" && texts[key] && !columns[key])
    return "Choose a date and a time. On some days the clock skips an hour.";
  switch (key) {
    case "priceCents":
      return findPriceProblem(texts.priceCents, currency);
    case "salePriceCents":
      return findSalePriceProblem(texts, columns);
    case "saleEndsAt":
      return saleStartsAt && saleEndsAt && saleEndsAt <= saleStartsAt ? "Choose an end after the start." : null;
    default:
      return null;
  }
}

function findPriceProblem(text: string, currency: string): string | null {
  const cents = parsePrice(text, currency);
  if (cents === null || !isPayableStep(cents, currency))
    return `Enter the price in ${nameCurrency(currency)}, such as ${describePriceExamples("19", currency)}. For a free product, enter 0.`;
  const smallest = formatMoney(getSmallestCharge(currency), currency);
  return isTooSmall(cents, currency) ? `Enter at least ${smallest}, or 0 for a free product. ${MIN_REASON}` : null;
}

function findSalePriceProblem(
  { saleStartsAt, saleEndsAt, saleLimit, salePriceCents: text }: ProductTexts,
  { priceCents, salePriceCents, currency }: ReturnType<typeof toColumns> & Region,
): string | null {
  if (text && (!salePriceCents || !isPayableStep(salePriceCents, currency)))
    return `Enter the discount price in ${nameCurrency(currency)}, such as ${describePriceExamples("9", currency)}.`;
  if (salePriceCents === null)
    return saleStartsAt || saleEndsAt || saleLimit
      ? "Enter the discount price, or clear the other discount fields."
      : null;
  if (isTooSmall(salePriceCents, currency))
    return `Enter a discount price of at least ${formatMoney(getSmallestCharge(currency), currency)}. ${MIN_REASON}`;
  return priceCents !== null && salePriceCents >= priceCents ? "Enter a discount price lower than the price." : null;
}

function checkQuestions(questions: EditedColumns["faq"]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, { question, answer }] of questions.entries()) {
    const names = getQuestionFields(index);
    if (isBlank(question)) errors[names.question] = "Enter the question, or clear its answer.";
    else if (question.length > limits.question)
      errors[names.question] = `Keep the question to ${limits.question} characters.`;
    if (isBlank(answer)) errors[names.answer] = "Enter the answer, or clear its question.";
    else if (answer.length > limits.answer)
      errors[names.answer] = `Keep the answer to ${limits.answer.toLocaleString("en-US")} characters.`;
  }
  if (questions.length > limits.questions) errors.faq_question_1 = `Keep to ${limits.questions} questions.`;
  return errors;
}

export function listMissing({ description }: { description: string }, hasFile: boolean): string[] {
  return [isBlank(description) ? "a short description" : null, hasFile ? null : "a file to download"].filter(
    (what) => what !== null,
  );
}

export const describeMissing = (missing: readonly string[]): string =>
  `It needs ${missing.join(" and ")} before you can publish it.`;
