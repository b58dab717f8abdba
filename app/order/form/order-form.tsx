import { type FormEvent, memo, useCallback, useEffect, useRef, useState } from "react";
import { paths } from "#app/paths";
import { Toast, ToastRegion } from "../../ui/feedback/toast";
import { ErrorSummary } from "../../ui/form/error-summary";
import { PhotoField } from "../photos/photo-field";
import { PhotoUploads } from "../photos/photo-uploads";
import { useFailuresCleared, useUploadAnnouncements } from "../photos/use-photos";
import { fields, type OrderField, type OrderProblem, type OrderResult, type OrderValues } from "./form-state";
import { JobTicket } from "./job-ticket";
import { PackageCards } from "./package-cards";
import { SplitFields } from "./split-fields";
import { nothingTyped } from "./split-state";
import { useDraft } from "./use-draft";
import { useSend } from "./use-send";
import { WhoFields } from "./who-fields";
import { WordsField } from "./words-field";

interface Message {
  title: string;
  description: string;
  tone: "info" | "error";
}

const TOAST_MS = 10_000;
const empty: OrderValues = { ...nothingTyped, formId: "", photos: [] };
const redirecting: Message = {
  title: "Redirecting to Payment",
  description: "Please wait while we redirect you to secure checkout...",
  tone: "info",
};

interface OrderFormProps {
  /** What the action answered to a post without JavaScript. */
  result: OrderResult | undefined;
  /** Whether the internal test package is offered. */
  withTest: boolean;
  /** Whose examples the visitor looked at. */
  industry?: string;
}

/**
 * The order form. The server's HTML is the whole of it; scripts add the live ticket, the uploads on the way and the
 * draft.
 */
export const OrderForm = memo(function OrderForm({ result, withTest, industry }: OrderFormProps) {
  // Remix forgets an action's data at the next step in the history, a hash is enough: what came first stays.
  const [returned] = useState(() => (result?.ok === false ? result : undefined));
  const start = returned?.values ?? empty;
  const form = useRef<HTMLFormElement>(null);
  const [uploads] = useState(() => new PhotoUploads(start.photos));
  const [answer, setAnswer] = useState({ problems: returned?.problems ?? [], count: 0 });
  const [mended, setMended] = useState<string[]>([]);
  const [toast, setToast] = useState<Message | null>(toastOf(returned?.problems));

  const draft = useDraft(form, uploads, start, returned !== undefined);
  const { phase, send } = useSend(form, uploads, draft, {
    onProblems(problems) {
      setAnswer(({ count }) => ({ problems, count: count + 1 }));
      setMended([]);
      setToast(toastOf(problems));
    },
    onPayment() {
      setAnswer(({ count }) => ({ problems: [], count }));
      setToast(redirecting);
    },
  });
  const onUploadFailure = useCallback((sentence: string) => {
    setToast({ title: "Error", description: sentence, tone: "error" });
  }, []);
  useUploadAnnouncements(uploads, onUploadFailure);

  // What a failure says stands at its place too, so its toast need not stay over the form.
  useEffect(() => {
    if (toast?.tone !== "error") return;
    const close = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(close);
  }, [toast]);

  // Back from the payment page, nobody is redirected any more.
  const shown = toast?.tone === "info" && phase !== "leaving" ? null : toast;

  const errorOf = (field: OrderField) => {
    const problem = answer.problems.find((candidate) => candidate.field === field);
    return problem && !mended.includes(field) ? problem.description : undefined;
  };

  const mend = useCallback(
    (field: OrderField) => {
      if (answer.problems.length === 0) return;
      setMended((before) => (before.includes(field) ? before : [...before, field]));
      if (answer.problems[0]?.field === field) setToast(null);
    },
    [answer],
  );
  const mendPhotos = useCallback(() => mend("photos"), [mend]);
  useFailuresCleared(uploads, mendPhotos);

  function change(event: FormEvent<HTMLFormElement>) {
    draft.change();
    const field = fieldOf((event.target as HTMLInputElement).name);
    if (field) mend(field);
  }

  return (
    <section className="order wrap py-sec" id="order-form" aria-labelledby="order-title">
      <h2 id="order-title" className="mb-6 text-1">
        The order
      </h2>
      <Problems
        key={answer.count}
        problems={answer.problems.filter(({ field }) => !field || !mended.includes(field))}
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
        <PackageCards start={start.option} withTest={withTest} error={errorOf("option")} />
        <div className="order-columns">
          <div className="order-main">
            <SplitFields start={start.split} typed={draft.typed} live={draft.live} error={errorOf("split")} />
            <WordsField
              start={start.requirements}
              chosen={draft.typed.option}
              live={draft.live}
              industry={industry}
              error={errorOf("requirements")}
            />
            <PhotoField uploads={uploads} live={draft.live} error={errorOf("photos")} onFailure={onUploadFailure} />
            <WhoFields start={start} errorOf={errorOf} />
          </div>
          <JobTicket typed={draft.typed} live={draft.live} phase={phase} uploads={uploads} />
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

function Problems({ problems }: { problems: OrderProblem[] }) {
  const [first] = problems;
  if (!first) return null;
  const links = problems.map(({ field, description }) => ({
    href: field ? `#${controls[field]}` : undefined,
    text: description,
  }));
  return <ErrorSummary title={first.title} problems={links} className="mb-10" />;
}

/** Where a field's error leads to: the id of its first control. */
const controls: Record<OrderField, string> = {
  fullName: fields.fullName,
  email: fields.email,
  phone: fields.phone,
  businessName: fields.businessName,
  option: `${fields.option}-basic`,
  split: "split-flyers",
  requirements: fields.requirements,
  photos: fields.photos,
};

function fieldOf(name: string): OrderField | undefined {
  if (name.startsWith(fields.split(""))) return "split";
  return (Object.keys(controls) as OrderField[]).find((field) => field !== "split" && fields[field] === name);
}

function toastOf(problems: OrderProblem[] = []): Message | null {
  const [first] = problems;
  return first ? { title: first.title, description: first.description, tone: "error" } : null;
}
