import { FieldError } from "../../ui/form/field";

/** A problem with the whole form, shown above its button. */
export function FormProblem({ text }: { text: string | undefined }) {
  return text ? (
    <div role="alert">
      <FieldError>{text}</FieldError>
    </div>
  ) : null;
}
