import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { createArticleSettings } from "./articles/article-settings.server";
import { createQuestionSettings } from "./faq/question-settings.server";
import { createHeroSettings } from "./heroes/hero-settings.server";
import { createLegalSettings } from "./legal/legal-settings.server";

export function createTextsFeature(services: Services): Feature {
  return {
    name: "texts",
    settings: {
      heroes: createHeroSettings(services),
      faq: createQuestionSettings(services),
      articles: createArticleSettings(services),
      ...createLegalSettings(services),
    },
  };
}
