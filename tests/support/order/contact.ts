import { type Contact, contactEntries, mapFields } from "#app/order/model/order-fields";

/** The contact fields of a customer who left the optional ones empty; a test changes what it is about. */
export function createContact(changes: Partial<Contact> = {}): Contact {
  const empty = mapFields(contactEntries, () => null);
  return { ...empty, fullName: "Dana Whitfield", email: "dana@studio.example", ...changes };
}

const samples = {
  text: "Quixby & Sons",
  email: "quixby@elsewhere.example",
  tel: "555-0199-8877",
  url: "https://quixby.example/shop?a=1",
};

/** A value for each contact field, as a customer types it. */
export const filledContact = mapFields(contactEntries, (key, { type = "text" }) =>
  type === "text" ? `${key} ${samples.text}` : samples[type],
);

/** The same under the names of the inputs. */
export const filledInputs = Object.fromEntries(contactEntries.map(([key, { name }]) => [name, filledContact[key]]));
