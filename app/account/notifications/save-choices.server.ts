import { eq } from "drizzle-orm";
import { mergeEdits } from "#app/server/forms/merge-edits";
import type { Services } from "#app/server/services.server";
import { findHour, formatIsoDate } from "#app/server/time/business-time.server";
import type { Writer } from "#drizzle/connect";
import { findReplacedTexts, recordAccountEvent } from "../account-events.server";
import { type AccountRow, lockAccounts } from "../lock-accounts.server";
import { type ChoiceTexts, checkChoices, HOUR_FIELD, toChoiceTexts, toChosenColumns } from "./choice-texts";

type ChoiceServices = Pick<Services, "db" | "env" | "features">;

interface Change {
  userId: string;
  actor: string;
}

interface Stored {
  account: AccountRow;
  actor: string;
  values: ChoiceTexts;
  names: readonly string[];
  undone?: { before: ChoiceTexts; createdAt: Date };
}

/** A key in an edit's `before`: the day of the last summary, if the edit made today's count as sent. */
const DAY_FIELD = "summary_day";

export type ChoiceSave =
  | { outcome: "saved"; editId: string }
  | { outcome: "unchanged" | "missing" | "changed_since" }
  | { outcome: "invalid"; errors: Record<string, string> }
  | { outcome: "changed"; values: ChoiceTexts; saved: ChoiceTexts; theirs: string[] };

export function saveChoices(
  services: ChoiceServices,
  { userId, actor, shown, typed }: Change & { shown: ChoiceTexts; typed: ChoiceTexts },
): Promise<ChoiceSave> {
  const kinds = services.features.notifications;
  return services.db.transact(async (tx) => {
    const account = await lockAccounts(services.db, tx, userId);
    if (!account) return { outcome: "missing" };
    const saved = toChoiceTexts(kinds, account);
    // The form has only kinds whose screens the person may open.
    const names = Object.keys(saved).filter((name) => name in typed);
    const { merged, contested: theirs } = mergeEdits(names, { shown, saved, typed });
    if (theirs.length > 0) return { outcome: "changed", values: merged, saved, theirs };
    return storeChoices(services, tx, { account, actor, values: merged, names });
  });
}

export function undoChoices(
  services: ChoiceServices,
  { userId, actor, editId }: Change & { editId: string },
): Promise<ChoiceSave> {
  const { db, features } = services;
  return db.transact(async (tx) => {
    const account = await lockAccounts(db, tx, userId);
    if (!account) return { outcome: "missing" };
    const saved = toChoiceTexts(features.notifications, account);
    const edit = await findReplacedTexts(db, tx, { userId, event: "notifications", editId, saved });
    if (typeof edit === "string") return { outcome: edit };
    const values = { ...saved, ...edit.before };
    return storeChoices(services, tx, { account, actor, values, names: [], undone: edit });
  });
}

async function storeChoices(
  { db, env, features }: ChoiceServices,
  tx: Writer,
  { account, actor, values, names, undone }: Stored,
): Promise<ChoiceSave> {
  const { adminUsers } = db.tables;
  const { userId } = account;
  const saved = toChoiceTexts(features.notifications, account);
  const changed = Object.keys(saved).filter((name) => values[name] !== saved[name]);
  if (changed.length === 0) return { outcome: "unchanged" };
  const errors = checkChoices(Object.fromEntries(names.map((name) => [name, values[name] ?? ""])));
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  const columns = toChosenColumns(features.notifications, values, account.notifications);
  const zone = env.BUSINESS_TIMEZONE;
  const counted = !undone && changed.includes(HOUR_FIELD) ? findCountedDay(columns.summaryHour, zone) : null;
  const summaryDay = undone ? findEarlierDay(account, undone, zone) : (counted ?? account.summaryDay);
  await tx
    .update(adminUsers)
    .set({ ...columns, summaryDay })
    .where(eq(adminUsers.userId, userId));
  const pick = (texts: ChoiceTexts) => Object.fromEntries(changed.map((name) => [name, texts[name] ?? ""]));
  const before = { ...pick(saved), ...(counted !== null && { [DAY_FIELD]: account.summaryDay ?? "" }) };
  const recorded = { userId, actor, event: "notifications", before, after: pick(values) } as const;
  return { outcome: "saved", editId: await recordAccountEvent(db, tx, recorded) };
}

function findCountedDay(hour: number | null, zone: string): string | null {
  const now = Date.now();
  const isOver = hour !== null && +findHour(now, zone, hour) <= now;
  return isOver ? formatIsoDate(new Date(now), zone) : null;
}

// Undo never makes a day count as sent, and takes back such a day of the edit, so that no summary is skipped.
function findEarlierDay(
  { summaryDay }: AccountRow,
  { before, createdAt }: NonNullable<Stored["undone"]>,
  zone: string,
): string | null {
  const earlier = before[DAY_FIELD];
  return earlier !== undefined && summaryDay === formatIsoDate(createdAt, zone) ? earlier || null : summaryDay;
}
