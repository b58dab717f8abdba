import { Form } from "@remix-run/react";
import { useState } from "react";
import { ALL_KINDS_FIELD, getKindField, KINDS_ASKED_FIELD } from "#app/booking/model/rule-fields";
import { Field, FieldError } from "#app/ui/form/field.tsx";
import { ADD_DAYS_ID, DAYS_ID } from "./availability-url";
import { FormProblems } from "./form-problems";
import type { RefusedDays } from "./receive-availability-post.server";

interface SpecialDaysProps {
  days: { ids: string; name: string; kinds: string | null; hours: string; note: string }[];
  holidays: { day: string; name: string }[];
  action: string;
  kinds: { id: string; name: string }[];
  refused: RefusedDays | undefined;
}

export function SpecialDays({ days, holidays, action, kinds, refused }: SpecialDaysProps) {
  const [isOpen, setIsOpen] = useState(false);
  const getFieldProps = (name: string) => ({
    name,
    defaultValue: refused?.values[name],
    error: refused?.errors[name],
    autoComplete: "off",
  });
  return (
    <section className="panel" aria-labelledby={DAYS_ID}>
      <h2 id={DAYS_ID}>Days off and special hours</h2>
      <p className="mt-1 mb-3 text-ink-2">They replace the weekly hours for some or all kinds of meetings.</p>
      {days.length === 0 ? <p className="mb-4 font-semibold">No days off or special hours coming up.</p> : null}
      <ul className="mb-4">
        {days.map(({ ids, name, kinds, hours, note }) => (
          <li key={ids} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
            <p className="mr-auto min-w-0 wrap-anywhere">
              <b>{name}</b> <span className="block">{hours || "No bookings"}</span>
              {kinds ? <span className="block">For {kinds} only</span> : null}
              {note ? <small className="block text-fine text-ink-2">{note}</small> : null}
            </p>
            <Form method="post" action={action} preventScrollReset>
              <input type="hidden" name="intent" value="remove_days" />
              <input type="hidden" name="ids" value={ids} />
              <button type="submit" className="tool">
                Remove
                <span className="sr-only">
                  {" "}
                  {name}
                  {kinds ? `, ${kinds}` : null}
                </span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {holidays.length > 0 ? (
        <details className="fold mb-4">
          <summary>
            Closed on {holidays.length} {holidays.length === 1 ? "holiday" : "holidays"} in the coming year
          </summary>
          <p className="mt-2 max-w-[60ch] text-ink-2">To open one, add it below with its hours.</p>
          <ul className="mt-1" aria-label="Holidays">
            {holidays.map(({ day, name }) => (
              <li key={day} className="py-0.5">
                <b>{day}</b> {name}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <details
        className="fold"
        open={isOpen || refused !== undefined || undefined}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>Add a day off or special hours</summary>
        {/* The key empties the form after an addition. */}
        <Form
          key={days.map(({ ids }) => ids).join()}
          id={ADD_DAYS_ID}
          method="post"
          action={action}
          preventScrollReset
          noValidate
          className="scroll-mt-20 pt-2"
        >
          <FormProblems refused={refused} />
          <input type="hidden" name="intent" value="add_days" />
          <input type="hidden" name={KINDS_ASKED_FIELD} value="1" />
          <div className="grid grid-cols-1 sm:grid-cols-2 min-[87rem]:grid-cols-4 gap-x-5 gap-y-4">
            <Field {...getFieldProps("day")} label="Day" type="date" required />
            <Field
              {...getFieldProps("last_day")}
              label="Last day"
              type="date"
              optional
              hint="For several days in a row."
            />
            <Field
              {...getFieldProps("special_hours")}
              label="Hours"
              optional
              hint="For example, 10 AM – 2 PM. Leave empty for no bookings."
              placeholder="No bookings"
              maxLength={300}
            />
            <Field
              {...getFieldProps("day_note")}
              label="Note"
              optional
              hint="Only your team sees this."
              maxLength={100}
            />
          </div>
          <KindChoice kinds={kinds} values={refused?.values} error={refused?.errors[ALL_KINDS_FIELD]} />
          <button type="submit" className="tool tool-solid mt-4">
            Add to the list
          </button>
        </Form>
      </details>
    </section>
  );
}

interface KindChoiceProps extends Pick<SpecialDaysProps, "kinds"> {
  values: RefusedDays["values"] | undefined;
  error: string | undefined;
}

/** "All kinds" hides the single ones. Where a browser does not hide them, "All kinds" takes precedence. */
function KindChoice({ kinds, values, error }: KindChoiceProps) {
  const errorId = `${ALL_KINDS_FIELD}-error`;
  const isChecked = (name: string) => (values ? name in values : name === ALL_KINDS_FIELD);
  return (
    <fieldset className="group mt-4">
      <legend className="mb-1.5 font-text text-[0.875rem]/[1.3] font-bold">For</legend>
      <div className="flex flex-wrap gap-x-6">
        <label className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
          <input
            id={ALL_KINDS_FIELD}
            type="checkbox"
            name={ALL_KINDS_FIELD}
            defaultChecked={isChecked(ALL_KINDS_FIELD)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          All kinds
        </label>
        {kinds.map(({ id, name }) => (
          <label
            key={id}
            className="flex min-h-9 items-center gap-3 group-has-[[name^=all]:checked]:hidden pointer-coarse:min-h-11"
          >
            <input type="checkbox" name={getKindField(id)} defaultChecked={isChecked(getKindField(id))} />
            {name}
          </label>
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
