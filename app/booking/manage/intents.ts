export const intents = { move: "move", cancel: "cancel" } as const;
