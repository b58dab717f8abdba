import { MIN_PAYMENT_CENTS } from "#app/coupons/compute-discount";
import { isBlank } from "#app/server/text/clean-text";
import { formatMoney } from "#app/server/text/money";
import { findProductCategory } from "../model/categories";
import { getQuestionFields, limits, type ProductTexts, parseQuestions, parseRelated } from "../model/product-fields";
import { productStatuses } from "../model/product-statuses";
import type { EditedColumns } from "./product-texts.server";
import { isCheckoutLink, parseCopies, parsePrice } from "./read-amounts.server";
import { parseFieldTime } from "./sale-times.server";

/** By the name of the form's control. */
export type FieldErrors = Record<string, string>;

const MIN_PRICE = formatMoney(MIN_PAYMENT_CENTS);
const MIN_REASON = "Payment links can’t charge less.";

/** True for an amount that no payment link takes. Free products need no payment link. */
export const isTooSmall = (cents: number): boolean => cents > 0 && cents < MIN_PAYMENT_CENTS;

/** Without a slug, one is made from the title. `errors` is empty if the rest can be saved. */
export function checkProduct(texts: ProductTexts, zone: string): { errors: FieldErrors; columns: EditedColumns } {
  const errors: FieldErrors = {};
  const priceCents = parsePrice(texts.price);
  const status = productStatuses.find((one) => one === texts.status);
  if (isBlank(texts.title)) errors.title = "Please enter a title.";
  checkLength(errors, "title", "title", texts.title);
  if (texts.slug && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(texts.slug))
    errors.slug = "Please use lowercase letters, digits and hyphens, such as client-onboarding-kit.";
  else checkLength(errors, "slug", "address", texts.slug);
  checkLength(errors, "description", "short description", texts.description);
  checkLength(errors, "detailed", "description", texts.detailed);
  if (!findProductCategory(texts.category)) errors.category = "Please choose a category.";
  if (priceCents === null)
    errors.price = "Please enter the price in dollars, such as 19 or 19.50. For a free product, enter 0.";
  else if (isTooSmall(priceCents)) errors.price = `Enter at least ${MIN_PRICE}, or 0 for a free product. ${MIN_REASON}`;
  if (texts.checkout_link.length > limits.link || (texts.checkout_link && !isCheckoutLink(texts.checkout_link)))
    errors.checkout_link = "Please paste the full checkout link, starting with https://.";
  if (!status) errors.status = "Please choose a status.";
  const sale = checkSale(errors, texts, priceCents, zone);
  const includedItems = texts.included.split("\n").filter(Boolean);
  if (includedItems.length > limits.items) errors.included = `Please list at most ${limits.items} items.`;
  else if (includedItems.some((item) => item.length > limits.item))
    errors.included = `Please keep each line to ${limits.item} characters.`;
  const faq = checkQuestions(errors, texts.faq);
  const columns = {
    ...{ title: texts.title, slug: texts.slug, description: texts.description, detailedDescription: texts.detailed },
    ...{ category: texts.category, priceCents: priceCents ?? 0, checkoutLink: texts.checkout_link || null },
    ...{ ...sale, includedItems, faq, relatedProducts: parseRelated(texts.related), status: status ?? "draft" },
  };
  return { errors, columns };
}

type Limited = "title" | "slug" | "description" | "detailed";

function checkLength(errors: FieldErrors, name: Limited, what: string, text: string): void {
  const limit = limits[name];
  if (text.length > limit)
    errors[name] =
      `Please keep the ${what} to ${limit.toLocaleString("en-US")} characters. It has ${text.length.toLocaleString("en-US")}.`;
}

function checkSale(errors: FieldErrors, texts: ProductTexts, priceCents: number | null, zone: string) {
  const salePriceCents = texts.sale_price ? parsePrice(texts.sale_price) : null;
  const readTime = (name: "sale_starts" | "sale_ends") => {
    const time = texts[name] ? parseFieldTime(texts[name], zone) : null;
    if (texts[name] && !time) errors[name] = "Please choose a date and a time. On some days the clock skips an hour.";
    return time;
  };
  const [saleStartsAt, saleEndsAt] = [readTime("sale_starts"), readTime("sale_ends")];
  const saleLimit = texts.sale_limit ? parseCopies(texts.sale_limit) : null;
  if (texts.sale_price && !salePriceCents)
    errors.sale_price = "Please enter the sale price in dollars, such as 9 or 9.50.";
  else if (salePriceCents !== null && isTooSmall(salePriceCents))
    errors.sale_price = `Enter a sale price of at least ${MIN_PRICE}. ${MIN_REASON}`;
  else if (salePriceCents !== null && priceCents !== null && salePriceCents >= priceCents)
    errors.sale_price = "Please enter a sale price lower than the price.";
  else if (!texts.sale_price && (texts.sale_starts || texts.sale_ends || texts.sale_limit))
    errors.sale_price = "Please enter the sale price, or clear the other sale fields.";
  if (saleStartsAt && saleEndsAt && saleEndsAt <= saleStartsAt)
    errors.sale_ends = "Please choose an end after the start.";
  if (texts.sale_limit && saleLimit === null)
    errors.sale_limit = "Please enter a number of copies from 1 to 1,000,000.";
  return { salePriceCents, saleStartsAt, saleEndsAt, saleLimit };
}

function checkQuestions(errors: FieldErrors, text: string) {
  const questions = parseQuestions(text);
  for (const [index, { question, answer }] of questions.entries()) {
    const names = getQuestionFields(index);
    if (isBlank(question)) errors[names.question] = "Please enter the question, or clear its answer.";
    else if (question.length > limits.question)
      errors[names.question] = `Please keep the question to ${limits.question} characters.`;
    if (isBlank(answer)) errors[names.answer] = "Please enter the answer, or clear its question.";
    else if (answer.length > limits.answer)
      errors[names.answer] = `Please keep the answer to ${limits.answer.toLocaleString("en-US")} characters.`;
  }
  if (questions.length > limits.questions) errors.faq_question_1 = `Please keep to ${limits.questions} questions.`;
  return questions;
}

/** What a product needs before it is published. */
export function listMissing({ description }: { description: string }, hasFile: boolean): string[] {
  return [isBlank(description) ? "a short description" : null, hasFile ? null : "a file to download"].filter(
    (what) => what !== null,
  );
}

export const describeMissing = (missing: readonly string[]): string =>
  `It needs ${missing.join(" and ")} before you can publish it.`;
