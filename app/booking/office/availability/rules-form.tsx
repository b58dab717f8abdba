import { Form } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { shortenHours } from "#app/booking/availability/open-hours";
import { getHoursField, HOURS_OF_FIELD, numberFields } from "#app/booking/model/rule-fields";
import { weekdays } from "#app/booking/model/weekdays";
import { getShownName } from "#app/server/forms/merge-edits";
import { Field } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";
import { useHydrated } from "#app/ui/use-hydrated";
import { FormProblems } from "./form-problems";
import type { WeekDay } from "./load-availability.server";
import type { RefusedRules } from "./receive-availability-post.server";
import { copyMondayHours, readTypedHours, toTypedWeek } from "./typed-week";
import { WeekStrip } from "./week-strip";

interface RulesFormProps {
  kind: string;
  action: string;
  /** `choices` are kinds whose hours this kind may share, `usedBy` the names of kinds that share its hours. */
  shared: { choices: { value: string; label: string }[]; usedBy: string[] };
  rules: { version: number; saved: Record<string, string> };
  week: WeekDay[];
  refused: RefusedRules | undefined;
  zone: string;
}

export function RulesForm({ kind, action, shared, rules, week, refused, zone }: RulesFormProps) {
  const { version, saved } = refused ?? rules;
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Record<string, string> | null>(
    refused && !refused.values[HOURS_OF_FIELD] ? refused.values : null,
  );
  const isOutdated = refused && !refused.toast && Object.keys(refused.errors).length === 0;
  const getFieldProps = (name: string) => {
    const value = refused?.values[name] ?? saved[name];
    const differs = isOutdated && value !== saved[name];
    return {
      name,
      defaultValue: value && shortenHours(value),
      error: refused?.errors[name],
      note: differs ? `Saved now: ${shortenHours(saved[name] ?? "") || "closed"}` : null,
    };
  };
  const renderCopyButton = (className: string) =>
    hydrated ? (
      <button
        type="button"
        className={`tool tool-plain text-left whitespace-normal ${className} ${forOwnHours}`}
        onClick={() => {
          if (form.current) setTyped(copyMondayHours(form.current));
        }}
      >
        Copy Monday’s hours to Tuesday through Friday
      </button>
    ) : null;
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      className="group hours-form panel max-[60rem]:mt-4 min-[60rem]:border-t-0"
      noValidate
      onInput={(event: FormEvent<HTMLFormElement>) => setTyped(readTypedHours(event.currentTarget))}
    >
      <input type="hidden" name="intent" value="save_rules" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="version" value={version} />
      {Object.entries(saved).map(([name, text]) => (
        <input key={name} type="hidden" name={getShownName(name)} value={text} />
      ))}
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2>Weekly hours</h2>
        <p className="text-ink-2">
          All times are {zone}.
          <span className={forOwnHours}>
            {" "}
            For example, <b className="whitespace-nowrap">9 AM – 12 PM,</b>{" "}
            <b className="whitespace-nowrap">1 PM – 5 PM</b>. Leave a closed day empty.
          </span>
        </p>
      </div>
      <FormProblems refused={refused} />
      <div className="@container mt-4">
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 @min-[40rem]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] @min-[40rem]:grid-rows-[repeat(8,auto)] @min-[40rem]:gap-y-2">
          <div className="@min-[40rem]:self-end">
            <HoursOf shared={shared} field={getFieldProps(HOURS_OF_FIELD)} />
          </div>
          <div
            className={`grid gap-2 @min-[40rem]:col-start-1 @min-[40rem]:row-span-7 @min-[40rem]:row-start-2 @min-[40rem]:grid-rows-subgrid ${forOwnHours}`}
          >
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
          {renderCopyButton("-ml-px justify-self-start px-0 @min-[40rem]:row-start-9 lg:hidden")}
          <WeekStrip week={toTypedWeek(week, typed)} />
        </div>
      </div>
      <h2 className="mt-6 mb-3">Rules</h2>
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 md:grid-cols-4">
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
      <p className="save-bar mt-5">
        <button type="submit" className="tool tool-solid">
          Save hours and rules
        </button>
        {renderCopyButton("max-lg:hidden")}
      </p>
    </Form>
  );
}

/** Hides the hours of the kind while those of another one are chosen. */
const forOwnHours = "group-has-[select>option:checked:not([value=''])]:hidden!";

interface HoursOfProps extends Pick<RulesFormProps, "shared"> {
  field: { name: string; defaultValue: string | undefined; error: string | undefined; note: string | null };
}

function HoursOf({ shared: { choices, usedBy }, field: { note, ...field } }: HoursOfProps) {
  if (usedBy.length > 0)
    return (
      <p className="max-w-[60ch]">
        <input type="hidden" name={field.name} value="" />
        {new Intl.ListFormat("en-US").format(usedBy)} {usedBy.length === 1 ? "has" : "have"} the same hours, which
        change with these.
      </p>
    );
  return (
    <SelectField {...field} label="Schedule" hint={note} className="hours-line">
      <SelectOptions options={[{ value: "", label: "Separate hours" }, ...choices]} />
    </SelectField>
  );
}
