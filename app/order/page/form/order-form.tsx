import { type FormEvent, memo, useCallback, useEffect, useRef, useState } from "react";
import { fields, type OrderField, type OrderResult, type OrderValues } from "#app/order/model/form-state";
import { emptyInput } from "#app/order/model/order-input";
import { limits } from "#app/order/model/packages";
import { PhotoField, type PhotoForm } from "#app/order/parts/photo-field.tsx";
import { createPhotoUploads } from "#app/order/parts/photo-uploads";
import { question } from "#app/packages/packages";
import { usePackages } from "#app/packages/use-packages";
import { paths } from "#app/paths";
import { visitSourceField } from "#app/server/forms/visit-source";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { Toast, ToastRegion } from "#app/ui/feedback/toast.tsx";
import { VisitSourceField } from "#app/ui/form/visit-source.tsx";
import { useFailuresCleared, useUploadAnnouncements } from "#app/ui/uploads/use-file-uploads";
import { ContactFields } from "./contact-fields";
import { CouponField } from "./coupon-field";
import { findField, type Message, Problems, toProblemToast } from "./order-problems";
import { OrderSummary, sendTo } from "./order-summary";
import { PackageCards } from "./package-cards";
import { RequirementsField } from "./requirements-field";
import { SplitFields } from "./split-fields";
import { useCoupon } from "./use-coupon";
import { useDraft } from "./use-draft";
import { useSend } from "./use-send";

const TOAST_MS = 10_000;
const emptyForm: OrderValues = { ...emptyInput, formId: "", photos: [] };
const photoForm: PhotoForm = {
  id: "pictures",
  inputId: fields.photos,
  max: limits.photos,
  action: sendTo,
  sendLabel: "Send the order",
  area: "page",
};
const redirecting: Message = {
  title: "Redirecting to Payment",
  description: "Please wait while we redirect you to secure checkout...",
  tone: "info",
};

interface OrderFormProps {
  result: OrderResult | undefined;
  offersTestPackage: boolean;
  industry?: string;
}

export const OrderForm = memo(function OrderForm({ result, offersTestPackage, industry }: OrderFormProps) {
  // Remix drops an action's data on the next navigation, even to a hash, so it is kept here.
  const [returned] = useState(() => (result?.ok === false ? result : undefined));
  const initial = returned?.values ?? emptyForm;
  const [first] = usePackages();
  const form = useRef<HTMLFormElement>(null);
  const [uploads] = useState(() => createPhotoUploads(initial.photos));
  const [answer, setAnswer] = useState({ problems: returned?.problems ?? [], count: 0 });
  const [corrected, setCorrected] = useState<OrderField[]>([]);
  const [toast, setToast] = useState<Message | null>(toProblemToast(returned?.problems));

  const draft = useDraft(form, uploads, initial, returned !== undefined);
  const { phase, send } = useSend(form, uploads, draft, {
    onProblems(problems) {
      setAnswer(({ count }) => ({ problems, count: count + 1 }));
      setCorrected([]);
      setToast(toProblemToast(problems));
    },
    onPayment() {
      setAnswer(({ count }) => ({ problems: [], count }));
      setToast(redirecting);
    },
  });
  const onUploadFailure = useCallback((sentence: string) => {
    setToast(createErrorToast(sentence.split(". ")[0] ?? ""));
  }, []);
  useUploadAnnouncements(uploads, onUploadFailure);

  useEffect(() => {
    if (toast?.tone !== "error") return;
    const close = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(close);
  }, [toast]);

  const shown = toast?.tone === "info" && phase !== "leaving" ? null : toast;

  const coupon = useCoupon(returned?.coupon ?? null, draft.input.coupon);
  const couponError = coupon.problem?.description;

  const errorOf = (field: OrderField) => {
    const problem = answer.problems.find((candidate) => candidate.field === field);
    return problem && !corrected.includes(field) ? problem.description : undefined;
  };

  const hideError = useCallback(
    (field: OrderField) => {
      if (answer.problems.length === 0) return;
      setCorrected((before) => (before.includes(field) ? before : [...before, field]));
      if (answer.problems[0]?.field === field) setToast(null);
    },
    [answer],
  );
  const hidePhotoError = useCallback(() => hideError("photos"), [hideError]);
  useFailuresCleared(uploads, hidePhotoError);

  function change(event: FormEvent<HTMLFormElement>) {
    draft.update();
    const field = findField((event.target as HTMLInputElement).name);
    if (field) hideError(field);
    if (field === "coupon") coupon.hideProblem();
  }

  return (
    <section
      className="order wrap scroll-mt-[calc(1.5rem-var(--spacing-sec))] py-11 max-md:scroll-mt-0 md:py-sec"
      id="order-form"
      aria-labelledby="order-title"
    >
      <h2 id="order-title" className="mb-4 text-1 md:mb-6">
        Order your visuals
      </h2>
      <Problems
        key={answer.count}
        problems={answer.problems.filter(({ field }) => !field || !corrected.includes(field))}
        firstOption={first?.value ?? question.value}
      />
      <form
        ref={form}
        className="@container"
        method="post"
        action={paths.orderForm}
        encType="multipart/form-data"
        noValidate
        onChange={change}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input type="hidden" name={fields.formId} value={draft.formId} />
        <VisitSourceField name={visitSourceField} initial={returned?.visit} />
        <PackageCards initial={initial.option} offersTestPackage={offersTestPackage} error={errorOf("option")} />
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
            <PhotoField
              form={photoForm}
              uploads={uploads}
              live={draft.live}
              error={errorOf("photos")}
              onFailure={onUploadFailure}
            />
            <ContactFields initial={initial} errorOf={errorOf} />
          </div>
          <OrderSummary
            input={draft.input}
            live={draft.live}
            phase={phase}
            uploads={uploads}
            coupon={coupon.applied}
            couponField={
              <CouponField
                {...coupon}
                initial={initial.coupon}
                typed={draft.input.coupon}
                error={couponError ?? (coupon.applied ? undefined : errorOf("coupon"))}
              />
            }
          />
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
