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

/** What is missing first, in the order of the page, until the order can be sent (specification section 5). */
export function findMissing(packages: Packages, input: OrderInput): "option" | "split" | TextKey | undefined {
  const { kind, placed } = getSplitState(packages, input.option, input.split);
  if (kind === "none") return "option";
  if (kind === "over" || (kind === "under" && placed === 0)) return "split";
  const missing = textEntries.flatMap(([key, { required }]) =>
    required && !input[key].trim() && !isKnown(packages, input.option, key) ? key : [],
  );
  return missing.find((key) => key === "requirements") ?? missing[0];
}
