import type { HTMLInputAutoCompleteAttribute } from "react";
import type { PictureSize } from "../storage/shrink.server";
import { isBlank, shortenText } from "../text/clean-text";

export interface TextField<Problem = string> {
  name: string;
  label: string;
  limit: number;
  hint?: string;
  /** On a settings screen: what is said while the text is empty. */
  missing?: string;
  /** On a settings screen: what is to be checked in a saved text that has no error. */
  getWarning?: (text: string) => string | undefined;
  /** On a settings screen: the heading of the fields from this one on. */
  groupHeading?: string;
  required?: Problem;
  /** `locate` quotes the invalid one of several lines. */
  format?: { isValid: (text: string) => boolean; problem: Problem; locate?: (text: string) => string };
  choices?: readonly Choice[];
  isSwitch?: true;
  type?: "email" | "tel" | "url" | "datetime-local";
  inputMode?: "numeric" | "decimal";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  isLong?: true;
  isWide?: true;
  isPicture?: true;
  /** Shown without an uploaded picture. Uploads are cropped to its size. */
  original?: PictureSize & { src: string };
  isMarkdown?: true;
  /** For a setting that is stored differently than shown and typed. `store` gets only texts without errors. */
  stored?: { show(stored: string): string; store(typed: string): string };
}

export interface Choice {
  value: string;
  label: string;
}

export const switchedOn = "yes";

export const wholeNumber = (min: number, max: number) => ({
  isValid: (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
  problem: `Enter a whole number from ${min} to ${max.toLocaleString("en-US")}.`,
});

/** For one entry per line. `problem` begins with a small letter, because the line is quoted before it. */
export const eachLine = (isValid: (line: string) => boolean, problem: string) => {
  const isWrong = (line: string) => line !== "" && !isValid(line);
  return {
    isValid: (text: string) => !text.split("\n").some(isWrong),
    locate: (text: string) => `“${shortenText(text.split("\n").find(isWrong) ?? "", 60)}”: `,
    problem,
  };
};

export function describeText(
  {
    choices,
    isSwitch,
    isPicture,
    original,
    stored,
  }: Pick<TextField<unknown>, "choices" | "isSwitch" | "isPicture" | "original" | "stored">,
  text: string,
) {
  if (stored) return stored.show(text);
  if (isPicture) return text ? `Picture ${text.slice(-6)}` : original ? "The original" : "";
  if (isSwitch) return text === switchedOn ? "Yes" : "No";
  return choices?.find(({ value }) => value === text)?.label ?? text;
}

export function findTextProblem(
  { label, limit, required, format, choices, inputMode }: TextField,
  text: string,
): string | null {
  if (required && isBlank(text)) return required;
  if (choices && text && choices.every(({ value }) => value !== text)) return `${label}: choose from the list.`;
  // The format's problem, such as "A whole number from 1 to 30", says more than a number of digits.
  if (text.length > limit) return inputMode && format ? format.problem : describeLimit({ label, limit });
  if (format && text && !format.isValid(text)) return (format.locate?.(text) ?? "") + format.problem;
  return null;
}

export const describeLimit = ({ label, limit }: Pick<TextField, "label" | "limit">): string =>
  `${label}: keep it to ${limit.toLocaleString("en-US")} characters.`;

export function describeExcess(count: number, max: number): string {
  const advice = `Keep it to ${max.toLocaleString("en-US")} characters.`;
  return count > max ? `${advice} You have ${count.toLocaleString("en-US")}.` : advice;
}

export const readFormId = (posted: string | null): string => (posted && /^[\w-]{1,64}$/.test(posted) ? posted : "");
