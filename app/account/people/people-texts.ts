import type { Flash } from "#app/server/http/flash.server";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import type { PersonName, PersonTexts } from "./person-fields";

/** The form as it comes back. */
export interface RefusedPerson {
  title: string;
  values: PersonTexts;
  /** What the form begins with from now on. */
  shown: PersonTexts;
  errors: Partial<PersonTexts>;
  /** The fields that somebody else changed meanwhile. */
  theirs: PersonName[];
  /** Set if the post failed. */
  toast?: Flash;
}

export const peopleFailed = createErrorToast("We couldn’t save that. Try again.");
