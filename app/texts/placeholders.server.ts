import { computeOnce } from "../server/compute-once";
import { getOwn } from "../server/get-own";
import { getCurrency } from "../server/money/money-settings";
import type { Services } from "../server/services.server";
import type { SettingTexts } from "../server/setting-form";
import { type Call, noCall } from "../server/text/call";
import { describeDownloadLimit } from "../server/text/describe-download-limit";
import { describeKeptFor } from "../server/text/describe-kept-for";
import { formatMoney } from "../server/text/money";
import { listStartingPrices } from "../server/text/starting-prices";
import { createHolidays } from "../server/time/holidays.server";
import { createTurnaround, describeRule, readTurnaround } from "../server/time/turnaround.server";
import {
  type Business,
  business,
  calendar,
  type DeliveryPhrases,
  describeAgreedPrice,
  describeReplyTime,
  retention,
  turnaround,
} from "../site";

export type FactSources = Pick<Services, "env" | "features" | "settings">;
export type Facts = Readonly<Record<string, string>>;

const describeOnce = computeOnce(describeRule);

/** What `{city}`, `{reply}` and such in a text stand for: other settings, so that they are changed in one place. */
export async function readFacts(services: Pick<Services, "env" | "settings">): Promise<Facts> {
  const texts = { business: await services.settings.read(business), retention: services.settings.recall(retention) };
  return toFacts(texts, describeOnce(readTurnaround(services)), services);
}

/** Includes facts about calls and prices. Legal texts can't use these, because their history is not stored. */
export async function readAllFacts(services: FactSources): Promise<Facts> {
  const audit = await readCall(services, "audit");
  const facts = await readFacts(services);
  const { automation, websites } = listStartingPrices(services);
  const lowest = await services.features.lowestPrices.packages?.();
  return {
    ...facts,
    ...{ automationPrice: describeAgreedPrice(automation), websitePrice: describeAgreedPrice(websites) },
    designPrice: lowest ? describeDesignPrice(lowest, getCurrency(services)) : "",
    ...{
      audit: audit.nameWithLength,
      auditName: audit.name,
      auditLength: audit.length.replaceAll(" ", "\u00a0"),
      auditButton: audit.button,
    },
  };
}

const describeDesignPrice = ({ cents, quantity }: { cents: number; quantity: number }, currency: string) =>
  `Get ${quantity} ${quantity === 1 ? "design" : "designs"} for ${formatMoney(cents, currency)}.`;

export const readCall = async ({ features }: Pick<Services, "features">, kind: "audit" | "strategy"): Promise<Call> =>
  (await features.calls[kind]?.()) ?? noCall;

export const factSections = { business, turnaround, calendar, retention };

const keptFacts: Readonly<Record<string, keyof typeof retention.defaults>> = {
  keptPaidOrders: "paid_orders",
  keptUnpaidOrders: "unpaid_orders",
  keptPurchases: "purchases",
  keptMessages: "messages",
  keptCalls: "bookings",
  keptApplications: "applications",
};

type FactTexts = { [Key in keyof typeof factSections]: SettingTexts<(typeof factSections)[Key]> };

export const getZone = (texts: FactTexts, { defaultTimeZone }: Pick<Services, "defaultTimeZone">): string =>
  texts.calendar.time_zone || defaultTimeZone;

export function createFacts(texts: FactTexts, services: Pick<Services, "env" | "defaultTimeZone">): Facts {
  const holidays = createHolidays(texts.calendar, Number(texts.turnaround.work_days));
  const rule = createTurnaround(texts.turnaround, holidays, getZone(texts, services));
  return toFacts(texts, describeRule(rule), services);
}

function toFacts(
  texts: { business: Business; retention: FactTexts["retention"] },
  delivery: DeliveryPhrases,
  { env }: Pick<Services, "env">,
): Facts {
  const { name, city, email, phone } = texts.business;
  return {
    ...{ business: name, city, email, phone, reply: describeReplyTime(texts.business) },
    ...delivery,
    downloadLimit: describeDownloadLimit(env),
    ...Object.fromEntries(
      Object.entries(keptFacts).map(([fact, kind]) => [fact, describeKeptFor(texts.retention[kind])]),
    ),
  };
}

/** `{Rest}` is `{rest}` at the beginning of a sentence. Other braces stay. */
export function fillFacts(text: string, facts: Facts, show = (fact: string) => fact): string {
  return text.replace(/\{(\w+)\}/g, (typed, name: string) => {
    const fact = getOwn(facts, name);
    if (fact !== undefined) return show(fact);
    const begun = getOwn(facts, name.charAt(0).toLowerCase() + name.slice(1));
    return begun === undefined ? typed : show(begun.charAt(0).toUpperCase() + begun.slice(1));
  });
}

/** A name is never read as Markdown. */
export const fillMarkdown = (source: string, facts: Facts): string =>
  fillFacts(source, facts, (fact) => fact.replace(/[!-/:-@[-`{-~]/g, "\\$&"));

export const factsHint = "Braces insert your settings: see “Words you can insert” below the form.";

export const factNames = [
  ...["business", "city", "email", "phone", "reply", "downloadLimit", "delivery", "businessDays", "cutOff", "timeZone"],
  ...["readyDay", "firstDay", "largeOrder", "rest"],
  ...Object.keys(keptFacts),
];
export const allFactNames = [
  ...factNames,
  ...["audit", "auditName", "auditLength", "auditButton", "automationPrice", "websitePrice", "designPrice"],
];

/** The format of a field that fills only these placeholders, because visitors would read any other as it was typed. */
export function allowFacts(names: readonly string[]) {
  const known = Object.fromEntries(names.map((name) => [name, ""]));
  const findUnknown = (text: string) => /\{\w+\}/.exec(fillFacts(text, known))?.[0];
  return {
    isValid: (text: string) => !findUnknown(text),
    locate: (text: string) => `${findUnknown(text)}: `,
    problem: "there’s no placeholder with this name. Check it for typos.",
  };
}
