import { isOnlyGreeting, staffEmailRules } from "../../outbox/compose/staff-email-text";
import { createUnsentProblem } from "../../outbox/compose/validate-staff-email";

export const createAnswerRules = (initialSubject: string) => ({
  ...staffEmailRules,
  isUnedited: ({ subject, text }: { subject: string; text: string }) =>
    subject.trim() === initialSubject && isOnlyGreeting(text),
});

/** Begins with the form's id, so that the form recognizes its own answer. Form ids have no dot. */
export const createReplyId = (formId: string, contentId: string) => `${formId}.${contentId}`;

export const isSentWith = (formId: string, answer: { id: string }) => answer.id.startsWith(`${formId}.`);

export const createAnswerError = () => createUnsentProblem("your answer");
