/** The name of the buttons, and their values. */
export const changeField = "change";
export const changes = { move: "move", cancel: "cancel" } as const;
