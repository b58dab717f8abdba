export const replyFields = { text: "answer", formId: "form_id" } as const;
export const MAX_REPLY = 5000;
