import { allRights, officeRights, type Right } from "#app/office-rights";
import { findTextProblem, type TextField } from "#app/server/forms/text-field";
import { isEmailAddress } from "#app/server/text/clean-text";

/** Texts, so that the edits of two people merge field by field. */
export const personNames = ["name", "email", "role", "rights"] as const;

export type PersonName = (typeof personNames)[number];
export type PersonTexts = Record<PersonName, string>;

export const nameField: TextField = {
  name: "name",
  label: "Name",
  limit: 80,
  required: "Enter a name. It’s shown next to notes and changes.",
  autoComplete: "off",
};

export const emailField: TextField = {
  name: "email",
  label: "Email",
  limit: 254,
  type: "email",
  required: "Enter an email address.",
  format: { isValid: isEmailAddress, problem: "Enter an email address such as sam@example.com." },
  autoComplete: "off",
};

export const roleLabels: Record<string, string> = {
  admin: "Admin",
  staff: "Staff",
};

export const personLabels: Record<PersonName, string> = {
  name: "Name",
  email: "Email",
  role: "Role",
  rights: "Can open",
};

/** Availability is opened from the bookings, so it needs both rights. */
export function joinRights(chosen: readonly string[]): string {
  const needed = chosen.includes("availability") ? [...chosen, "bookings"] : chosen;
  return allRights.filter((right) => needed.includes(right)).join(",");
}

export const splitRights = (text: string): Right[] => allRights.filter((right) => text.split(",").includes(right));

export function describePersonText(name: string, text: string): string {
  if (name === "role") return text === "admin" ? "Admin" : "Staff";
  if (name !== "rights") return text;
  return splitRights(text)
    .map((right) => officeRights[right])
    .join(", ");
}

export function checkPerson({ name, email, role }: PersonTexts): Partial<PersonTexts> {
  const problems = {
    name: findTextProblem(nameField, name),
    email: findTextProblem(emailField, email),
    role: Object.hasOwn(roleLabels, role) ? null : "Choose a role.",
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}
