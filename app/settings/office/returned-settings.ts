import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { Flash } from "#app/server/http/flash.server";
import type { PreviewLine } from "#app/server/setting-form";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { postWithFallback } from "#app/ui/feedback/lost-connection";
import type { Texts } from "../save-settings.server";

export interface ReturnedSettings {
  title: string;
  values: Texts;
  shown: Texts;
  errors: Texts;
  theirs: string[];
  addAsNew?: { to: string; label: string };
  preview?: PreviewLine[];
  toast?: Flash;
}

export interface ReturnedText {
  record: string;
  value: string;
  shown: string;
  error: string;
  toast?: Flash;
}

export const settingsFailed = createErrorToast("We couldn’t change the settings. Try again.");

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<ReturnedSettings, Flash>({ request, serverAction }, settingsFailed);
}
