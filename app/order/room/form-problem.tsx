import { FieldError } from "../../ui/form/field";

/** A problem of a whole form, above its button. */
export function FormProblem({ text }: { text: string | undefined }) {
  return text ? (
    <div role="alert">
      <FieldError>{text}</FieldError>
    </div>
  ) : null;
}
