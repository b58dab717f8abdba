import { isOnlyGreeting, staffEmailRules } from "#app/outbox/compose/staff-email-text";
import { createUnsentProblem } from "#app/outbox/compose/validate-staff-email";
import type { Business } from "#app/site";

export const createInitialSubject = ({ name }: Pick<Business, "name">) => `Your message to ${name}`;

/** The rules of an email that answers a message. */
export const createAnswerRules = (business: Business) => ({
  ...staffEmailRules,
  isUnedited: ({ subject, text }: { subject: string; text: string }) =>
    subject.trim() === createInitialSubject(business) && isOnlyGreeting(text),
});

/** Begins with the id of its form, by which the form recognizes its own answer. Form ids have no dot. */
export const createReplyId = (formId: string, contentId: string) => `${formId}.${contentId}`;

export const isSentWith = (formId: string, answer: { id: string }) => answer.id.startsWith(`${formId}.`);

export const createAnswerError = () => createUnsentProblem("your answer");
