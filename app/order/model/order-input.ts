import type { OrderInput } from "./form-state";
import { mapFields, type TextKey, textEntries } from "./order-fields";
import { findPackage, type Packages } from "./packages";
import { getSplitState } from "./split-state";

const isKnown = (packages: Packages, option: string, key: TextKey) =>
  key !== "requirements" && findPackage(packages, option)?.isPrepaid;

export const emptyInput: OrderInput = { ...mapFields(textEntries, () => ""), option: "", split: {}, coupon: "" };

export function isEmpty({ split, ...texts }: OrderInput): boolean {
  return Object.values(texts).every((text) => !text) && Object.values(split).every((count) => !Number(count));
}

/** Whether the order can be sent (specification section 5). The server checks again. */
export function isComplete(packages: Packages, input: OrderInput): boolean {
  const isMissing = ([key, { required }]: (typeof textEntries)[number]) =>
    required && !input[key].trim() && !isKnown(packages, input.option, key);
  if (textEntries.some(isMissing)) return false;
  const { kind, placed } = getSplitState(packages, input.option, input.split);
  return kind === "question" || kind === "complete" || (kind === "under" && placed > 0);
}
