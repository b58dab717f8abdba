import type { Services } from "#app/server/services.server";
import { describeZone } from "#app/server/time/business-time.server";
import type { AccountRow } from "../lock-accounts.server";
import { HOUR_FIELD, listKindsOf, toChoiceTexts } from "./choice-texts";

export function loadChoices({ env, features }: Pick<Services, "env" | "features">, account: AccountRow) {
  const kinds = listKindsOf(features.notifications, account);
  const texts = toChoiceTexts(features.notifications, account);
  const names = [...kinds.map(({ name }) => name), HOUR_FIELD];
  return {
    kinds,
    texts: Object.fromEntries(names.map((name) => [name, texts[name] ?? ""])),
    email: account.email,
    zone: describeZone(env.BUSINESS_TIMEZONE),
  };
}

export type LoadedChoices = ReturnType<typeof loadChoices>;
