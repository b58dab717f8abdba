import { eq } from "drizzle-orm";
import { mergeEdits } from "#app/server/forms/merge-edits";
import type { Services } from "#app/server/services.server";
import { HOURS_OF_FIELD } from "../model/rule-fields";
import { lockRules } from "../state/lock-calendar.server";
import { checkRules, type FieldTexts, findSharingProblem, ruleNames, toRuleTexts } from "./rule-texts.server";

interface SentRules {
  /** The version that the form began with, and its texts. */
  version: number;
  shown: FieldTexts;
  typed: FieldTexts;
}

interface Refusal {
  /** What is stored now. */
  version: number;
  saved: FieldTexts;
  /** The stored texts, merged with what this form changed. */
  values: FieldTexts;
  errors: FieldTexts;
}

/** Returns null if the rules were saved. A refusal without errors means that somebody else changed the same fields. */
export async function saveRules(services: Services, kind: string, sent: SentRules): Promise<Refusal | null> {
  const { meetingKinds, weeklyHours } = services.db.tables;
  return services.db.transact(async (tx) => {
    const all = await lockRules(services, tx);
    const current = all.get(kind);
    if (!current) throw new Error(`no rules of ${kind}`);
    const { version } = current;
    const saved = toRuleTexts(current);
    const shown = sent.version === version ? saved : sent.shown;
    const { merged: values, contested } = mergeEdits(ruleNames, {
      shown,
      saved,
      typed: { ...shown, ...sent.typed },
    });
    if (contested.length > 0) return { version, saved, values, errors: {} };
    const { errors, rules } = checkRules(values);
    const problem = findSharingProblem(kind, rules, all);
    if (problem) errors[HOURS_OF_FIELD] = problem;
    if (Object.keys(errors).length > 0) return { version, saved, values, errors };
    const { ownWeekly, ...columns } = rules;
    await tx
      .update(meetingKinds)
      .set({ ...columns, version: version + 1 })
      .where(eq(meetingKinds.id, kind));
    await tx.delete(weeklyHours).where(eq(weeklyHours.kindId, kind));
    const rows = ownWeekly.map(({ weekday, start, end }) => ({
      kindId: kind,
      weekday,
      startMinute: start,
      endMinute: end,
    }));
    if (rows.length > 0) await tx.insert(weeklyHours).values(rows);
    return null;
  });
}
