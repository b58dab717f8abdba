import type { RefusedReview } from "#app/reviews/check-review";
import { ReviewFields } from "#app/reviews/review-fields.tsx";
import { Stars } from "#app/reviews/stars.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field.tsx";
import type { BuyerReview } from "../reviews/load-review.server";

interface ReviewSectionProps {
  review: BuyerReview | null;
  problem: RefusedReview | null;
  here: string;
}

/** What was typed stays even if the purchase ended meanwhile. */
export function ReviewSection({ review, problem, here }: ReviewSectionProps) {
  if (!review && !problem) return null;
  const { isWritten = false, isPublished = false, values } = review ?? {};
  return (
    <section id="review" className="wrap pb-sec" aria-labelledby="review-title">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t-2 border-ink pt-6 md:grid-cols-[clamp(14rem,34vw,27rem)_minmax(0,1fr)] md:gap-0">
        <header className="grid content-start gap-4 md:pr-8">
          <h2 id="review-title" className="text-2">
            {getTitle(isWritten, isPublished)}
          </h2>
          <p className="max-w-[36ch]">{describeNext(isWritten, isPublished)}</p>
        </header>
        {values && isPublished ? (
          <PublishedReview values={values} problem={problem} />
        ) : (
          <details open={isWritten || problem !== null}>
            <summary className="btn-line w-fit list-none [&::-webkit-details-marker]:hidden">
              {isWritten ? "Your review" : "Write a review"}
            </summary>
            <ReviewForm values={problem?.values ?? values} errors={problem?.errors ?? {}} {...{ here, isWritten }} />
          </details>
        )}
      </div>
    </section>
  );
}

function getTitle(isWritten: boolean, isPublished: boolean): string {
  if (isPublished) return "Your review is live";
  return isWritten ? "Thank you for your review" : "How does it work for you?";
}

function describeNext(isWritten: boolean, isPublished: boolean): string {
  if (isPublished) return "It’s on the product’s page. Thank you for helping the next buyer decide.";
  if (isWritten) return "We read each review before we publish it. Until then you can change yours.";
  return "A few honest words help the next buyer decide. We read each review before we publish it.";
}

const panel =
  "grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5 bg-paper p-[clamp(min(1.25rem,6.25vw),3vw,2.5rem)]";

function PublishedReview({ values, problem }: { values: BuyerReview["values"]; problem: RefusedReview | null }) {
  return (
    <div className={panel}>
      <p>
        <Stars count={Number(values.stars)} />
      </p>
      <p className="max-w-[52ch] wrap-anywhere whitespace-pre-line">{values.text}</p>
      <p className="text-small wrap-anywhere text-ink-2">{values.name}</p>
      <FormError text={problem?.errors.form} />
    </div>
  );
}

interface ReviewFormProps {
  values: BuyerReview["values"] | undefined;
  errors: RefusedReview["errors"];
  here: string;
  isWritten: boolean;
}

/** No fragment in the address, because browsers then ignore `autoFocus`. */
function ReviewForm({ values, errors, here, isWritten }: ReviewFormProps) {
  return (
    <form method="post" action={here} noValidate className={`${panel} mt-5`}>
      <FormError text={errors.form} />
      <ReviewFields
        values={values}
        errors={errors}
        rows={4}
        nameHint="Your first name, with your work or city if you like: “Dana, baker in Tampa”."
        nameClassName="max-w-[26rem]"
        focusesError
      />
      <Button name="intent" value="review" variant="secondary">
        {isWritten ? "Update my review" : "Send my review"}
      </Button>
    </form>
  );
}

function FormError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else moves the focus to the message
      autoFocus
    >
      <FieldError>{text}</FieldError>
    </div>
  );
}
