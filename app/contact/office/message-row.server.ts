import type { EntryRow } from "#app/inbox/entry-view.server";
import type { Services } from "#app/server/services.server";
import { findMessage } from "../answer/find-message.server";
import { formLabels, listFields } from "../model/message-fields";

const shownElsewhere = ["name", "email", "phone", "message"];

export async function findMessageRow(services: Services, id: string): Promise<EntryRow | null> {
  const message = await findMessage(services, id);
  if (!message) return null;
  const label = formLabels[message.form];
  return {
    ...message,
    business: message.businessName,
    ...{ label, form: label.toLowerCase(), text: message.message },
    details: listFields(message.form).flatMap(([key, { label }]) => {
      const value = message[key];
      return value && !shownElsewhere.includes(key) ? [{ label, value }] : [];
    }),
  };
}
