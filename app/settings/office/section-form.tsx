import { Form } from "@remix-run/react";
import { Fragment, type ReactNode, useRef, useState } from "react";
import { getShownName } from "#app/server/forms/merge-edits";
import { describeText } from "#app/server/forms/text-field";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { LeaveFormDialog } from "#app/ui/form/leave-form-dialog.tsx";
import { SavedTexts } from "#app/ui/form/saved-texts.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { FactList } from "#app/ui/office/fact-list.tsx";
import type { Section } from "./load-section.server";
import { findPicture, PictureField } from "./picture-field";
import type { ReturnedSettings } from "./returned-settings";
import { SettingField } from "./setting-field";

interface SectionFormProps {
  section: Section;
  /** The button's text, which depends on whether a preview is in view. */
  preview: string | null;
  returned: ReturnedSettings | undefined;
}

export function SectionForm({ section: { fields, texts, words }, preview, returned }: SectionFormProps) {
  // What the form began with: a colleague may change the settings meanwhile.
  const [opened] = useState(texts);
  const form = useRef<HTMLFormElement>(null);
  const { values, shown, errors, theirs, addAsNew }: Omit<ReturnedSettings, "title"> = returned ?? {
    values: opened,
    shown: opened,
    errors: {},
    theirs: [],
  };
  const findMark = ({ name, missing, warning }: Section["fields"][number]) =>
    values[name] ? values[name] === texts[name] && warning : missing;
  const problems = Object.entries(errors).map(([name, text], _, all) => {
    const label = fields.find((field) => field.name === name)?.label;
    const isAmbiguous = label && all.some(([other, said]) => other !== name && said === text);
    return { href: `#${name}`, text: isAmbiguous ? `${label}: ${text}` : text };
  });
  const compare = [{ href: "#saved-now", text: "Compare yours with the saved texts below, then save again." }];
  return (
    <section className="panel" aria-label="Texts">
      {returned?.title ? (
        <ErrorSummary
          heading="h2"
          className="mb-4"
          title={returned.title}
          problems={theirs.length > 0 ? compare : problems}
        />
      ) : null}
      <LeaveFormDialog form={form} isReturned={returned !== undefined} />
      <Form
        ref={form}
        method="post"
        action={addAsNew?.to}
        encType={fields.some(({ isPicture }) => isPicture) ? "multipart/form-data" : undefined}
        preventScrollReset
        noValidate
      >
        {fields.map(({ name }) => (
          <input key={name} type="hidden" name={getShownName(name)} value={shown[name] ?? ""} />
        ))}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-2">
          {fields.map((field) => {
            if (field.isPicture)
              return (
                <PictureField
                  key={`${field.name} ${values[field.name]}`}
                  field={field}
                  value={values[field.name]}
                  error={errors[field.name]}
                />
              );
            const mark = findMark(field);
            return (
              <Fragment key={field.name}>
                {field.groupHeading ? <h2 className="sm:col-span-2 not-first:mt-2">{field.groupHeading}</h2> : null}
                <SettingField
                  field={mark ? { ...field, hint: <Marked mark={mark} hint={field.hint} /> } : field}
                  value={values[field.name]}
                  error={errors[field.name]}
                  rows={field.isMarkdown ? 24 : 2}
                  className={`${field.isLong || field.isWide ? "sm:col-span-2" : ""} ${mark && !field.required ? "[&>label>span]:hidden" : ""} ${field.isMarkdown ? "" : "[&>textarea]:field-sizing-content [&>textarea]:min-h-[3.3rem]"}`.trim()}
                />
              </Fragment>
            );
          })}
        </div>
        <p className={`save-bar mt-4 ${theirs.length > 0 || words.length > 0 ? "mb-0" : ""}`.trim()}>
          <button type="submit" className="tool tool-solid" name="intent" value="save_settings">
            {addAsNew?.label ?? "Save"}
          </button>
          {preview ? (
            <button type="submit" className="tool" name="intent" value="preview_settings">
              {preview}
            </button>
          ) : null}
        </p>
      </Form>
      {words.length > 0 ? (
        <details className="fold mt-4">
          <summary>Words you can insert</summary>
          <p className="max-w-[65ch]">
            Each one stands for a setting, so your text is right after the setting changes. With a capital first letter,
            such as {"{Reply}"}, it can begin a sentence.
          </p>
          <FactList facts={words} />
        </details>
      ) : null}
      {theirs.length > 0 ? (
        <SavedTexts texts={theirs.map((name) => describeSaved(fields, name, shown[name] ?? ""))} />
      ) : null}
    </section>
  );
}

function Marked({ mark, hint }: { mark: ReactNode; hint?: string }) {
  return (
    <>
      <span className="mb-1 flex items-center gap-2 font-semibold text-ink">
        <StatusMark shape="point" tone="sun" />
        {mark}
      </span>
      {hint}
    </>
  );
}

function describeSaved(fields: Section["fields"], name: string, text: string) {
  const field = fields.find((one) => one.name === name);
  if (!field) return { label: name, text };
  return { label: field.label, text: describeText(field, text), picture: findPicture(field, text) };
}
