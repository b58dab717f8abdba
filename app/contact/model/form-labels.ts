import type { ContactForm } from "./message-fields";

export const formLabels: Record<ContactForm, string> = {
  contact: "Contact form",
  inquiry: "Inquiry form",
};
