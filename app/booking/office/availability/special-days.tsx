import { Form } from "@remix-run/react";
import type { KindId } from "#app/booking/model/kinds";
import { Field } from "#app/ui/form/field.tsx";
import { getAvailabilityUrl } from "./availability-url";
import { FormProblems } from "./form-problems";
import type { RefusedDays } from "./receive-availability-post.server";

interface SpecialDaysProps {
  days: { ids: string; name: string; hours: string; note: string }[];
  holidays: { day: string; name: string }[];
  kind: KindId;
  refused: RefusedDays | undefined;
}

export function SpecialDays({ days, holidays, kind, refused }: SpecialDaysProps) {
  const action = getAvailabilityUrl(kind);
  const getFieldProps = (name: string) => ({
    name,
    defaultValue: refused?.values[name],
    error: refused?.errors[name],
    autoComplete: "off",
  });
  return (
    <section className="bg-paper px-3 pt-4 pb-5 sm:px-5" aria-labelledby="days-title">
      <h2 id="days-title">Days off and special hours</h2>
      <p className="mt-1 mb-3 text-ink-2">For all kinds of meetings. They replace the weekly hours.</p>
      {days.length === 0 ? <p className="mb-4 font-semibold">No days off or special hours coming up.</p> : null}
      <ul className="mb-4">
        {days.map(({ ids, name, hours, note }) => (
          <li key={ids} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
            <p className="mr-auto min-w-0 wrap-anywhere">
              <b>{name}</b> <span className="block">{hours || "No meetings"}</span>
              {note ? <small className="block text-fine text-ink-2">{note}</small> : null}
            </p>
            <Form method="post" action={action} preventScrollReset>
              <input type="hidden" name="intent" value="remove_days" />
              <input type="hidden" name="ids" value={ids} />
              <button type="submit" className="tool">
                Remove<span className="sr-only"> {name}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {holidays.length > 0 ? (
        <details className="mb-4">
          <summary className="flex min-h-6 cursor-pointer items-center font-semibold underline underline-offset-[0.2em]">
            Closed on {holidays.length} US federal holidays
          </summary>
          <p className="mt-2 max-w-[60ch] text-ink-2">To open one, add it below with its hours.</p>
          <ul className="mt-1" aria-label="US federal holidays">
            {holidays.map(({ day, name }) => (
              <li key={day} className="py-0.5">
                <b>{day}</b> {name}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <Form method="post" action={action} preventScrollReset noValidate>
        <FormProblems refused={refused} />
        <input type="hidden" name="intent" value="add_days" />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-5 gap-y-4">
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
            hint="For example, 10 AM – 2 PM. Leave empty for no meetings."
            placeholder="No meetings"
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
        <button type="submit" className="tool tool-solid mt-4">
          Add to the list
        </button>
      </Form>
    </section>
  );
}
