import type { Flash } from "#app/server/http/flash.server";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import type { PersonName, PersonTexts } from "./person-fields";

export interface RefusedPerson {
  title: string;
  values: PersonTexts;
  shown: PersonTexts;
  errors: Partial<PersonTexts>;
  theirs: PersonName[];
  toast?: Flash;
}

export const peopleFailed = createErrorToast("We couldn’t save that. Try again.");
