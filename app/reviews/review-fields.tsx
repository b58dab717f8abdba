import { Field, TextArea } from "../ui/form/field";
import { MAX_REVIEW_NAME, MAX_REVIEW_TEXT, type ReviewErrors, type TypedReview } from "./check-review";
import { StarField } from "./star-field";

interface ReviewFieldsProps {
  values: TypedReview | undefined;
  errors: ReviewErrors;
  rows: number;
  nameHint?: string;
  nameClassName: string;
  focusesError?: boolean;
}

export function ReviewFields({ values, errors, rows, nameHint, nameClassName, focusesError }: ReviewFieldsProps) {
  const [first] = (["stars", "text", "name"] as const).filter((field) => errors[field]);
  const getProps = (field: keyof TypedReview) => ({
    id: `review-${field}`,
    name: field,
    defaultValue: values?.[field],
    error: errors[field],
    autoFocus: focusesError && field === first,
  });
  return (
    <>
      <StarField {...getProps("stars")} />
      <TextArea
        {...getProps("text")}
        label="Your review"
        required
        rows={rows}
        hint={`Up to ${MAX_REVIEW_TEXT} characters.`}
        className="w-full"
      />
      <Field
        {...getProps("name")}
        label="Name to show"
        required
        autoComplete="given-name"
        maxLength={MAX_REVIEW_NAME}
        hint={nameHint}
        className={`w-full ${nameClassName}`}
      />
    </>
  );
}
