import type { Flash } from "#app/server/http/flash.server";

export const failedToast: Flash = {
  title: "Error",
  description: "We couldn’t change the coupon. Try again.",
  tone: "error",
};
