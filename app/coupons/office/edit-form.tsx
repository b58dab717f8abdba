import { Form } from "@remix-run/react";
import { useState } from "react";
import { getShownName } from "#app/server/forms/merge-edits";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SavedTexts } from "#app/ui/form/saved-texts.tsx";
import { describeText, getField, termNames } from "./coupon-fields";
import { CouponFields } from "./coupon-form";
import type { EditedCoupon } from "./edit-coupon.server";
import type { RefusedEdit } from "./receive-coupon-edit.server";

interface EditFormProps {
  coupon: EditedCoupon;
  refused: RefusedEdit | undefined;
}

export function EditForm({ coupon, refused }: EditFormProps) {
  // What the form began with: a colleague may change the coupon meanwhile.
  const [opened] = useState(coupon.terms);
  const { values, shown, errors, theirs } = refused ?? { values: opened, shown: opened, errors: {}, theirs: [] };
  const problems = Object.entries(errors).map(([name, text]) => ({ href: `#${name}`, text }));
  const compare = [{ href: "#saved-now", text: "Compare yours with the saved terms below, then save again." }];
  return (
    <section className="panel" aria-labelledby="coupon-terms">
      <h2 id="coupon-terms">Terms</h2>
      {refused && !refused.toast ? (
        <ErrorSummary className="my-4" title={refused.title} problems={theirs.length > 0 ? compare : problems} />
      ) : null}
      <Form method="post" className="mt-3" preventScrollReset noValidate>
        <input type="hidden" name="intent" value="save_coupon" />
        {termNames.map((name) => (
          <input key={name} type="hidden" name={getShownName(name)} value={shown[name]} />
        ))}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-2">
          <CouponFields names={termNames} values={values} errors={errors} />
        </div>
        <button type="submit" className="tool tool-solid mt-4">
          Save coupon
        </button>
      </Form>
      {theirs.length > 0 ? (
        <SavedTexts
          texts={theirs.map((name) => ({ label: getField(name).label, text: describeText(name, shown[name]) }))}
        />
      ) : null}
    </section>
  );
}
