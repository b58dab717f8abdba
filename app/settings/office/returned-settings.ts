import type { Flash } from "#app/server/http/flash.server";
import type { PreviewText } from "#app/server/setting-form";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import type { Texts } from "../save-settings.server";

/** What the form shows instead of the saved texts. */
export interface ReturnedSettings {
  title: string;
  values: Texts;
  /** What the form begins with from now on. */
  shown: Texts;
  errors: Texts;
  /** The fields that somebody else changed meanwhile. */
  theirs: string[];
  /** Of a record: what visitors would read. */
  preview?: PreviewText[];
  /** Set if the post failed. */
  toast?: Flash;
}

export const settingsFailed = createErrorToast("We couldn’t change the settings. Try again.");
