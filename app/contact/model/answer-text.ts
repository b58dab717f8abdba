import { INITIAL_TEXT, letterRules } from "#app/outbox/compose/letter-text";
import type { LetterProblem } from "#app/outbox/compose/validate-letter";
import { site } from "#app/site";

export const INITIAL_SUBJECT = `Your message to ${site.name}`;

/** The rules of a letter that answers a message. */
export const answerRules = {
  ...letterRules,
  isUnedited: ({ subject, text }: { subject: string; text: string }) =>
    subject.trim() === INITIAL_SUBJECT && text.trim() === INITIAL_TEXT.trim(),
};

export const createAnswerError = (): LetterProblem => ({
  field: null,
  title: "Error",
  description: "We couldn’t send your answer. Your text is still here. Try again.",
});
