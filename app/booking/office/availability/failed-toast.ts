import type { Flash } from "#app/server/http/flash.server";

export const failedToast: Flash = {
  title: "Error",
  description: "We couldn’t save the hours. Try again.",
  tone: "error",
};
