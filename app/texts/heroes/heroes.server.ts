import { type HeroTexts, heroes } from "#content/heroes/heroes";
import { describePromise } from "../../server/time/delivery-terms";
import { describeDelivery } from "../../server/time/delivery-time.server";
import { readTurnaround } from "../../server/time/turnaround.server";
import { type FactSources, fillFacts, readAllFacts } from "../placeholders.server";

const blank = { name: "", heading: "", lead: "", button: "", second_button: "" };

export type HeroName = keyof typeof heroes;
const known: Readonly<Record<string, HeroTexts>> = heroes;

export const heroList = {
  name: "heroes",
  defaults: Object.fromEntries(
    Object.entries(known).map(([key, { path, ...texts }]): [string, typeof blank] => [key, { ...blank, ...texts }]),
  ),
  blank,
};

export const listTextNames = (key: string): string[] =>
  Object.entries(heroList.defaults[key] ?? {}).flatMap(([name, text]) =>
    text === "" || name === "name" ? [] : [name],
  );

export const findPagePath = (key: string): string | undefined => known[key]?.path;

export interface Hero {
  heading: string[];
  lead: string;
  button: string;
  secondButton: string;
}

// Adds the current delivery times to the facts of the order page.
async function readPageFacts(context: FactSources, key: string) {
  const facts = await readAllFacts(context);
  if (key !== ("visual-design" satisfies HeroName)) return facts;
  const { readyDay, sentence, terms } = describeDelivery(Date.now(), readTurnaround(context));
  return { ...facts, ready: readyDay, orderBy: sentence, promise: describePromise(terms) };
}

export async function fillHero(context: FactSources, key: string, texts: Omit<typeof blank, "name">): Promise<Hero> {
  const facts = await readPageFacts(context, key);
  const fill = (text: string) => fillFacts(text, facts);
  return {
    heading: fill(texts.heading).split("\n").map(joinShortWords),
    lead: fill(texts.lead),
    button: fill(texts.button),
    secondButton: fill(texts.second_button),
  };
}

// A line neither consists of one short word nor begins with the last short word of a phrase, and does not end with
// the first short word of a sentence.
const joinShortWords = (line: string): string =>
  line.replace(/ (\S{1,5}$|\w{1,3},)/g, "\u00a0$1").replace(/([.?!] \w{1,5}) /g, "$1\u00a0");

export async function readHero(context: FactSources, key: HeroName): Promise<Hero> {
  const record = (await context.settings.list(heroList)).find((one) => one.key === key);
  return fillHero(context, key, { ...blank, ...record });
}
