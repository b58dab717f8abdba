import type { OrderInput } from "#app/order/model/form-state";
import { requirementsField } from "#app/order/model/order-fields";
import type { Packages, visualTypes } from "#app/order/model/packages";
import { parseCount } from "#app/order/model/packages";
import { getSplitState } from "#app/order/model/split-state";
import { question } from "#app/packages/packages";

/** A sample design that the visitor wants a similar one of. */
export interface Sample {
  title: string;
  industry: string;
  type: (typeof visualTypes)[number];
}

/** Keeps what was typed. Input that already names the sample stays as it is. */
export function addSample<Input extends OrderInput>(packages: Packages, input: Input, sample: Sample): Input {
  const { title, industry, type } = sample;
  const words = `Like your sample “${title}” (${industry}).`;
  const requirements = [input.requirements.trimEnd(), words].filter(Boolean).join("\n");
  if (input.requirements.includes(words) || requirements.length > requirementsField.limit) return input;
  const option = input.option || packages[0]?.value || question.value;
  const { kind } = getSplitState(packages, option, input.split);
  const count = parseCount(input.split[type.key] ?? "") + (kind === "under" ? 1 : 0);
  return { ...input, option, requirements, split: { ...input.split, [type.key]: String(count) } };
}

export const describeAddedSample = ({ title, type }: Sample, { split }: OrderInput): string =>
  parseCount(split[type.key] ?? "") > 0
    ? `“${title}” is in your details and counted under ${type.label}. Now add the rest of your mix.`
    : `“${title}” is in your details. Make room for it under ${type.label}.`;
