import type { OrderInput } from "#app/order/model/form-state";
import { requirementsField } from "#app/order/model/order-fields";
import type { Packages, visualTypes } from "#app/order/model/packages";
import { parseCount } from "#app/order/model/packages";
import { getSplitState } from "#app/order/model/split-state";
import { question } from "#app/packages/packages";

/** The visitor wants a design that is similar to this sample. */
export interface Sample {
  title: string;
  industry: string;
  type: (typeof visualTypes)[number];
}

const writeSampleNote = ({ title, industry }: Sample): string => `Like your sample “${title}” (${industry}).`;

/** Keeps what was typed. Input that already names the sample stays as it is. */
export function addSample<Input extends OrderInput>(packages: Packages, input: Input, sample: Sample): Input {
  const { type } = sample;
  const words = writeSampleNote(sample);
  const requirements = [input.requirements.trimEnd(), words].filter(Boolean).join("\n");
  if (input.requirements.includes(words) || requirements.length > requirementsField.limit) return input;
  const option = input.option || packages[0]?.value || question.value;
  const { kind } = getSplitState(packages, option, input.split);
  const count = parseCount(input.split[type.key] ?? "") + (kind === "under" ? 1 : 0);
  return { ...input, option, requirements, split: { ...input.split, [type.key]: String(count) } };
}

/** Null if the details do not name the sample, because they are full or the visitor removed its name. */
export function describeAddedSample(sample: Sample, { split, requirements }: OrderInput): string | null {
  if (!requirements.includes(writeSampleNote(sample))) return null;
  const { title, type } = sample;
  return parseCount(split[type.key] ?? "") > 0
    ? `“${title}” is in your details and counted under ${type.label}. Now add the rest of your mix.`
    : `“${title}” is in your details. Make room for it under ${type.label}.`;
}
