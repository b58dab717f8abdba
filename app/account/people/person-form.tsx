import { Form } from "@remix-run/react";
import { useState } from "react";
import { getShownName } from "#app/server/forms/merge-edits";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SavedTexts } from "#app/ui/form/saved-texts.tsx";
import type { RefusedPerson } from "./people-texts";
import { describePersonText, type PersonTexts, personLabels, personNames } from "./person-fields";
import { PersonFields } from "./person-form-fields";

interface PersonFormProps {
  texts: PersonTexts;
  refused: RefusedPerson | undefined;
  /** Whether saving is the main step of the screen. */
  isMain: boolean;
}

export function PersonForm({ texts, refused, isMain }: PersonFormProps) {
  // What the form began with: another admin may change the person meanwhile.
  const [opened] = useState(texts);
  const { values, shown, errors, theirs } = refused ?? { values: opened, shown: opened, errors: {}, theirs: [] };
  const problems = Object.entries(errors).map(([name, text]) => ({ href: `#${name}`, text }));
  const compare = [{ href: "#saved-now", text: "Compare yours with what is saved below, then save again." }];
  return (
    <section className="panel" aria-labelledby="person-details">
      <h2 id="person-details" className="mb-3">
        Details and access
      </h2>
      {refused?.title ? (
        <ErrorSummary className="mb-4" title={refused.title} problems={theirs.length > 0 ? compare : problems} />
      ) : null}
      <Form method="post" className="group" preventScrollReset noValidate>
        <input type="hidden" name="intent" value="save_person" />
        {personNames.map((name) => (
          <input key={name} type="hidden" name={getShownName(name)} value={shown[name]} />
        ))}
        <PersonFields values={values} errors={errors} />
        <button type="submit" className={`tool mt-4 ${isMain ? "tool-solid" : ""}`.trim()}>
          Save details
        </button>
      </Form>
      {theirs.length > 0 ? (
        <SavedTexts
          texts={theirs.map((name) => ({ label: personLabels[name], text: describePersonText(name, shown[name]) }))}
        />
      ) : null}
    </section>
  );
}
