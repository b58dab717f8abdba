import { paths } from "../paths";
import { good, type HealthCheck, warning } from "../server/health/health-check";
import type { Services } from "../server/services.server";
import { questionList } from "./faq/questions";
import { fillHero, heroList } from "./heroes/heroes.server";
import { createLegalSection, type LegalText, legalFiles } from "./legal/legal-texts.server";
import { fillFacts, readAllFacts, readFacts } from "./placeholders.server";

/** Braces that stand for nothing stay in a text, and visitors read them. */
export const createPlaceholdersCheck = (services: Services): HealthCheck => ({
  name: "Placeholders in texts",
  advice: "Open these texts, and correct or remove what is in braces.",
  screen: { name: "Settings", href: paths.adminSettings, link: "Find these texts" },
  needsDatabase: true,
  async run() {
    const texts = await Promise.all([readLegalTexts(services), readQuestions(services), readHeroes(services)]);
    const found = texts.flat().flatMap(({ name, text }) => {
      const left = new Set(text.match(/\{\w+\}/g));
      return left.size > 0 ? [`${name}: ${[...left].join(", ")}`] : [];
    });
    return found.length > 0 ? warning(`${found.join("; ")}.`) : good("None are left.");
  },
});

async function readLegalTexts(services: Services) {
  const facts = await readFacts(services);
  const names = Object.keys(legalFiles) as LegalText[];
  const texts = names.map((name) => services.settings.recall(createLegalSection(services, name)).text);
  return names.map((name, index) => ({ name: `/${name}`, text: fillFacts(texts[index] ?? "", facts) }));
}

async function readQuestions(services: Services) {
  const facts = await readAllFacts(services);
  const questions = await services.settings.list(questionList);
  return questions.map(({ name, answer }) => ({ name: "FAQ", text: fillFacts(`${name} ${answer}`, facts) }));
}

async function readHeroes(services: Services) {
  const records = await services.settings.list(heroList);
  const heroes = records.map(async (texts) => {
    const { heading, lead, button, secondButton } = await fillHero(services, texts.key, texts);
    return { name: `Top of ${texts.name}`, text: [...heading, lead, button, secondButton].join(" ") };
  });
  return Promise.all(heroes);
}
