export const answerFields = { text: "answer", formId: "form_id" } as const;
export const MAX_ANSWER = 5000;
