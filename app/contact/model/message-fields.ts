import type { TextField } from "#app/server/forms/text-field";
import { isEmailAddress } from "#app/server/text/clean-text";
import { hasAreaCode } from "#app/server/text/phone-number";

export type ContactForm = "contact" | "inquiry";

/** `name` is also the key in the webhook's JSON (specification, section 3). */
export type MessageField = TextField;

export type MessageKey = "name" | "businessName" | "email" | "phone" | "businessType" | "inquiryType" | "message";

const email = {
  name: "email",
  label: "Email",
  limit: 254,
  required: "Please enter your email address.",
  format: { isValid: isEmailAddress, problem: "Please enter a valid email address." },
  type: "email",
  autoComplete: "email",
} as const satisfies MessageField;

const phoneProblem = "Please enter your phone number with the area code.";

const phone = {
  name: "phone",
  label: "Phone",
  limit: 40,
  format: { isValid: hasAreaCode, problem: phoneProblem },
  type: "tel",
  autoComplete: "tel",
} as const satisfies MessageField;

export const contactFields = {
  name: {
    name: "fullName",
    label: "Full name",
    limit: 200,
    required: "Please enter your full name.",
    autoComplete: "name",
  },
  businessName: { name: "businessName", label: "Business name", limit: 200, autoComplete: "organization" },
  email,
  phone: { ...phone, required: phoneProblem, hint: "We only call if email fails." },
  message: {
    name: "message",
    label: "Message",
    limit: 10_000,
    required: "Please write a message.",
    hint: "Tell us what eats your week, or what you’d like us to make. Rough notes are fine.",
    isLong: true,
  },
} as const satisfies Partial<Record<MessageKey, MessageField>>;

const businessTypes = [
  "Law firm",
  "Real estate",
  "Barber or salon",
  "Home services",
  "Health and wellness",
  "Financial services",
  "E-commerce or retail",
  "Restaurant",
  "Events",
  "Education or coaching",
  "Non-profit",
  "Automotive",
  "Dental or medical",
  "Insurance",
  "Coach",
  "Travel",
  "Cleaning",
  "Pet services",
  "Contractor",
  "Gym or fitness",
  "Something else",
];

const inquiryTypes = [
  "AI automation",
  "Website or funnel",
  "AI consulting",
  "Visual design",
  "Digital Vault",
  "Something else",
];

const toChoices = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

export const inquiryFields = {
  name: { name: "name", label: "Name", limit: 200, required: "Please enter your name.", autoComplete: "name" },
  email,
  phone: { ...phone, hint: "If you’d like a call." },
  businessType: { name: "businessType", label: "Industry", limit: 100, choices: toChoices(businessTypes) },
  inquiryType: { name: "inquiryType", label: "Topic", limit: 100, choices: toChoices(inquiryTypes) },
  message: {
    name: "message",
    label: "Message",
    limit: 10_000,
    hint: "What do you do now? What takes too long? What would you rather have?",
    isLong: true,
  },
} as const satisfies Partial<Record<MessageKey, MessageField>>;

const forms: Record<ContactForm, Partial<Record<MessageKey, MessageField>>> = {
  contact: contactFields,
  inquiry: inquiryFields,
};

export function listFields(form: ContactForm): [MessageKey, MessageField][] {
  return Object.entries(forms[form]) as [MessageKey, MessageField][];
}

/** Stored with each message. Raise the version when the text changes. */
export const consent = {
  name: "consent",
  version: "1",
  describe: (name: string) => `${name} may store what I wrote here and contact me about it.`,
  missing: "Please check the consent box to proceed.",
} as const;

/** Set by JavaScript, which shows the thank-you message on the same page. */
export const ENHANCED_FIELD = "enhanced";

export const formLabels: Record<ContactForm, string> = {
  contact: "Contact form",
  inquiry: "Inquiry form",
};

export const MESSAGE_KIND = "contact_message";
