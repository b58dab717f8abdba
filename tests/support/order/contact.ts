import { type Contact, contactEntries, mapFields } from "#app/order/model/order-fields";

/** The contact fields of a customer who left the optional ones empty; a test changes what it is about. */
export function createContact(changes: Partial<Contact> = {}): Contact {
  const empty = mapFields(contactEntries, () => null);
  return { ...empty, fullName: "Dana Whitfield", email: "dana@studio.example", ...changes };
}

const samples = {
  email: "quixby@elsewhere.example",
  tel: "555-0199-8877",
  url: "https://quixby.example/shop?a=1",
  "datetime-local": "2026-01-31T07:00",
};

/** A value for each contact field, as a customer types it. */
export const filledContact = mapFields(contactEntries, (key, { type }) =>
  type ? samples[type] : `${key} Quixby & Sons`,
);

/** The same under the names of the inputs. */
export const filledInputs = Object.fromEntries(contactEntries.map(([key, { name }]) => [name, filledContact[key]]));
