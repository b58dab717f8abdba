const listNextSteps = (promise: string) => [
  "We match your payment to your order.",
  "You get an email with your order number and a link to your order’s page.",
  `Our designers get your order. ${promise}`,
  "You download your files on your order’s page, or request a revision there.",
];

export function NextSteps({ promise }: { promise: string }) {
  return (
    <div>
      <h2 className="mb-4 text-3">What happens next</h2>
      <ol className="border-t-2 border-ink">
        {listNextSteps(promise).map((step, index) => (
          <li key={step} className="flex gap-4 border-b border-line-2 py-2.5">
            <b className="w-4 flex-none">{index + 1}</b> {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
