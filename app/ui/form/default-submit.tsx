/**
 * Enter in a field presses a form's first submit button. Place this button right before a submit button that does
 * something else, and not at the top of the form, because text browsers show it.
 */
export function DefaultSubmit({ label, action }: { label: string; action?: string }) {
  return (
    <button type="submit" formAction={action} tabIndex={-1} aria-hidden="true" className="sr-only">
      {label}
    </button>
  );
}
