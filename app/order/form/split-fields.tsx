import { FieldError } from "../../ui/form/field";
import { findPackage, getOptionName, getSubmitLabel, parseCount, question, visualTypes } from "../packages";
import { fields } from "./form-state";
import { splitState, splitWords, stripWords, type Typed } from "./split-state";
import { TextForOption } from "./text-for-option";

interface SplitFieldsProps {
  start: Record<string, string>;
  typed: Typed;
  live: boolean;
  error?: string;
}

/** A count for each visual type, and on narrow screens the strip that says how many are left. */
export function SplitFields({ start, typed, live, error: returned }: SplitFieldsProps) {
  const holds = findPackage(typed.option)?.visuals;
  const state = splitState(typed.option, typed.split);
  const { placed } = state;
  // Said at once where scripts run, and not only when the form comes back.
  const error = returned ?? (live && state.kind === "over" ? splitWords(state).rest : undefined);
  // Too many: every count that adds to it. None at all: the first, where the error leads to.
  const wrong = (key: string, index: number) =>
    Boolean(error) && (placed > 0 ? parseCount(typed.split[key] ?? "") > 0 : index === 0);
  const described = error ? "split-hint split-error" : "split-hint";
  return (
    <fieldset className="for-packages" aria-describedby={described}>
      <legend>
        How many of each<span aria-hidden="true"> *</span>
      </legend>
      <p id="split-hint" className="text-small text-ink-2">
        <TextForOption chosen={typed.option} live={live} words={holding} />
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
              defaultValue={start[key] ?? "0"}
              aria-invalid={wrong(key, index) || undefined}
              aria-describedby={wrong(key, index) ? "split-error" : undefined}
              onFocus={(event) => event.currentTarget.select()}
              // What is counted is what stands there: "2.7" counts as 2.
              onBlur={({ currentTarget }) => {
                if (currentTarget.value !== "") currentTarget.value = String(parseCount(currentTarget.value));
              }}
              // A wheel that meant to scroll the page must not change an order.
              onWheel={(event) => event.currentTarget.blur()}
            />
          </div>
        ))}
      </div>
      <Strip typed={typed} live={live} />
    </fieldset>
  );
}

/** Says again what the job ticket says, while that is out of sight; so it is not read out. */
function Strip({ typed, live }: Pick<SplitFieldsProps, "typed" | "live">) {
  const state = splitState(typed.option, typed.split);
  const { strong, rest } = stripWords(state);
  const counted = (option: string) => (option === typed.option ? strong : toPlace(option));
  return (
    <p className={state.kind === "over" ? "order-strip order-strip-over" : "order-strip"} aria-hidden="true">
      <span>
        <b>
          <TextForOption chosen={typed.option} live={live} words={counted} />
        </b>{" "}
        <TextForOption chosen={typed.option} live={live} words={(option) => (option === typed.option ? rest : "")} />
      </span>{" "}
      <span>
        <TextForOption chosen={typed.option} live={live} words={price} />
      </span>
    </p>
  );
}

/** What is known of a package before anything is counted. */
export function toPlace(option: string): string {
  return `${findPackage(option)?.visuals ?? 0} to place`;
}

/** The price as it is written on the ticket. */
export function price(option: string): string {
  if (option === question.value) return "No payment";
  return /\$\d+/.exec(getSubmitLabel(option))?.[0] ?? "";
}

function holding(option: string): string {
  const visuals = findPackage(option)?.visuals;
  const first = visuals ? `${getOptionName(option)} holds ${visuals}.` : "Choose a package above first.";
  return `${first} Leave a type at 0 to skip it.`;
}
