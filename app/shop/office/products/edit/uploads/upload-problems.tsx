import { FieldError } from "#app/ui/form/field.tsx";

export function UploadProblems({ id, problems }: { id: string; problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    // Without JavaScript the page opens at its top, far above this form.
    // biome-ignore lint/a11y/noAutofocus: the browser scrolls to what was refused
    <div id={id} role="alert" tabIndex={-1} autoFocus>
      {problems.map((text) => (
        <FieldError key={text}>{text}</FieldError>
      ))}
    </div>
  );
}
