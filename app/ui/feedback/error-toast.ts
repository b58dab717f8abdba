export const createErrorToast = (description: string) => ({ title: "Error", description, tone: "error" as const });
