import { Form } from "@remix-run/react";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field, FieldError } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { Meeting } from "./load-meeting.server";
import type { RefusedChange } from "./receive-meeting-post.server";

interface MoveFormProps {
  meeting: Meeting;
  refused: RefusedChange | undefined;
}

export function MoveForm({ meeting, refused }: MoveFormProps) {
  const { freeDays, zone } = meeting;
  const { values = {}, errors = {} } = refused ?? {};
  const problems = Object.entries(errors).map(([name, text]) => ({ href: `#${name}`, text }));
  const getFieldProps = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
    autoComplete: "off",
  });
  return (
    <details className="fold open:basis-full" open={refused !== undefined || undefined}>
      <summary className="tool min-h-(--control)! no-underline max-sm:w-full">Move to another time</summary>
      <p className="mt-2 mb-3 text-ink-2">The visitor gets an email with the new time and an updated calendar entry.</p>
      {problems.length > 0 ? (
        <ErrorSummary className="mb-4" title="The booking isn’t moved yet." problems={problems} />
      ) : null}
      <Form method="post" preventScrollReset noValidate className="grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="move_meeting" />
        <SelectField {...getFieldProps("to")} label={`Open times, ${zone.name}`} className="w-full max-w-sm">
          <option value="">{freeDays.length > 0 ? "Choose a time" : "No open times"}</option>
          {freeDays.map(({ day, times }) => (
            <optgroup key={day} label={day}>
              {times.map(({ at, label }) => (
                <option key={at} value={at}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <fieldset>
          <legend className="mb-2 font-text text-[0.875rem]/[1.3] font-bold">Or any other time, {zone.name}</legend>
          <div className="flex flex-wrap gap-4">
            <Field {...getFieldProps("date")} label="Day" type="date" className="w-44" />
            <Field {...getFieldProps("time")} label="Time" placeholder="2:30 PM" maxLength={20} className="w-36" />
          </div>
          <div className="mt-3">
            <label className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
              <input
                id="outside"
                type="checkbox"
                name="outside"
                value="1"
                defaultChecked={values.outside === "1"}
                aria-invalid={errors.outside ? true : undefined}
                aria-describedby={errors.outside ? "outside-error" : undefined}
              />
              Allow a time outside the open hours
            </label>
            {errors.outside ? <FieldError id="outside-error">{errors.outside}</FieldError> : null}
          </div>
        </fieldset>
        <button type="submit" className="tool">
          Move the booking
        </button>
      </Form>
    </details>
  );
}
