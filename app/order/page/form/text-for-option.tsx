import { packages, question } from "#app/order/model/packages";

interface TextForOptionProps {
  chosen: string;
  live: boolean;
  textFor: (option: string) => string;
}

/** A text that depends on the chosen option. Without JavaScript, order-form.css shows the one for the checked radio. */
export function TextForOption({ chosen, live, textFor }: TextForOptionProps) {
  const others = live ? [] : [...packages, question].filter(({ value }) => value !== chosen);
  return (
    <span
      className="text-for-option"
      {...Object.fromEntries(others.map(({ value }) => [`data-${value}`, textFor(value)]))}
    >
      <span>{textFor(chosen)}</span>
    </span>
  );
}
