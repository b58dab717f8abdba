import { OFFICE_PATH } from "#app/paths";
import { readOrCreateFormId } from "#app/server/forms/submission-keys.server";
import type { StaffEmailProblem } from "./validate-staff-email";

export interface StaffEmailDraft {
  formId: string;
  back: string;
  subject: string;
  text: string;
  show: number;
  problems: StaffEmailProblem[];
}

export function readStaffEmailForm(fields: URLSearchParams, defaultBack: string): StaffEmailDraft {
  const readText = (name: string) => (fields.get(name) ?? "").toWellFormed().replace(/\r\n?/g, "\n");
  return {
    formId: readOrCreateFormId(fields.get("form_id")),
    back: OFFICE_PATH.test(readText("back")) ? readText("back") : defaultBack,
    subject: readText("subject"),
    text: readText("text"),
    show: Number.parseInt(readText("show"), 10) || 0,
    problems: [],
  };
}
