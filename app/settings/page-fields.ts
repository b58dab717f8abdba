import { describeSettings } from "../server/setting-form";
import { pageSwitches, switchablePages } from "../switchable-pages";

type PageKey = keyof typeof switchablePages;

const hints: Partial<Record<PageKey, string>> = {
  vault: "Buyers still get to their downloads.",
  deal_flow: "The screen in the office, and the address at which programs send applications.",
  web_vitals: "The screen in the office.",
};

const fields = Object.entries(switchablePages).map(([name, { label }]) => [
  name,
  { name, label, limit: 3, isSwitch: true, hint: hints[name as PageKey] } as const,
]);

export const pagesForm = describeSettings({
  title: "Pages and screens",
  description: "A page without its check mark has no link, is in no menu, and is answered as one that doesn’t exist.",
  section: pageSwitches,
  fields: Object.fromEntries(fields),
});
