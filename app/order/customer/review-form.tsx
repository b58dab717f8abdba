import { useState } from "react";
import { paths } from "#app/paths";
import { MAX_REVIEW_NAME, MAX_REVIEW_TEXT } from "#app/reviews/check-review";
import { StarField } from "#app/reviews/star-field.tsx";
import { Stars } from "#app/reviews/stars.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, TextArea } from "#app/ui/form/field.tsx";
import { type RoomProblem, roomFields } from "../model/room-form";
import type { RoomReview } from "../review/load-review.server";
import type { Room } from "./load-room.server";
import { FormProblem } from "./problems/form-problem";
import { getErrorId } from "./problems/room-problem";

interface ReviewSectionProps {
  room: Room;
  problem: RoomProblem | null;
}

const emptyReview: RoomReview = { isWritten: false, isPublished: false, stars: "", text: "", name: "" };

export function ReviewSection({ room, problem }: ReviewSectionProps) {
  const [isTyped, setIsTyped] = useState(false);
  // Text that is being typed or was refused stays, even if the order is no longer approved.
  const review = room.review ?? (isTyped || problem ? emptyReview : null);
  if (!review) return null;
  return (
    <section
      id="review"
      className="room-answer scroll-mt-24"
      aria-labelledby="review-title"
      onInput={() => setIsTyped(true)}
    >
      {review.isPublished ? (
        <PublishedReview review={review} problem={problem} />
      ) : (
        <ReviewForm room={room} review={review} problem={problem} />
      )}
    </section>
  );
}

interface ReviewProps {
  review: RoomReview;
  problem: RoomProblem | null;
}

function PublishedReview({ review: { stars, text, name }, problem }: ReviewProps) {
  return (
    <div className="room-review">
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

function ReviewForm({ room, review, problem }: ReviewProps & { room: Room }) {
  // The room reloads itself, but this is still the same form.
  const [formId] = useState(room.formId);
  const errors = problem?.errors ?? {};
  const values = problem?.values ?? review;
  return (
    <form className="room-review" method="post" action={`${paths.orderRoom(room.number)}#review`} noValidate>
      <input type="hidden" name={roomFields.intent} value="review" />
      <input type="hidden" name={roomFields.formId} value={formId} />
      <h2 id="review-title">{review.isWritten ? "Thank you for your review." : "How did we do?"}</h2>
      <p>
        {review.isWritten
          ? "You can change it until we publish it."
          : "A short review helps others decide. We read each review before we publish it."}
      </p>
      <StarField
        id={getErrorId("review", "stars")}
        name={roomFields.stars}
        defaultValue={values.stars}
        error={errors.stars}
      />
      <TextArea
        id="review-text"
        name={roomFields.text}
        label="Your review"
        required
        rows={3}
        defaultValue={values.text}
        error={errors.text}
        hint={`Up to ${MAX_REVIEW_TEXT} characters.`}
        className="w-full"
      />
      <Field
        id="review-name"
        name={roomFields.name}
        label="Name to show"
        required
        autoComplete="given-name"
        maxLength={MAX_REVIEW_NAME}
        defaultValue={values.name}
        error={errors.name}
        className="w-full max-w-[20rem]"
      />
      <FormProblem form="review" text={errors.form} />
      <Button variant="secondary" className="room-solid">
        {review.isWritten ? "Update review" : "Send review"}
      </Button>
    </form>
  );
}
