import type { CONTACT_FORMS } from "#drizzle/values";

export const formLabels: Record<(typeof CONTACT_FORMS)[number], string> = {
  contact: "Contact form",
  inquiry: "Inquiry form",
};
