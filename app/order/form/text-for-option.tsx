import { packages, question } from "../packages";

interface TextForOptionProps {
  chosen: string;
  /** Scripts run, and render the right words themselves. */
  live: boolean;
  words: (option: string) => string;
}

/**
 * Words that follow the chosen option. Where no script runs, order-form.css writes those of the radio that is
 * chosen now; the text in the HTML is the server's.
 */
export function TextForOption({ chosen, live, words }: TextForOptionProps) {
  const others = live ? [] : [...packages, question].filter(({ value }) => value !== chosen);
  return (
    <span
      className="text-for-option"
      {...Object.fromEntries(others.map(({ value }) => [`data-${value}`, words(value)]))}
    >
      <span>{words(chosen)}</span>
    </span>
  );
}
