/** The fields of both forms, beside those of every form of the room. */
export const answerFields = { delivery: "delivery" } as const;
