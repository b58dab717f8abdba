import type { ReceiptBuyer } from "#drizzle/schema/values";
import { findTextProblem, type TextField } from "../server/forms/text-field";
import { cleanLine, cleanText } from "../server/text/clean-text";
import { listCountries } from "../server/text/countries";

export type BuyerDetails = Omit<ReceiptBuyer, "email">;

export const buyerFields: Record<keyof BuyerDetails, TextField> = {
  company: { name: "company", label: "Company", limit: 120, autoComplete: "organization" },
  name: { name: "name", label: "Name", limit: 120, autoComplete: "name" },
  street: { name: "street", label: "Street address", limit: 200, isLong: true, autoComplete: "street-address" },
  city: { name: "city", label: "City and state", limit: 100, autoComplete: "address-level2" },
  postal_code: { name: "postal_code", label: "ZIP or postal code", limit: 20, autoComplete: "postal-code" },
  country: {
    name: "country",
    label: "Country",
    limit: 2,
    autoComplete: "country",
    choices: [{ value: "", label: "Choose a country" }, ...listCountries()],
  },
  tax_id: { name: "tax_id", label: "Tax ID", limit: 40, hint: "An EIN or VAT number." },
};

export const buyerNames = Object.keys(buyerFields) as (keyof BuyerDetails)[];

export function readBuyer(fields: URLSearchParams): BuyerDetails {
  const read = (name: keyof BuyerDetails) => {
    const text = fields.get(name) ?? "";
    return buyerFields[name].isLong ? cleanText(text).trim() : cleanLine(text);
  };
  return Object.fromEntries(buyerNames.map((name) => [name, read(name)])) as BuyerDetails;
}

export function findBuyerProblems(buyer: BuyerDetails): Partial<Record<keyof BuyerDetails, string>> {
  const problems: Partial<Record<keyof BuyerDetails, string>> = {};
  for (const name of buyerNames) {
    const problem = findTextProblem(buyerFields[name], buyer[name]);
    if (problem) problems[name] = problem;
  }
  if (!problems.street && buyer.street.split("\n").length > MAX_LINES)
    problems.street = `Street address: use at most ${MAX_LINES} lines.`;
  return problems;
}

const MAX_LINES = 4;
