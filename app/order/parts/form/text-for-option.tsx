import { question } from "#app/packages/packages";
import { usePackages } from "#app/packages/use-packages";

interface TextForOptionProps {
  chosen: string;
  live: boolean;
  textFor: (option: string) => string;
}

/** Without JavaScript, order-summary.css shows the text for the checked radio button, by the button's place. */
export function TextForOption({ chosen, live, textFor }: TextForOptionProps) {
  const options = [...usePackages(), question].map(({ value }, index) => ({ value, place: index + 1 }));
  const others = live ? [] : options.filter(({ value }) => value !== chosen);
  return (
    <span
      className="text-for-option"
      {...Object.fromEntries(others.map(({ value, place }) => [`data-for-${place}`, textFor(value)]))}
    >
      <span>{textFor(chosen)}</span>
    </span>
  );
}
