import { FieldError } from "../../ui/form/field";
import { findPackage, getOptionName, getSubmitLabel, parseCount, question, visualTypes } from "../packages";
import { fields, type OrderInput } from "./form-state";
import { describeSplit, describeSplitInOneLine, getSplitState } from "./split-state";
import { TextForOption } from "./text-for-option";

interface SplitFieldsProps {
  initial: Record<string, string>;
  input: OrderInput;
  live: boolean;
  error?: string;
}

export function SplitFields({ initial, input, live, error: returnedError }: SplitFieldsProps) {
  const holds = findPackage(input.option)?.visuals;
  const state = getSplitState(input.option, input.split);
  const { placed } = state;
  const error = returnedError ?? (live && state.kind === "over" ? describeSplit(state).rest : undefined);
  // If there are too many, marks every count above zero; if there are none, the first, which the error links to.
  const isInvalid = (key: string, index: number) =>
    Boolean(error) && (placed > 0 ? parseCount(input.split[key] ?? "") > 0 : index === 0);
  const described = error ? "split-hint split-error" : "split-hint";
  return (
    <fieldset className="for-packages" aria-describedby={described}>
      <legend>
        How many of each<span aria-hidden="true"> *</span>
      </legend>
      <p id="split-hint" className="text-small text-ink-2">
        <TextForOption chosen={input.option} live={live} textFor={splitHint} />
      </p>
      {error ? <FieldError id="split-error">{error}</FieldError> : null}
      <div className={error ? "order-counts order-counts-wrong" : "order-counts"}>
        {visualTypes.map(({ key, label }, index) => (
          <div key={key} className="order-count">
            <label htmlFor={`split-${key}`}>{label}</label>
            <input
              id={`split-${key}`}
              name={fields.split(key)}
              type="number"
              inputMode="numeric"
              min={0}
              max={holds ?? 100}
              step={1}
              autoComplete="off"
              defaultValue={initial[key] ?? "0"}
              aria-invalid={isInvalid(key, index) || undefined}
              aria-describedby={isInvalid(key, index) ? "split-error" : undefined}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={({ currentTarget }) => {
                if (currentTarget.value !== "") currentTarget.value = String(parseCount(currentTarget.value));
              }}
              // Scrolling the page with the wheel must not change a count.
              onWheel={(event) => event.currentTarget.blur()}
            />
          </div>
        ))}
      </div>
      <Strip input={input} live={live} />
    </fieldset>
  );
}

/** Repeats the job ticket while it is out of sight, so it is hidden from screen readers. */
function Strip({ input, live }: Pick<SplitFieldsProps, "input" | "live">) {
  const state = getSplitState(input.option, input.split);
  const { strong, rest } = describeSplitInOneLine(state);
  const progress = (option: string) => (option === input.option ? strong : describePackageSize(option));
  return (
    <p className={state.kind === "over" ? "order-strip order-strip-over" : "order-strip"} aria-hidden="true">
      <span>
        <b>
          <TextForOption chosen={input.option} live={live} textFor={progress} />
        </b>{" "}
        <TextForOption chosen={input.option} live={live} textFor={(option) => (option === input.option ? rest : "")} />
      </span>{" "}
      <span>
        <TextForOption chosen={input.option} live={live} textFor={describePrice} />
      </span>
    </p>
  );
}

export function describePackageSize(option: string): string {
  return `${findPackage(option)?.visuals ?? 0} to place`;
}

export function describePrice(option: string): string {
  if (option === question.value) return "No payment";
  return /\$\d+/.exec(getSubmitLabel(option))?.[0] ?? "";
}

function splitHint(option: string): string {
  const visuals = findPackage(option)?.visuals;
  const first = visuals ? `${getOptionName(option)} includes ${visuals}.` : "Choose a package above first.";
  return `${first} Leave a type at 0 to skip it.`;
}
