/** The only list of an order's text fields, for the form, validation, emails and the office. */
import type { TextField } from "#app/server/forms/text-field";
import { isEmailAddress } from "#app/server/text/clean-text";
import { joinSearchText, toDigits } from "#app/server/text/search-text";

/** An empty optional field is stored as null. */
export type OrderTextField = TextField<FieldProblem>;

interface ContactField extends OrderTextField {
  headings: {
    email?: string;
    ticket?: string;
    csv?: string;
    /** Only in "Export CSV with amounts". "Export CSV" keeps the columns of the specification. */
    amounts?: string;
  };
}

interface FieldProblem {
  title: string;
  description: string;
}

/** In the order of the form, keyed like the columns in `drizzle/schema`. */
export const contactFields = {
  fullName: {
    name: "full_name",
    label: "Full name",
    limit: 200,
    required: { title: "Name Required", description: "Please enter your full name." },
    autoComplete: "name",
    headings: { email: "Name", ticket: "Customer", csv: "Name" },
  },
  email: {
    name: "email",
    label: "Email",
    limit: 254,
    required: { title: "Email Required", description: "Please enter your email address." },
    format: {
      isValid: isEmailAddress,
      problem: { title: "Invalid Email", description: "Please enter a valid email address." },
    },
    type: "email",
    autoComplete: "email",
    headings: { email: "Email", ticket: "Email", csv: "Email" },
  },
  phone: {
    name: "phone",
    label: "Phone",
    limit: 40,
    type: "tel",
    autoComplete: "tel",
    headings: { email: "Phone", ticket: "Phone", csv: "Phone" },
  },
  businessName: {
    name: "business_name",
    label: "Business name",
    limit: 200,
    autoComplete: "organization",
    headings: { email: "Business", ticket: "Business", csv: "Business" },
  },
} as const satisfies Record<string, ContactField>;

export const requirementsField = {
  name: "requirements",
  label: "Details",
  limit: 10_000,
  required: { title: "Details Required", description: "Please provide details for your selected visual types." },
} as const satisfies OrderTextField;

const textFields = { ...contactFields, requirements: requirementsField };

type ContactFields = typeof contactFields;
type ContactKey = keyof ContactFields;
export type TextKey = keyof typeof textFields;

export type Contact = {
  [Key in ContactKey]: ContactFields[Key] extends { required: FieldProblem } ? string : string | null;
};

export const contactKeys = Object.keys(contactFields) as ContactKey[];
export const contactEntries = Object.entries(contactFields) as [ContactKey, ContactField][];
export const textEntries = Object.entries(textFields) as [TextKey, OrderTextField][];

/** On a busy path, spread the result last: V8 builds a literal that starts with a spread 5 to 20 times slower. */
export function mapFields<Key extends string, Field, Value>(
  fields: [Key, Field][],
  toValue: (key: Key, field: Field) => Value,
): Record<Key, Value> {
  return Object.fromEntries(fields.map(([key, field]) => [key, toValue(key, field)])) as Record<Key, Value>;
}

export function pickContact(order: Contact): Contact {
  return mapFields(contactEntries, (key) => order[key]) as Contact;
}

export function listContact(
  contact: Contact,
  place: keyof ContactField["headings"],
): { key: ContactKey; heading: string; type: ContactField["type"]; value: string }[] {
  return contactEntries.flatMap(([key, { headings, type }]) => {
    const heading = headings[place];
    return heading === undefined ? [] : [{ key, heading, type, value: contact[key] ?? "" }];
  });
}

/** Everything typed and the number of the order that paid. Adds a telephone number as digits only. */
export function toSearchText(
  order: Contact & { requirements: string; message: string; drawnFrom?: string | null },
  submissionId: string,
): string {
  const typed = contactEntries.map(([key]) => order[key]);
  const brief = [...new Set([order.requirements, order.message])];
  return joinSearchText([
    ...typed,
    order.phone && toDigits(order.phone),
    ...brief,
    submissionId,
    order.drawnFrom ?? null,
  ]);
}
