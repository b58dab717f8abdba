import { useState } from "react";
import type { OrderInput } from "#app/order/model/form-state";
import { findPackage, type Packages, parseCount, visualTypes } from "#app/order/model/packages";
import { describeSplit, getSplitState } from "#app/order/model/split-state";
import { usePackages } from "#app/packages/use-packages";
import { FieldError } from "#app/ui/form/field.tsx";
import { SplitCount } from "./split-count";
import { TextForOption } from "./text-for-option";

interface SplitFieldsProps {
  initial: Record<string, string>;
  input: OrderInput;
  live: boolean;
  error?: string;
}

export function SplitFields({ initial, input, live, error: returnedError }: SplitFieldsProps) {
  const [active, setActive] = useState<string>(visualTypes[0].key);
  const packages = usePackages();
  const state = getSplitState(packages, input.option, input.split);
  const { placed, holds } = state;
  const error = returnedError ?? (live && state.kind === "over" ? describeSplit(state).rest : undefined);
  // Marks every count above zero if there are too many visuals, or the first count, which the error links to, if none.
  const isInvalid = (key: string, index: number) =>
    Boolean(error) && (placed > 0 ? parseCount(input.split[key] ?? "") > 0 : index === 0);
  const described = error ? "split-hint split-error" : "split-hint";
  return (
    <fieldset className="for-packages" aria-describedby={described}>
      <legend>
        Your visuals<span aria-hidden="true"> *</span>
      </legend>
      <p id="split-hint" className="text-small text-ink-2">
        <TextForOption chosen={input.option} live={live} textFor={(option) => describeSplitHint(packages, option)} />
      </p>
      {error ? <FieldError id="split-error">{error}</FieldError> : null}
      <div className={error ? "order-counts order-counts-wrong" : "order-counts"}>
        {visualTypes.map((type, index) => (
          <SplitCount
            key={type.key}
            type={type}
            initial={initial[type.key] ?? "0"}
            typed={input.split[type.key] ?? ""}
            max={holds || 100}
            left={holds > 0 ? holds - placed : undefined}
            takesRest={live && state.kind === "under" && type.key === active}
            isInvalid={isInvalid(type.key, index)}
            live={live}
            onActive={setActive}
          />
        ))}
      </div>
    </fieldset>
  );
}

function describeSplitHint(packages: Packages, option: string): string {
  const found = findPackage(packages, option);
  if (found?.isPrepaid) return "Mix the types any way you like.";
  if (!found) return "Pick a package above, then mix the types any way you like.";
  return `${found.name} includes ${found.visuals}. Mix the types any way you like.`;
}
