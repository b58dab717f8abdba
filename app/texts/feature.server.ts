import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { createArticleSettings } from "./articles/article-settings.server";
import { createQuestionSettings } from "./faq/question-settings.server";
import { createHeroSettings } from "./heroes/hero-settings.server";
import { createLegalSettings } from "./legal/legal-settings.server";
import { sweepSitePictures } from "./pictures/site-pictures.server";
import { createPlaceholdersCheck } from "./placeholders-check.server";
import { createSampleSettings } from "./samples/sample-settings.server";

export function createTextsFeature(services: Services): Feature {
  return {
    name: "texts",
    healthChecks: { placeholders: createPlaceholdersCheck(services) },
    sweeps: { sitePictures: (now) => sweepSitePictures(services, now) },
    grows: { sitePictures: { kept: "as long as a saved text has it or Undo reaches it, otherwise for a day" } },
    settings: {
      heroes: createHeroSettings(services),
      faq: createQuestionSettings(services),
      articles: createArticleSettings(services),
      samples: createSampleSettings(),
      ...createLegalSettings(services),
    },
  };
}
