import { paths } from "../../paths";
import { describeSettingList, type SettingListForm } from "../../server/setting-form";
import { allFactNames, allowFacts, type FactSources, factsHint, readAllFacts } from "../placeholders.server";
import { fillHero, findPagePath, type HeroName, heroList, listTextNames } from "./heroes.server";

const ORDER_PAGE: HeroName = "visual-design";

export function createHeroSettings(services: FactSources): SettingListForm {
  const order = Object.keys(heroList.defaults);
  return describeSettingList({
    title: "Page headings",
    group: "texts",
    noun: "page",
    hasNounInTitle: true,
    description: "The heading, first sentences and buttons at the top of each page.",
    list: heroList,
    isComplete: true,
    reservedKeys: [],
    adaptFields(fields, key) {
      const names = listTextNames(key);
      const format = allowFacts(key === ORDER_PAGE ? [...allFactNames, "ready", "orderBy", "promise"] : allFactNames);
      const own = Object.entries(fields).filter(([name]) => names.includes(name));
      return Object.fromEntries(own.map(([name, field]) => [name, { ...field, format }]));
    },
    compare: (a, b) => order.indexOf(a.key) - order.indexOf(b.key),
    summarize: ({ heading }) => heading.replaceAll("\n", " "),
    getLink: (key) => ({ label: "See the page", to: findPagePath(key) ?? paths.home, isPage: true }),
    readWords: () => readAllFacts(services),
    async preview(texts, key) {
      const { heading, lead, button, secondButton } = await fillHero(services, key, { ...heroList.blank, ...texts });
      const lines = [
        { label: "Heading", text: heading.join(" ") },
        { label: "First sentences", text: lead },
        { label: "Buttons", text: [button, secondButton].filter(Boolean).join(", ") },
      ];
      return lines.filter(({ text }) => text !== "");
    },
    fields: {
      heading: {
        name: "heading",
        label: "Heading",
        limit: 120,
        isLong: true,
        required: "Enter a heading.",
        hint: "Each line is a line on the page. On Visual design, {ready} is the day an order placed now will be ready.",
      },
      lead: {
        name: "lead",
        label: "First sentences",
        limit: 400,
        isLong: true,
        required: "Enter a sentence.",
        hint: `${factsHint} On Visual design, {promise} and {orderBy} are the sentences about delivery.`,
      },
      button: {
        name: "button",
        label: "Button",
        limit: 40,
        required: "Enter the text of the button.",
        hint: "{auditButton} is the button of the AI audit. It changes if you rename the audit or stop offering it.",
      },
      second_button: {
        name: "second_button",
        label: "Second button",
        limit: 40,
        required: "Enter the text of the button.",
      },
    },
  });
}
