export const isPdf = (type: string) => type === "application/pdf";
