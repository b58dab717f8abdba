import type { OrderInput } from "./form-state";
import { mapFields, textEntries } from "./order-fields";
import type { Packages } from "./packages";
import { getSplitState } from "./split-state";

export const emptyInput: OrderInput = { ...mapFields(textEntries, () => ""), option: "", split: {}, coupon: "" };

export function isEmpty({ split, ...texts }: OrderInput): boolean {
  return Object.values(texts).every((text) => !text) && Object.values(split).every((count) => !Number(count));
}

/** Whether the order can be sent (specification section 5). The server checks again. */
export function isComplete(packages: Packages, input: OrderInput): boolean {
  if (textEntries.some(([key, { required }]) => required && !input[key].trim())) return false;
  const { kind, placed } = getSplitState(packages, input.option, input.split);
  return kind === "question" || kind === "complete" || (kind === "under" && placed > 0);
}
