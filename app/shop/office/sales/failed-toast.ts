import type { Flash } from "#app/server/http/flash.server";

export const failedToast: Flash = {
  title: "Error",
  description: "We couldn’t change the purchase. Try again.",
  tone: "error",
};
