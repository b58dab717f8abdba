import { useState } from "react";
import { paths } from "#app/paths";
import { ReviewFields } from "#app/reviews/review-fields.tsx";
import { Stars } from "#app/reviews/stars.tsx";
import { Button } from "#app/ui/button.tsx";
import { type CustomerFormProblem, customerFormFields } from "../model/customer-page-form";
import type { CustomerPageReview } from "../review/load-review.server";
import type { CustomerPage } from "./load-customer-page.server";
import { FormProblem } from "./problems/form-problem";

interface ReviewSectionProps {
  customerPage: CustomerPage;
  problem: CustomerFormProblem | null;
}

const emptyReview: CustomerPageReview = { isWritten: false, isPublished: false, stars: "", text: "", name: "" };

export function ReviewSection({ customerPage, problem }: ReviewSectionProps) {
  const [isTyped, setIsTyped] = useState(false);
  // Text that is being typed or was refused stays, even if the order is no longer approved.
  const review = customerPage.review ?? (isTyped || problem ? emptyReview : null);
  if (!review) return null;
  return (
    <section id="review" className="customer-answer" aria-labelledby="review-title" onInput={() => setIsTyped(true)}>
      {review.isPublished ? (
        <PublishedReview review={review} problem={problem} />
      ) : (
        <ReviewForm customerPage={customerPage} review={review} problem={problem} />
      )}
    </section>
  );
}

interface ReviewProps {
  review: CustomerPageReview;
  problem: CustomerFormProblem | null;
}

function PublishedReview({ review: { stars, text, name }, problem }: ReviewProps) {
  return (
    <div className="customer-review">
      <h2 id="review-title">Your review</h2>
      <p>
        <Stars count={Number(stars)} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="text-small wrap-anywhere text-ink-2">We show it with the name {name}. Thank you.</p>
      <FormProblem form="review" text={problem?.errors.form} />
    </div>
  );
}

function ReviewForm({ customerPage, review, problem }: ReviewProps & { customerPage: CustomerPage }) {
  // The customer page reloads itself, but this is still the same form.
  const [formId] = useState(customerPage.formId);
  const errors = problem?.errors ?? {};
  const values = problem?.values ?? review;
  return (
    <form
      className="customer-review"
      method="post"
      action={`${paths.customerPage(customerPage.number)}#review`}
      noValidate
    >
      <input type="hidden" name={customerFormFields.intent} value="review" />
      <input type="hidden" name={customerFormFields.formId} value={formId} />
      <h2 id="review-title">{review.isWritten ? "Thank you for your review." : "How did we do?"}</h2>
      <p className="text-balance">
        {review.isWritten
          ? "You can change it until we publish it."
          : "A short review helps others decide. We\u00a0read each review before we publish\u00a0it."}
      </p>
      <ReviewFields values={values} errors={errors} rows={3} nameClassName="max-w-[20rem]" />
      <FormProblem form="review" text={errors.form} />
      <Button variant={review.isWritten ? "secondary" : "primary"}>
        {review.isWritten ? "Update review" : "Send review"}
      </Button>
    </form>
  );
}
