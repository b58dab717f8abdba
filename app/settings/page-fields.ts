import { describeSettings } from "../server/setting-form";
import { pageSwitches, switchablePages } from "../switchable-pages";

type PageKey = keyof typeof switchablePages;

const hints: Partial<Record<PageKey, string>> = {
  vault: "Buyers still get to their downloads.",
  deal_flow: "The office screen, and the API that other programs send applications to.",
  web_vitals: "The screen in the office.",
};

const fields = Object.entries(switchablePages).map(([name, { label }]) => [
  name,
  { name, label, limit: 3, isSwitch: true, hint: hints[name as PageKey] } as const,
]);

export const pagesForm = describeSettings({
  title: "Pages and screens",
  group: "site",
  description:
    "Uncheck a page or screen to turn it off. It disappears from menus and links, and its address shows “Page not found.”",
  section: pageSwitches,
  fields: Object.fromEntries(fields),
});
