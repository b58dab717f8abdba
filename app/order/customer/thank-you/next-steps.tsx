const listNextSteps = (promise: string) => [
  "We match your payment to your order and email you the link to its page.",
  `Our designers get your order. ${promise}`,
  "You download your files there, or request a revision.",
];

export function NextSteps({ promise }: { promise: string }) {
  return (
    <div>
      <h2 className="mb-4 text-3">What happens next</h2>
      <ol className="border-t-2 border-ink text-balance">
        {listNextSteps(promise).map((step, index) => (
          <li key={step} className="flex gap-4 border-b border-line-2 py-2.5">
            <b className="w-4 flex-none">{index + 1}</b> {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
