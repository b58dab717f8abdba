import { FactList } from "./fact-list";

interface TestOutcomeProps {
  outcome: {
    state: "sent" | "sending" | "failed";
    title: string;
    text: string;
    facts: readonly { label: string; value: string }[];
  };
}

export function TestOutcomeView({ outcome: { state, title, text, facts } }: TestOutcomeProps) {
  const border = { sent: "border-leaf", sending: "border-line", failed: "border-err" }[state];
  return (
    <section className={`mt-4 border-3 px-4 py-3 ${border}`} role="status" aria-label="The test email">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
      <FactList facts={facts} />
    </section>
  );
}
