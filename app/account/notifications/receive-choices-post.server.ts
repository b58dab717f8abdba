import { getShownName } from "#app/server/forms/merge-edits";
import type { Flash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import { type ChoiceTexts, describeChoice, isChoiceField, labelChoice, type RefusedChoices } from "./choice-texts";
import { type ChoiceSave, saveChoices, undoChoices } from "./save-choices.server";

interface Post {
  userId: string;
  name: string;
  actor: string;
  fields: URLSearchParams;
}

type Result = { toast: Flash } | { refused: RefusedChoices; status: number };

export const isChoicesPost = (fields: URLSearchParams): boolean =>
  ["save_notifications", "undo_notifications"].includes(fields.get("intent") ?? "");

function readTexts(fields: URLSearchParams, getName: (name: string) => string): ChoiceTexts {
  const names = [...fields.keys()].filter(isChoiceField);
  return Object.fromEntries(names.map((name) => [name, fields.get(getName(name)) ?? ""]));
}

const readForm = (fields: URLSearchParams) => ({
  typed: readTexts(fields, (name) => name),
  shown: readTexts(fields, getShownName),
});

export function keepTypedChoices(fields: URLSearchParams, toast: Flash): RefusedChoices {
  const { typed: choices, shown } = readForm(fields);
  return { title: "", choices, shown, errors: {}, compared: [], toast };
}

export async function receiveChoicesPost(services: Services, post: Post): Promise<Result> {
  const { userId, actor, fields } = post;
  if (fields.get("intent") === "undo_notifications") {
    const editId = fields.get("edit") ?? "";
    return describeSave(services, post, await undoChoices(services, { userId, actor, editId }));
  }
  return describeSave(services, post, await saveChoices(services, { userId, actor, ...readForm(fields) }));
}

function describeSave({ features }: Services, { name, fields }: Post, result: ChoiceSave): Result {
  const { typed, shown } = readForm(fields);
  switch (result.outcome) {
    case "saved": {
      const action = { label: "Undo", to: "", fields: { intent: "undo_notifications", edit: result.editId } };
      return { toast: { title: "Notifications Saved", description: `${name}.`, tone: "info", action } };
    }
    case "unchanged":
      return { toast: { title: "Nothing Changed", description: `${name}.`, tone: "info" } };
    case "changed_since": {
      const description = "Somebody has changed this account again since then. Change it back by hand.";
      return { toast: { title: "Not Undone", description, tone: "error" } };
    }
    case "missing":
      return { toast: { title: "Error", description: "This account isn’t there anymore.", tone: "error" } };
    case "invalid": {
      const title = "We haven’t saved it yet. Fix this:";
      return { refused: { title, choices: typed, shown, errors: result.errors, compared: [] }, status: 400 };
    }
    default: {
      const { values, saved, theirs } = result;
      const compared = theirs.map((field) => ({
        label: labelChoice(features.notifications, field),
        text: describeChoice(field, saved[field] ?? ""),
      }));
      const names = compared.map(({ label }) => label).join(", ");
      const title = `Somebody just changed this (${names}), so we haven’t saved yours yet.`;
      return { refused: { title, choices: values, shown: saved, errors: {}, compared }, status: 409 };
    }
  }
}
