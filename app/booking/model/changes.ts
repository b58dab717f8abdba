export const changeField = "change";
export const changes = { move: "move", cancel: "cancel" } as const;
