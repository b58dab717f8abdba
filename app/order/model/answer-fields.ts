/** The fields of both forms, in addition to those of every form of the room. */
export const answerFields = { delivery: "delivery" } as const;
