import { eq } from "drizzle-orm";
import { mergeEdits } from "#app/server/forms/merge-edits";
import type { Services } from "#app/server/services.server";
import { findReplaced, recordEdit } from "#app/settings/edits.server";
import type { Writer } from "#drizzle/connect";
import { HOURS_OF_FIELD } from "../model/rule-fields";
import { lockRules } from "../state/lock-calendar.server";
import type { StoredRules } from "../state/rules.server";
import { checkRules, type FieldTexts, findSharingProblem, ruleNames, toRuleTexts } from "./rule-texts.server";

interface SentRules {
  /** The version that the form showed. */
  version: number;
  shown: FieldTexts;
  typed: FieldTexts;
}

interface Refusal {
  version: number;
  saved: FieldTexts;
  values: FieldTexts;
  errors: FieldTexts;
}

export const toRulesSection = (kind: string): string => `availability/${kind}`;

interface KindTarget {
  kind: string;
  actor: string;
}

/** `editId` is null if nothing differs. A refusal without errors means that the same fields were changed meanwhile. */
export async function saveRules(
  services: Services,
  target: KindTarget,
  sent: SentRules,
): Promise<{ refused: Refusal } | { editId: string | null }> {
  return services.db.transact(async (tx) => {
    const { all, current } = await lockKindRules(services, tx, target);
    const { version } = current;
    const saved = toRuleTexts(current);
    const shown = sent.version === version ? saved : sent.shown;
    const { merged: values, contested } = mergeEdits(ruleNames, {
      shown,
      saved,
      typed: { ...shown, ...sent.typed },
    });
    if (contested.length > 0) return { refused: { version, saved, values, errors: {} } };
    const stored = await storeRules(services, tx, target, { all, current, values });
    return "errors" in stored ? { refused: { version, saved, values, errors: stored.errors } } : stored;
  });
}

/** "invalid" if the earlier rules are no longer allowed, for example because hours would be shared twice. */
export async function undoRules(
  services: Services,
  target: KindTarget,
  editId: string,
): Promise<"undone" | "missing" | "changed_since" | "invalid"> {
  return services.db.transact(async (tx) => {
    const { all, current } = await lockKindRules(services, tx, target);
    const saved = toRuleTexts(current);
    const replaced = await findReplaced(services, tx, { section: toRulesSection(target.kind), editId, saved });
    if (typeof replaced === "string") return replaced;
    const stored = await storeRules(services, tx, target, { all, current, values: { ...saved, ...replaced } });
    return "errors" in stored ? "invalid" : "undone";
  });
}

async function lockKindRules(services: Services, tx: Writer, { kind }: KindTarget) {
  const all = await lockRules(services, tx);
  const current = all.get(kind);
  if (!current) throw new Error(`no rules of ${kind}`);
  return { all, current };
}

interface NewRules {
  all: ReadonlyMap<string, StoredRules>;
  current: StoredRules;
  values: FieldTexts;
}

async function storeRules(
  services: Services,
  tx: Writer,
  { kind, actor }: KindTarget,
  { all, current, values }: NewRules,
): Promise<{ editId: string | null } | { errors: FieldTexts }> {
  const { meetingKinds, weeklyHours } = services.db.tables;
  const { errors, rules } = checkRules(values);
  const problem = findSharingProblem(kind, rules, all);
  if (problem) errors[HOURS_OF_FIELD] = problem;
  if (Object.keys(errors).length > 0) return { errors };
  const { ownWeekly, ...columns } = rules;
  await tx
    .update(meetingKinds)
    .set({ ...columns, version: current.version + 1 })
    .where(eq(meetingKinds.id, kind));
  await tx.delete(weeklyHours).where(eq(weeklyHours.kindId, kind));
  const rows = ownWeekly.map(({ weekday, start, end }) => ({
    kindId: kind,
    weekday,
    startMinute: start,
    endMinute: end,
  }));
  if (rows.length > 0) await tx.insert(weeklyHours).values(rows);
  const texts = { saved: toRuleTexts(current), values: toRuleTexts(rules) };
  return { editId: await recordEdit(services, tx, { section: toRulesSection(kind), actor, ...texts }) };
}
