import type { Tax } from "#drizzle/schema/values";
import { money } from "../../site";
import type { Services } from "../services.server";
import { readPercent } from "./tax";

export const getCurrency = ({ settings }: Pick<Services, "settings">): string =>
  settings.recall(money).currency.toLowerCase();

export type TaxedKind = "orders" | "downloads";

export function getTax({ env, settings }: Pick<Services, "env" | "settings">, kind: TaxedKind): Tax | null {
  const texts = settings.recall(money);
  const { tax, tax_name: name, tax_by_provider: byProvider } = texts;
  if (tax === "off") return null;
  const isIncluded = tax === "included";
  // Without a key, for example after it was removed, the provider computes no tax.
  if (byProvider) return env.STRIPE_SECRET_KEY ? { name, percent: null, isIncluded } : null;
  const percent = readPercent(texts[`tax_${kind}`]);
  return percent === null || Number(percent) === 0 ? null : { name, percent, isIncluded };
}
