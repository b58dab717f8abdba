import { z } from "zod";
import { cleanText } from "#app/server/forms/clean-text";
import { type AttachedPhoto, fields, type OrderProblem, type OrderValues } from "../form/form-state";
import {
  countVisuals,
  findPackage,
  limits,
  type Option,
  parseCount,
  question,
  type Split,
  testPackage,
  visualTypes,
} from "../packages";

/** An order that passed every rule, as it is stored. */
export interface Order {
  fullName: string;
  email: string;
  phone: string | null;
  businessName: string | null;
  option: Option;
  requirements: string;
  /** Null for `other` and `test`. */
  breakdown: Split | null;
  photos: AttachedPhoto[];
}

/** One line, as typed: control characters out, ends trimmed, one Unicode form (NFC). */
const line = z.string().transform((text) => cleanText(text).replace(/\s+/g, " ").trim());
const paragraphs = z.string().transform((text) => cleanText(text).trim());

/** Whether there is something to see: zero-width characters alone are no name. */
function isVisible(text: string): boolean {
  return /[^\p{Cf}\p{Z}\s]/u.test(text);
}

/** Reads the posted fields without judging them: what the visitor sees again when something is wrong. */
export function readValues(form: URLSearchParams, photos: AttachedPhoto[]): OrderValues {
  const text = (name: string) => form.get(name) ?? "";
  return {
    formId: /^[\w-]{1,64}$/.test(text(fields.formId)) ? text(fields.formId) : "",
    fullName: line.parse(text(fields.fullName)),
    email: line.parse(text(fields.email)),
    phone: line.parse(text(fields.phone)),
    businessName: line.parse(text(fields.businessName)),
    option: text(fields.option).slice(0, 20),
    requirements: paragraphs.parse(text(fields.requirements)),
    split: Object.fromEntries(visualTypes.map(({ key }) => [key, line.parse(text(fields.split(key))).slice(0, 20)])),
    photos,
  };
}

/**
 * The rules of specification section 5, in its order, then the length limits. Every rule is checked, so that one
 * round shows all there is to mend.
 * @param canTest whether the internal test package is offered to this visitor
 */
export function checkOrder(values: OrderValues, canTest = false): { order: Order } | { problems: OrderProblem[] } {
  const problems: OrderProblem[] = [];
  const problem = (field: OrderProblem["field"], title: string, description: string) =>
    problems.push({ field, title, description });

  if (!isVisible(values.fullName)) problem("fullName", "Name Required", "Please enter your full name.");
  if (!values.email) problem("email", "Email Required", "Please enter your email address.");
  else if (!isAddress(values.email)) problem("email", "Invalid Email", "Please enter a valid email address.");

  const bought = findPackage(values.option);
  const known = bought || values.option === question.value || (canTest && values.option === testPackage.value);
  if (!known) problem("option", "Package Required", "Please select a package above.");

  const breakdown = bought ? countSplit(values.split) : null;
  if (bought && breakdown) {
    const total = countVisuals(breakdown);
    if (total === 0)
      problem("split", "Visual Breakdown Required", "Please select how many visuals you need for each type.");
    if (total > bought.visuals)
      problem(
        "split",
        "Too Many Visuals",
        `You've selected ${total} visuals but your package only includes ${bought.visuals}. Please reduce your selection.`,
      );
  }
  if (!isVisible(values.requirements))
    problem("requirements", "Details Required", "Please provide details for your selected visual types.");
  problems.push(...tooLong(values));
  if (problems.length > 0) return { problems };

  return {
    order: {
      fullName: values.fullName,
      email: values.email,
      phone: values.phone || null,
      businessName: values.businessName || null,
      option: values.option as Option,
      requirements: values.requirements,
      breakdown,
      photos: values.photos,
    },
  };
}

/** The counts above zero. A key that is no visual type was never read (`readValues`). */
function countSplit(split: Record<string, string>): Split {
  const counts = visualTypes.map(({ key }) => [key, parseCount(split[key] ?? "")] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/**
 * The specification's rule: an at sign and a dot, wherever it is. Beyond that, only text that is not a single bare
 * address is refused (RFC 5322, section 3.4: several recipients, names, comments), because no mail could be sent to it.
 */
export function isAddress(text: string): boolean {
  return text.includes(".") && /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/u.test(text);
}

function tooLong(values: OrderValues): OrderProblem[] {
  const lengths = [
    ["fullName", "Full name", limits.fullName],
    ["email", "Email", limits.email],
    ["phone", "Phone", limits.phone],
    ["businessName", "Business name", limits.businessName],
    ["requirements", "Details", limits.requirements],
  ] as const;
  return lengths
    .filter(([field, , most]) => values[field].length > most)
    .map(([field, label, most]) => ({
      field,
      title: "Too Long",
      description: `${label}: please keep it to ${most.toLocaleString("en-US")} characters.`,
    }));
}
