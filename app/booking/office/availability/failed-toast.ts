import type { Flash } from "#app/server/http/flash.server";

export const failedToast: Flash = { title: "Error", description: "Failed to save the availability.", tone: "error" };
