import { data } from "@remix-run/node";
import type { RequestContext } from "#app/server/http/context.server";
import type { SettingForm } from "#app/server/setting-form";
import { formatMoment } from "#app/server/time/business-time.server";
import { listEdits, readSavedTexts } from "../save-settings.server";

/** @throws 404 */
export function findSettingForm({ features }: Pick<RequestContext, "features">, name: string | undefined): SettingForm {
  const form = new Map(Object.entries(features.settings)).get(name ?? "");
  if (!form) throw data(null, { status: 404 });
  return form;
}

export async function loadSection(context: RequestContext, form: SettingForm) {
  const { title, description, section, fields } = form;
  const [texts, edits] = await Promise.all([readSavedTexts(context, form), listEdits(context, section.name)]);
  return {
    title,
    description,
    texts,
    // Without what a browser cannot get, such as the check of a format.
    fields: Object.values(fields).map(({ name, label, limit, hint, required, type, isLong }) => ({
      ...{ name, label, limit, hint, type, isLong },
      required: required !== undefined,
    })),
    edits: edits.map(({ id, createdAt, actor, before, after }) => ({
      id,
      at: formatMoment(createdAt, context.env.BUSINESS_TIMEZONE),
      actor,
      changes: Object.keys(after).map((name) => ({
        label: fields[name]?.label ?? name,
        before: before[name] ?? "",
        after: after[name] ?? "",
      })),
      isCurrent: Object.entries(after).every(([name, text]) => texts[name] === text),
    })),
  };
}

export type Section = Awaited<ReturnType<typeof loadSection>>;
