import { Form } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { contactFields } from "#app/order/model/order-fields";
import type { PackageChoice } from "#app/order/quote/load-quote-form.server";
import {
  customerFields,
  describeDeposit,
  getLineNumber,
  intents,
  MAX_LINES,
  noteField,
  PACKAGE_FIELD,
  packageFields,
  type QuoteValues,
  sumTyped,
  termFields,
} from "#app/order/quote/quote-form";
import type { ReturnedQuote } from "#app/order/quote/receive-quote-post.server";
import { paths } from "#app/paths";
import { formatMoney } from "#app/server/text/money";
import { DefaultSubmit } from "#app/ui/form/default-submit.tsx";
import { countThingsToFix, ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { DescribedField, Field } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";
import { QuoteLines } from "./quote-lines";
import { QuoteSlip } from "./quote-slip";
import { readTyped } from "./read-typed";

interface Props {
  values: QuoteValues;
  returned: ReturnedQuote | undefined;
  packages: readonly PackageChoice[];
  currency: string;
  isSent: boolean;
  /** The number of an existing quote. */
  number?: string;
}

const section = "panel not-first:mt-5";
const grid = "mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-2";

/** Hides the fields of a package while no package is chosen. */
const forPackage = "group-has-[select>option:checked[value='']]:hidden";

export function QuoteForm({ values: opened, returned, packages, currency, isSent, number }: Props) {
  const [started] = useState(opened);
  const values = returned?.values ?? started;
  const { errors = {}, problem = null, added = null } = returned ?? {};
  const [typed, setTyped] = useState<Pick<QuoteValues, "texts" | "lines"> | null>(null);
  const problems = Object.entries(errors).map(([name, text]) => {
    const number = getLineNumber(name);
    return { href: `#${name}`, text: number ? `Line ${number}: ${text}` : text };
  });
  const getProps = (name: string) => ({ value: values.texts[name], error: errors[name] });
  const isBlank = !number && !returned && !values.texts[contactFields.fullName.name];
  const shown = typed ?? values;
  const bought = packages.find(({ value }) => value === shown.texts[PACKAGE_FIELD]);
  const total = sumTyped(shown, currency, bought?.cents ?? null);
  return (
    <Form
      method="post"
      className="max-xl:max-w-[60rem]"
      preventScrollReset
      noValidate
      onChange={(event: FormEvent<HTMLFormElement>) => setTyped(readTyped(event.currentTarget, values.lines.length))}
    >
      {problem || problems.length > 0 ? (
        <ErrorSummary
          title={problem ?? countThingsToFix(problems.length)}
          heading="h2"
          problems={problems}
          className="mb-4"
        />
      ) : null}
      <input type="hidden" name="form_id" value={values.formId} />
      <input type="hidden" name="shown" value={values.shown} />
      <div className="items-start gap-5 xl:grid xl:grid-cols-[minmax(0,60rem)_minmax(16rem,26rem)]">
        <div>
          <section className={section} aria-labelledby="quote-customer">
            <h2 id="quote-customer">Customer</h2>
            <div className={grid}>
              {customerFields.map((field) =>
                isSent && field.name === contactFields.email.name ? (
                  <Field
                    key={field.name}
                    name={field.name}
                    label={field.label}
                    readOnly
                    className="[&_input]:bg-line"
                    defaultValue={values.texts[field.name]}
                    hint={
                      <>
                        We sent the quote to this address.{" "}
                        {/* Loads the page, so that the browser opens the details with the form. */}
                        {number ? (
                          <a className="inline-block" href={`${paths.adminOrder(number)}#email`}>
                            Correct it in the order
                          </a>
                        ) : null}
                      </>
                    }
                  />
                ) : (
                  <DescribedField
                    key={field.name}
                    field={{ ...field, autoComplete: "off" }}
                    {...getProps(field.name)}
                    autoFocus={isBlank && field.name === contactFields.fullName.name}
                  />
                ),
              )}
            </div>
          </section>
          <section className={section} aria-labelledby="quote-lines">
            <h2 id="quote-lines">What they get</h2>
            <div className="group mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
              <SelectField
                name={PACKAGE_FIELD}
                label="Package"
                error={errors[PACKAGE_FIELD]}
                defaultValue={values.texts[PACKAGE_FIELD] ?? ""}
                className="sm:col-span-2"
              >
                <SelectOptions options={[{ value: "", label: "No package, only the lines below" }, ...packages]} />
              </SelectField>
              {[packageFields.price, packageFields.visuals].map((field) => (
                <DescribedField
                  key={field.name}
                  field={field}
                  className={errors[field.name] ? undefined : forPackage}
                  {...getProps(field.name)}
                />
              ))}
            </div>
            <QuoteLines lines={values.lines} errors={errors} added={added} currency={currency} />
            <p className="mt-2 text-fine text-ink-2">Empty lines are left out.</p>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <DefaultSubmit label={isSent ? "Save" : "Save as draft"} />
              {values.lines.length < MAX_LINES ? (
                <button type="submit" className="tool" name="intent" value={intents.add}>
                  Add a line
                </button>
              ) : (
                <p className="text-small text-ink-2">A quote has at most {MAX_LINES} lines.</p>
              )}
            </div>
          </section>
          <section className={section} aria-labelledby="quote-terms">
            <h2 id="quote-terms">Terms</h2>
            <div className={grid}>
              <Field
                name={termFields.validUntil.name}
                label={termFields.validUntil.label}
                type="date"
                required
                defaultValue={values.texts[termFields.validUntil.name]}
                error={errors[termFields.validUntil.name]}
              />
              <DescribedField field={describeDeposit(currency)} {...getProps(termFields.deposit.name)} />
              <DescribedField field={noteField} {...getProps(noteField.name)} rows={4} className="sm:col-span-2" />
            </div>
          </section>
        </div>
        <QuoteSlip typed={shown} total={total} bought={bought} currency={currency} />
      </div>
      <div className="save-bar mx-0 mt-5 mb-0 px-3 sm:px-5">
        <button type="submit" className="tool tool-solid" name="intent" value={intents.send}>
          {isSent ? "Send again" : "Send quote"}
        </button>
        <button type="submit" className="tool" name="intent" value={isSent ? intents.save : intents.draft}>
          {isSent ? "Save only" : "Save as draft"}
        </button>
        <p className="ml-auto font-bold" aria-live="polite">
          Total {formatMoney(total, currency)}
        </p>
      </div>
    </Form>
  );
}
