import { getShownName } from "#app/server/forms/merge-edits";
import { cleanEmail, cleanLine } from "#app/server/text/clean-text";
import { joinRights, type PersonTexts, splitRights } from "./person-fields";

export const readPerson = (fields: URLSearchParams): PersonTexts => ({
  name: cleanLine(fields.get("name") ?? ""),
  email: cleanEmail(fields.get("email") ?? ""),
  role: fields.get("role") ?? "",
  rights: joinRights(fields.getAll("rights")),
});

export const readShownPerson = (fields: URLSearchParams): PersonTexts => ({
  name: fields.get(getShownName("name")) ?? "",
  email: fields.get(getShownName("email")) ?? "",
  role: fields.get(getShownName("role")) ?? "",
  rights: joinRights(splitRights(fields.get(getShownName("rights")) ?? "")),
});
