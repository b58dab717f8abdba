import { Form } from "@remix-run/react";
import type { KindId } from "#app/booking/model/kinds";
import { getHoursField, numberFields } from "#app/booking/model/rule-fields";
import { weekdays } from "#app/booking/model/weekdays";
import { getShownName } from "#app/server/forms/merge-edits";
import { Field } from "#app/ui/form/field.tsx";
import { getAvailabilityUrl } from "./availability-url";
import { FormProblems } from "./form-problems";
import type { RefusedRules } from "./receive-availability-post.server";

interface RulesFormProps {
  kind: KindId;
  rules: { version: number; saved: Record<string, string> };
  refused: RefusedRules | undefined;
}

export function RulesForm({ kind, rules, refused }: RulesFormProps) {
  const { version, saved } = refused ?? rules;
  const isOutdated = refused && !refused.toast && Object.keys(refused.errors).length === 0;
  const getFieldProps = (name: string) => {
    const typed = refused?.values[name] ?? saved[name];
    const differs = isOutdated && typed !== saved[name];
    return {
      name,
      defaultValue: typed,
      error: refused?.errors[name],
      note: differs ? `Saved now: ${saved[name] || "closed"}` : null,
    };
  };
  return (
    <Form
      method="post"
      action={getAvailabilityUrl(kind)}
      preventScrollReset
      className="bg-paper px-3 pt-4 pb-5 sm:px-5"
      noValidate
    >
      <input type="hidden" name="intent" value="save_rules" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="version" value={version} />
      {Object.entries(saved).map(([name, text]) => (
        <input key={name} type="hidden" name={getShownName(name)} value={text} />
      ))}
      <h2>Weekly hours</h2>
      <FormProblems refused={refused} />
      <p className="mt-1 mb-3 max-w-[60ch] text-ink-2">
        For example, <b>9 AM – 12 PM, 1 PM – 5 PM</b>. Leave a closed day empty.
      </p>
      <div className="grid gap-2">
        {weekdays.map(({ weekday, name }) => {
          const { note, ...field } = getFieldProps(getHoursField(weekday));
          return (
            <Field
              key={weekday}
              {...field}
              label={name}
              hint={note}
              placeholder="Closed"
              autoComplete="off"
              maxLength={300}
              className="hours-line"
            />
          );
        })}
      </div>
      <h2 className="mt-6 mb-3">Rules</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-5 gap-y-4">
        {numberFields.map(({ name, label, unit, hint }) => {
          const { note, ...field } = getFieldProps(name);
          return (
            <Field
              key={name}
              {...field}
              label={
                <>
                  {label}, <span className="font-normal">{unit}</span>
                </>
              }
              hint={note ? `${hint} ${note}` : hint}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
            />
          );
        })}
      </div>
      <button type="submit" className="tool tool-solid mt-5">
        Save hours and rules
      </button>
    </Form>
  );
}
