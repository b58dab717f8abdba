import { Form } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { hourOptions } from "#app/notifications/choices";
import { getShownName } from "#app/server/forms/merge-edits";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SavedTexts } from "#app/ui/form/saved-texts.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";
import { ChoiceTable } from "./choice-table";
import { HOUR_FIELD, type RefusedChoices } from "./choice-texts";
import type { LoadedChoices } from "./load-choices.server";

interface ChoicesFormProps {
  choices: LoadedChoices;
  refused: RefusedChoices | undefined;
  note: ReactNode;
  /** Whether saving is a main step of the screen. */
  isMain: boolean;
  children?: ReactNode;
}

export function ChoicesForm({ choices, refused, note, isMain, children }: ChoicesFormProps) {
  const { kinds, texts, email, zone } = choices;
  // What the form began with: an admin and the person may change it at the same time.
  const [opened] = useState(texts);
  const {
    choices: values,
    shown,
    errors,
    compared,
  } = refused ?? {
    ...{ choices: opened, shown: opened, compared: [] },
    errors: {} as Record<string, string>,
  };
  const problems = Object.entries(errors).map(([name, text]) => ({ href: `#${name}`, text }));
  const compare = [{ href: "#saved-now", text: "Compare yours with what is saved below, then save again." }];
  return (
    <section className="panel" id="notifications" aria-labelledby="notifications-title">
      <h2 id="notifications-title">Notifications</h2>
      <div className="mt-1 mb-3 max-w-[70ch]">
        {note ?? (
          <p className="text-ink-2">
            Choose which team emails go to this account’s address. It only gets emails about screens that it can open.
          </p>
        )}
      </div>
      {refused?.title ? (
        <ErrorSummary className="mb-4" title={refused.title} problems={compared.length > 0 ? compare : problems} />
      ) : null}
      <Form method="post" preventScrollReset noValidate>
        <input type="hidden" name="intent" value="save_notifications" />
        {Object.keys(texts).map((name) => (
          <input key={name} type="hidden" name={getShownName(name)} value={shown[name] ?? ""} />
        ))}
        <Folded isFolded={!email}>
          <fieldset className="min-w-0" disabled={!email}>
            <ChoiceTable kinds={kinds} values={values} errors={errors} />
            <SelectField
              className="-mx-(--panel-side) border-t border-line px-(--panel-side) pt-4 [&>select]:max-w-56"
              name={HOUR_FIELD}
              label="Daily summary"
              hint={`What’s due, overdue, unanswered, unpaid or on hold, plus everything you set to daily. Sent on business days, ${zone}, if there’s anything to report.`}
              defaultValue={values[HOUR_FIELD]}
              error={errors[HOUR_FIELD]}
            >
              <SelectOptions options={hourOptions} />
            </SelectField>
            <button type="submit" className={`tool mt-4 ${isMain ? "tool-solid" : ""}`.trim()}>
              Save notifications
            </button>
          </fieldset>
        </Folded>
      </Form>
      {compared.length > 0 ? <SavedTexts texts={compared} /> : null}
      {children}
    </section>
  );
}

function Folded({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details className="fold not-open:-mb-3">
      <summary>Notification choices</summary>
      {children}
    </details>
  );
}
