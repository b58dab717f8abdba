import { type MouseEvent, useRef } from "react";
import { fields } from "#app/order/model/form-state";
import { parseCount } from "#app/order/model/packages";

interface SplitCountProps {
  type: { key: string; label: string };
  initial: string;
  typed: string;
  max: number;
  /** Undefined while there is no package to fill. */
  left: number | undefined;
  takesRest: boolean;
  isInvalid: boolean;
  live: boolean;
  onActive: (key: string) => void;
}

/** The number field works alone; its arrow keys do what the two buttons do, so the Tab key skips those. */
export function SplitCount({ type, initial, typed, max, left, takesRest, isInvalid, live, onActive }: SplitCountProps) {
  const { key, label } = type;
  const id = `split-${key}`;
  const hint = key === "product_photos" ? "Made from your snapshots" : undefined;
  const input = useRef<HTMLInputElement>(null);

  // Unlike setting the value, `stepUp` lets React notice the change.
  function add(count: number) {
    input.current?.stepUp(count);
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
    onActive(key);
  }
  function addRest(event: MouseEvent) {
    add(left ?? 0);
    // The button disappears. After a tap the focus stays, because the field would open the keyboard of a phone.
    if (event.detail === 0) input.current?.focus();
  }

  return (
    <div className="order-count" onPointerEnter={() => onActive(key)}>
      <div className="order-count-text">
        <label htmlFor={id}>{label}</label>
        {takesRest && left ? (
          <button type="button" className="order-rest" onClick={addRest}>
            {left === max ? `Put all ${left} here` : `Put the remaining ${left} here`}
            <span className="sr-only">: {label}</span>
          </button>
        ) : hint ? (
          <span className="text-label text-ink-2">{hint}</span>
        ) : null}
      </div>
      <div className="order-stepper">
        {live ? (
          <Step sign="−" label={`One fewer: ${label}`} disabled={parseCount(typed) === 0} onClick={() => add(-1)} />
        ) : null}
        <input
          ref={input}
          id={id}
          name={fields.split(key)}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          step={1}
          defaultValue={initial}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? "split-error" : undefined}
          onFocus={(event) => {
            event.currentTarget.select();
            onActive(key);
          }}
          onBlur={({ currentTarget }) => {
            if (currentTarget.value !== "") currentTarget.value = String(parseCount(currentTarget.value));
          }}
          // Scrolling the page with the wheel must not change a count.
          onWheel={(event) => event.currentTarget.blur()}
        />
        {live ? (
          <Step
            sign="+"
            label={`One more: ${label}`}
            disabled={left !== undefined && left <= 0}
            onClick={() => add(1)}
          />
        ) : null}
      </div>
    </div>
  );
}

interface StepProps {
  sign: string;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function Step({ sign, label, disabled, onClick }: StepProps) {
  return (
    <button type="button" className="order-step" tabIndex={-1} aria-label={label} disabled={disabled} onClick={onClick}>
      {sign}
    </button>
  );
}
