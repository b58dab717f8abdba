import { type FormEvent, memo, type ReactNode, useCallback, useRef, useState } from "react";
import { fields, type OrderField, type OrderResult, type OrderValues } from "#app/order/model/form-state";
import { emptyInput } from "#app/order/model/order-input";
import { limits } from "#app/order/model/packages";
import { question } from "#app/packages/packages";
import { usePackages } from "#app/packages/use-packages";
import { paths } from "#app/paths";
import { visitSourceField } from "#app/server/forms/visit-source";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { Toast, ToastRegion } from "#app/ui/feedback/toast.tsx";
import { VisitSourceField } from "#app/ui/form/visit-source.tsx";
import { useUploadAnnouncements, useWhenFailuresClear } from "#app/ui/uploads/use-file-uploads";
import { ORDER_DRAFT } from "../draft";
import { PhotoField, type PhotoForm } from "../photo-field";
import { createPhotoUploads } from "../photo-uploads";
import { ContactFields } from "./contact-fields";
import { CouponField } from "./coupon-field";
import { findField, type Message, Problems } from "./order-problems";
import { OrderSummary } from "./order-summary";
import { PackageCards } from "./package-cards";
import { RequirementsField } from "./requirements-field";
import { addSample, describeAddedSample, type Sample } from "./sample";
import { SplitFields } from "./split-fields";
import { useAnswer } from "./use-answer";
import { useCoupon } from "./use-coupon";
import { useDraft } from "./use-draft";
import { useSample } from "./use-sample";
import { useSend } from "./use-send";

const emptyForm: OrderValues = { ...emptyInput, formId: "", photos: [] };
const redirecting: Message = {
  title: "Redirecting to Payment",
  description: "Please wait while we redirect you to secure checkout...",
  tone: "info",
};

/** For an order from a paid package, which is then the only package in `usePackages`. */
export interface NextOrderForm {
  action: string;
  formId: string;
  draftKey: string;
  /** What the customer wrote for the last order. */
  last: ReactNode;
}

interface OrderFormProps {
  result: OrderResult | undefined;
  offersTestPackage?: boolean;
  industry?: string;
  sample?: Sample;
  next?: NextOrderForm;
}

export const OrderForm = memo(function OrderForm({
  result,
  offersTestPackage = false,
  industry,
  sample,
  next,
}: OrderFormProps) {
  // Kept in state, because Remix drops an action's data on the next navigation, even to a hash.
  const [returned] = useState(() => (result?.ok === false ? result : undefined));
  const packages = usePackages();
  const [first] = packages;
  const empty = next ? { ...emptyForm, formId: next.formId, option: first?.value ?? "" } : emptyForm;
  const [initial] = useState(returned?.values ?? (sample ? addSample(packages, empty, sample) : empty));
  const form = useRef<HTMLFormElement>(null);
  const [uploads] = useState(() => createPhotoUploads(initial.photos));
  // Without the hash of the form's own action, with which browsers do not let the error summary take the focus.
  const sendTo = next?.action ?? paths.visualDesign;
  const { setToast, ...answer } = useAnswer(returned?.problems);

  const draft = useDraft(form, uploads, initial, {
    isReturned: returned !== undefined,
    key: next?.draftKey ?? ORDER_DRAFT,
  });
  useSample(form, sample, draft);
  const { phase, send } = useSend(form, uploads, draft, {
    action: sendTo,
    onProblems: answer.showProblems,
    onPayment() {
      answer.clearProblems();
      setToast(redirecting);
    },
  });
  const onUploadFailure = useCallback(
    (sentence: string) => setToast(createErrorToast(sentence.split(". ")[0] ?? "")),
    [setToast],
  );
  useUploadAnnouncements(uploads, onUploadFailure);

  const shown = answer.toast?.tone === "info" && phase === "idle" ? null : answer.toast;
  const coupon = useCoupon(returned?.coupon ?? null, draft.input.coupon);
  const { errorOf, hideError } = answer;
  const hidePhotoError = useCallback(() => hideError("photos"), [hideError]);
  useWhenFailuresClear(uploads, hidePhotoError);

  function change(event: FormEvent<HTMLFormElement>) {
    draft.update();
    const field: OrderField | undefined = findField((event.target as HTMLInputElement).name);
    if (field) hideError(field);
    if (field === "coupon") coupon.hideProblem();
  }

  const addedSample = sample ? describeAddedSample(sample, draft.input) : null;
  return (
    <section
      className="order wrap scroll-mt-[calc(1.5rem-var(--spacing-sec))] py-7 max-md:-scroll-mt-5.5 md:py-sec"
      id="order-form"
      aria-labelledby="order-title"
    >
      <h2 id="order-title" className={next ? "sr-only" : "mb-4 text-1 md:mb-6"}>
        Order your visuals
      </h2>
      {addedSample ? (
        <p role="status" className="mb-6 max-w-[60ch] border-l-6 border-sun pl-4">
          {addedSample}
        </p>
      ) : null}
      <Problems answerId={answer.count} problems={answer.problems} firstOption={first?.value ?? question.value} />
      <form
        ref={form}
        className="@container"
        method="post"
        action={next ? sendTo : paths.orderForm}
        encType="multipart/form-data"
        noValidate
        onChange={change}
        onSubmit={(event) => {
          event.preventDefault();
          // Removes the message about a payment page from which the visitor came back.
          if (phase === "idle" && answer.toast?.tone === "info") setToast(null);
          void send();
        }}
      >
        <input type="hidden" name={fields.formId} value={draft.formId} />
        <div className="order-parts">
          {next ? (
            <input type="hidden" name={fields.option} value={initial.option} />
          ) : (
            <>
              <VisitSourceField name={visitSourceField} initial={returned?.visit} />
              <PackageCards initial={initial.option} offersTestPackage={offersTestPackage} error={errorOf("option")} />
            </>
          )}
          <div className="order-columns">
            <div className="order-main">
              <SplitFields initial={initial.split} input={draft.input} live={draft.live} error={errorOf("split")} />
              <RequirementsField
                initial={initial.requirements}
                chosen={draft.input.option}
                live={draft.live}
                industry={industry}
                error={errorOf("requirements")}
              />
              {next?.last}
              <PhotoField
                form={createPhotoForm(sendTo)}
                uploads={uploads}
                live={draft.live}
                error={errorOf("photos")}
                onFailure={onUploadFailure}
              />
              {next ? null : <ContactFields initial={initial} errorOf={errorOf} />}
            </div>
            <OrderSummary
              input={draft.input}
              live={draft.live}
              phase={phase}
              uploads={uploads}
              sendTo={sendTo}
              coupon={coupon.applied}
              couponField={
                next ? null : (
                  <CouponField
                    {...coupon}
                    initial={initial.coupon}
                    typed={draft.input.coupon}
                    error={coupon.problem?.description ?? (coupon.applied ? undefined : errorOf("coupon"))}
                  />
                )
              }
            />
          </div>
        </div>
      </form>
      <ToastRegion>
        {shown ? (
          <Toast {...shown} onClose={draft.live ? () => setToast(null) : undefined} autoHides={!draft.live} />
        ) : null}
      </ToastRegion>
    </section>
  );
});

const createPhotoForm = (action: string): PhotoForm => ({
  ...{ id: "pictures", inputId: fields.photos, max: limits.photos, sendLabel: "Send the order", area: "page" },
  action,
});
