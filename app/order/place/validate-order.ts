import { describeVisuals, question, testPackage } from "#app/packages/packages";
import { describeLimit, readFormId } from "#app/server/forms/text-field";
import { cleanEmail, cleanLine, cleanText, isBlank } from "#app/server/text/clean-text";
import { formatMoney } from "#app/server/text/money";
import { type AttachedPhoto, fields, type OrderProblem, type OrderValues } from "../model/form-state";
import {
  type Contact,
  contactEntries,
  mapFields,
  type OrderTextField,
  requirementsField,
  type TextKey,
  textEntries,
} from "../model/order-fields";
import {
  countVisuals,
  findOption,
  findPackage,
  listPrice,
  type Packages,
  parseCount,
  type Split,
  visualTypes,
} from "../model/packages";
import { describeTooMany } from "../model/split-state";

export interface Order extends Contact {
  option: string;
  bought: { name: string; cents: number; currency: string; visuals: number };
  requirements: string;
  breakdown: Split | null;
  photos: AttachedPhoto[];
  coupon?: string | null;
}

/** Not validated, because the visitor sees these values again if something is wrong. */
export function readOrderValues(form: URLSearchParams, photos: AttachedPhoto[]): OrderValues {
  const text = (name: string) => form.get(name) ?? "";
  return {
    requirements: cleanText(text(requirementsField.name)).trim(),
    formId: readFormId(text(fields.formId)),
    option: text(fields.option).slice(0, 20),
    split: Object.fromEntries(visualTypes.map(({ key }) => [key, cleanLine(text(fields.split(key))).slice(0, 20)])),
    coupon: cleanLine(text(fields.coupon)).slice(0, 40),
    photos,
    ...mapFields(contactEntries, (key, { name }) => (key === "email" ? cleanEmail : cleanLine)(text(name))),
  };
}

/** All problems in the order of specification section 5, then the length limits. */
export function validateOrder(
  values: OrderValues,
  packages: Packages,
  { canOrderTest = false, currency }: { canOrderTest?: boolean; currency?: string } = {},
): { order: Order } | { problems: OrderProblem[] } {
  const bought = findPackage(packages, values.option);
  const breakdown = bought ? countSplit(values.split) : null;
  const isTest = values.option === testPackage.value;
  const option = isTest && !canOrderTest ? null : findOption(packages, values.option, currency);
  const problems = [
    ...contactEntries.flatMap(([key, field]) => findTextProblem(key, field, values[key])),
    ...findOptionProblem(option),
    ...(bought && breakdown ? findSplitProblem(countVisuals(breakdown), bought.visuals) : []),
    ...findTextProblem("requirements", getRequirementsField(values.option), values.requirements),
    ...findTooLong(values),
  ];
  if (problems.length > 0 || !option) return { problems };
  const contact = mapFields(contactEntries, (key, { required }) => (required ? values[key] : values[key] || null));
  return {
    order: {
      option: values.option,
      bought: { name: option.name, cents: option.cents, currency: option.currency, visuals: option.visuals },
      requirements: values.requirements,
      breakdown,
      photos: values.photos,
      coupon: values.option === question.value ? null : values.coupon || null,
      ...(contact as Contact),
    },
  };
}

/** A question has no visual types, so it needs its own error. */
function getRequirementsField(option: string): OrderTextField {
  if (option !== question.value) return requirementsField;
  const { title } = requirementsField.required;
  return { ...requirementsField, required: { title, description: "Please enter your question." } };
}

function findTextProblem(field: TextKey, { required, format }: OrderTextField, text: string): OrderProblem[] {
  if (format && text && !format.isValid(text)) return [{ field, ...format.problem }];
  return required && isBlank(text) ? [{ field, ...required }] : [];
}

function findOptionProblem(option: unknown): OrderProblem[] {
  if (option) return [];
  return [{ field: "option", title: "Package Required", description: "Please select a package above." }];
}

/** The visitor agrees only to the price on the page. */
export function findPackageChange(option: string, shownPrices: string, packages: Packages): OrderProblem | null {
  const shown = shownPrices.split(" ").find((text) => text.startsWith(`${option}:`));
  if (!shown) return null;
  const found = findPackage(packages, option);
  if (!found) {
    const description = "We no longer sell the package you chose. Please select another one.";
    return { field: "option", title: "Package Required", description };
  }
  if (shown === listPrice(found)) return null;
  const description = `The ${found.name} package is now ${describeVisuals(found.visuals)} for ${formatMoney(found.cents, found.currency)}. Send your order again to buy it at this price.`;
  return { field: "option", title: "Package Changed", description };
}

function findSplitProblem(total: number, included: number): OrderProblem[] {
  const field = "split";
  if (total === 0) {
    const description = "Please select how many visuals you need for each type.";
    return [{ field, title: "Visual Breakdown Required", description }];
  }
  return findTooManyVisuals(total, included);
}

export function findTooManyVisuals(total: number, holds: number, isPrepaid = false): OrderProblem[] {
  if (total <= holds) return [];
  return [{ field: "split", title: "Too Many Visuals", description: describeTooMany(total, holds, isPrepaid) }];
}

export function findTooLong(values: OrderValues): OrderProblem[] {
  return textEntries
    .filter(([key, { limit }]) => values[key].length > limit)
    .map(([field, described]) => ({ field, title: "Too Long", description: describeLimit(described) }));
}

function countSplit(split: Record<string, string>): Split {
  const counts = visualTypes.map(({ key }) => [key, parseCount(split[key] ?? "")] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
