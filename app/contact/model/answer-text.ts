import { INITIAL_TEXT, staffEmailRules } from "#app/outbox/compose/staff-email-text";
import { createUnsentProblem } from "#app/outbox/compose/validate-staff-email";
import { site } from "#app/site";

export const INITIAL_SUBJECT = `Your message to ${site.name}`;

/** The rules of an email that answers a message. */
export const answerRules = {
  ...staffEmailRules,
  isUnedited: ({ subject, text }: { subject: string; text: string }) =>
    subject.trim() === INITIAL_SUBJECT && text.trim() === INITIAL_TEXT.trim(),
};

export const createAnswerError = () => createUnsentProblem("your answer");
