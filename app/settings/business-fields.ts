import { eachLine, wholeNumber } from "../server/forms/text-field";
import { describeSettings } from "../server/setting-form";
import { isEmailAddress, isWebAddress } from "../server/text/clean-text";
import { listCountries } from "../server/text/countries";
import { business } from "../site";

// Nobody can register such a domain (RFC 2606).
export const isExampleAddress = (address: string): boolean => /\.example>?\s*$/.test(address);

export const businessForm = describeSettings({
  title: "Business",
  description: "The agency’s name and addresses on every page, in emails, calendar files and search results.",
  section: business,
  fields: {
    name: {
      name: "name",
      groupHeading: "Contact",
      label: "Name",
      limit: 30,
      required: "Enter the name of the business.",
    },
    legal_name: {
      name: "legal_name",
      label: "Legal name",
      limit: 100,
      hint: "Only if it differs from the name. Shown in the footer’s © line and to search engines.",
    },
    email: {
      name: "email",
      label: "Email",
      limit: 254,
      type: "email",
      required: "Enter the email address that customers can write to.",
      format: { isValid: isEmailAddress, problem: "Enter an email address such as hello@example.com." },
      getWarning: (text) => (isExampleAddress(text) ? "Still an example. Enter your own address." : undefined),
      hint: "Customers see this address. Emails to your team go here too, unless your server sets a team address.",
    },
    phone: {
      name: "phone",
      label: "Phone",
      limit: 40,
      type: "tel",
      format: {
        isValid: (text) => /^[+(\d][\d\s().-]+$/.test(text) && text.replace(/\D/g, "").length >= 7,
        problem: "Enter a phone number such as (407) 555-0134.",
      },
    },
    links: {
      name: "links",
      label: "Social links",
      limit: 1000,
      isLong: true,
      format: eachLine(isWebAddress, "enter a web address that begins with https://."),
      hint: "One web address per line. Shown in the footer.",
    },
    street: {
      name: "street",
      groupHeading: "Address and hours",
      isWide: true,
      label: "Street address",
      limit: 120,
      missing: "Missing. US law requires a postal address in commercial emails.",
      hint: "Or a PO box. Every email ends with this address. Payment reminders may count as commercial.",
    },
    city: {
      name: "city",
      label: "City and state",
      limit: 80,
      required: "Enter the city.",
      hint: "Such as Tampa, FL.",
    },
    country: {
      name: "country",
      label: "Country",
      limit: 2,
      choices: listCountries(),
      required: "Choose a country.",
    },
    hours: {
      name: "hours",
      label: "Opening hours",
      limit: 300,
      isLong: true,
      hint: "One per line, such as Monday to Friday, 9\u00a0AM to 5\u00a0PM. The contact pages and search engines show them. Any other line, such as By appointment, appears as you type it.",
    },
    reply_hours: {
      name: "reply_hours",
      label: "Hours until you reply",
      limit: 3,
      required: "Enter the number of hours.",
      inputMode: "numeric",
      format: wholeNumber(1, 168),
      hint: "What pages and emails promise, such as “We reply within 24 hours”.",
    },
    tax_id: {
      name: "tax_id",
      groupHeading: "Receipts",
      label: "Tax ID",
      limit: 40,
      hint: "Shown only on receipts.",
    },
    receipt_note: {
      name: "receipt_note",
      label: "Note on receipts",
      limit: 300,
      isLong: true,
      hint: "At the foot of receipts and credit notes that you issue from now on, such as your bank details or registration number.",
    },
  },
});
