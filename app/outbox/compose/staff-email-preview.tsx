export interface StaffEmailRecipient {
  fullName: string;
  email: string;
  placeholders: Readonly<Record<string, string>>;
}

interface PreviewProps {
  subject: string;
  text: string;
  fillPlaceholders: (template: string, values: StaffEmailRecipient["placeholders"]) => string;
  to: readonly StaffEmailRecipient[];
  show: number;
  onShow: (index: number) => void;
}

export function StaffEmailPreview({ subject, text, fillPlaceholders, to, show, onShow }: PreviewProps) {
  const recipient = to[show];
  if (!recipient) return null;
  const renderStepButton = (index: number, label: string) => (
    <button
      className="tool"
      type="submit"
      name="show"
      value={(index + to.length) % to.length}
      onClick={(event) => {
        event.preventDefault();
        onShow((index + to.length) % to.length);
      }}
    >
      {label}
    </button>
  );
  return (
    <section
      className="min-w-0 @min-[46rem]:m-0 @min-[46rem]:border-0 @min-[46rem]:p-0"
      aria-labelledby="letter-preview"
    >
      <header className="mb-2 flex min-h-9 flex-wrap items-center gap-2">
        <h2 id="letter-preview" className="mr-auto font-text text-[0.875rem]/[1.3] font-bold">
          Preview
        </h2>
        {to.length > 1 ? (
          <>
            <p aria-live="polite">
              {show + 1} / {to.length}
            </p>
            {renderStepButton(show - 1, "Previous")}
            {renderStepButton(show + 1, "Next")}
          </>
        ) : null}
      </header>
      <div className="border-t-6 border-palm bg-canary p-5 wrap-anywhere">
        <p className="ticket-soft">
          To {recipient.fullName}, {recipient.email}
        </p>
        <p className="my-3 border-b-2 border-dotted border-line-2 pb-3 text-[1.0625rem] font-bold">
          {fillPlaceholders(subject, recipient.placeholders) || "No subject yet"}
        </p>
        <p className="ticket-words min-h-48 text-[0.9375rem]/[1.5]">{fillPlaceholders(text, recipient.placeholders)}</p>
      </div>
    </section>
  );
}
