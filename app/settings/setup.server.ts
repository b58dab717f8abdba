import { eq } from "drizzle-orm";
import { paths } from "../paths";
import type { Services } from "../server/services.server";
import { describeSettings, type SettingForm, type SettingTexts, type SetupItem } from "../server/setting-form";
import { readSavedTexts, saveSettings } from "./save-settings.server";

const order = [
  "business",
  "people",
  "email",
  "payment",
  "hours",
  "holidays",
  "legal",
  "retention",
  "samples",
  "backup",
];

/** `done`: items that a person marked as done, separated by spaces. */
const marks = { name: "setup", defaults: { done: "", dismissed: "" } } as const;

const marksForm: SettingForm = describeSettings({
  title: "Getting started",
  description: "",
  section: marks,
  fields: {
    done: { name: "done", label: "Done", limit: 500 },
    dismissed: { name: "dismissed", label: "Dismissed", limit: 3, isSwitch: true },
  },
});

export interface ShownSetupItem extends Pick<SetupItem, "title" | "text" | "href" | "steps"> {
  key: string;
  isDone: boolean;
  byHand: boolean;
}

export async function listSetup(services: Services): Promise<{ items: ShownSetupItem[]; dismissed: boolean }> {
  const { done, dismissed } = await services.settings.read(marks);
  const marked = done.split(" ");
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const entries = Object.entries(services.features.setup).sort(([a], [b]) => place(a) - place(b));
  const items = entries.map(async ([key, { title, text, href, steps, isDone }]) => ({
    ...{ key, title, text, href, steps },
    isDone: isDone ? await isDone() : marked.includes(key),
    byHand: !isDone,
  }));
  return { items: await Promise.all(items), dismissed: dismissed !== "" };
}

export async function findOpenSetup(services: Services): Promise<string | null> {
  const { settings } = services.db.tables;
  if ((await services.db.read.$count(settings, eq(settings.section, marks.name))) === 0) return null;
  const { items, dismissed } = await listSetup(services);
  return dismissed || items.every(({ isDone }) => isDone) ? null : paths.adminSetup;
}

export function markSetup(services: Services, actor: string, key: string, isDone: boolean): Promise<void> {
  return saveMarks(services, actor, ({ done }) => {
    const others = done.split(" ").filter((one) => one && one !== key);
    return { done: [...others, ...(isDone ? [key] : [])].join(" ") };
  });
}

export const dismissSetup = (services: Services, actor: string, isDismissed: boolean): Promise<void> =>
  saveMarks(services, actor, () => ({ dismissed: isDismissed ? "yes" : "" }));

const MAX_TRIES = 5;

async function saveMarks(
  services: Services,
  actor: string,
  change: (saved: SettingTexts<typeof marks>) => Partial<SettingTexts<typeof marks>>,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const saved = (await readSavedTexts(services, marksForm)) as SettingTexts<typeof marks>;
    const typed = { ...saved, ...change(saved) };
    const { outcome } = await saveSettings(services, marksForm, { actor, shown: saved, typed });
    if (outcome !== "changed") return;
  }
  throw new Error("the checklist was changed at each try");
}

export function createSetupItems(services: Services): Record<string, SetupItem> {
  const { db, env } = services;
  const isSaved = async (section: string) =>
    (await db.read.$count(db.tables.settings, eq(db.tables.settings.section, section))) > 0;
  return {
    business: {
      title: "Business",
      text: "Your name, addresses and opening hours, as visitors and customers see them.",
      href: paths.adminSettingSection("business"),
      isDone: () => isSaved("business"),
    },
    email: {
      title: "Email",
      text: "Connect a mail server so customers and your team get their emails. Then send yourself a test.",
      href: paths.adminConnections,
      isDone: async () => env.SMTP_URL !== undefined,
    },
    holidays: {
      title: "Time zone and holidays",
      text: "Your time zone, and the days you’re closed. US federal holidays are already in. Add your own days off.",
      href: paths.adminSettingSection("calendar"),
      isDone: () => isSaved("calendar"),
    },
    legal: {
      title: "Legal texts",
      text: "Read the privacy policy, the terms and the refund policy, and mark them as done. They describe the site as delivered, not your company, and the terms say that the law of Florida applies.",
      href: paths.adminSettingSection("privacy"),
    },
  };
}
