import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { Flash } from "#app/server/http/flash.server";
import type { PreviewLine } from "#app/server/setting-form";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { postWithFallback } from "#app/ui/feedback/lost-connection";
import type { Texts } from "../save-settings.server";

/** What the form shows instead of the saved texts. */
export interface ReturnedSettings {
  title: string;
  values: Texts;
  /** What the form begins with from now on. */
  shown: Texts;
  errors: Texts;
  theirs: string[];
  /** Set if the record was removed meanwhile: where the form adds it as a new one. */
  addAsNew?: { to: string; label: string };
  /** What visitors would read. Absent if the texts have errors. */
  preview?: PreviewLine[];
  /** Set if the post failed. */
  toast?: Flash;
}

export const settingsFailed = createErrorToast("We couldn’t change the settings. Try again.");

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<ReturnedSettings, Flash>({ request, serverAction }, settingsFailed);
}
