import type { ReactNode } from "react";
import { fields } from "#app/order/model/form-state";
import { formatUnitPrice, packages, question, testPackage } from "#app/order/model/packages";
import { FieldError } from "#app/ui/form/field.tsx";

interface PackageCardsProps {
  initial: string;
  offered: readonly string[];
  offersTestPackage: boolean;
  error?: string;
}

export function PackageCards({ initial, offered, offersTestPackage, error }: PackageCardsProps) {
  const shown = packages.filter(({ value }) => offered.includes(value));
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot say that it is required
      role="radiogroup"
      aria-labelledby="option-label"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${fields.option}-error` : undefined}
    >
      <legend id="option-label">
        Package<span aria-hidden="true"> *</span>
      </legend>
      <div className="mb-4 @min-[55rem]:mb-5">
        <p className="text-ink-2 @min-[55rem]:max-w-[26ch] @min-[55rem]:text-lead/[1.35]">
          Pay once. Unlimited revisions are included.
        </p>
        {error ? <FieldError id={`${fields.option}-error`}>{error}</FieldError> : null}
      </div>
      {/* Lynx checks the first radio button of a group. Not checked here, because that would change the Tab order. */}
      <label hidden>
        <input type="radio" name={fields.option} value="" /> No package yet
      </label>
      <div className="order-stacks">
        {shown.map(({ value, name, price, visuals, popular }) => (
          <label key={value} className={popular ? "order-card order-card-best" : "order-card"}>
            <OptionRadio value={value} initial={initial} />
            <span className="order-card-face">
              <span className="order-card-name">
                {name} {popular ? <em className="badge">Most popular</em> : null}
              </span>{" "}
              <span className="order-card-price">${price}</span>{" "}
              <span className="order-card-count">
                {visuals} visuals, {formatUnitPrice({ price, visuals })} each
              </span>
              <Stack visuals={visuals} />
            </span>
          </label>
        ))}
      </div>
      <PlainCard option={question} initial={initial}>
        Nothing to pay. Write to us below and we’ll reply within 24 hours.
      </PlainCard>
      {offersTestPackage ? (
        <PlainCard option={testPackage} initial={initial}>
          ${testPackage.price}, for the office. Nothing gets made, and no figure counts it.
        </PlainCard>
      ) : null}
    </fieldset>
  );
}

function PlainCard({ option, initial, children }: PlainCardProps) {
  return (
    <label className="order-card order-card-question">
      <OptionRadio value={option.value} initial={initial} />
      <span className="order-card-face">
        <span className="order-card-name">{option.name}</span> <span className="order-card-count">{children}</span>
      </span>
    </label>
  );
}

interface PlainCardProps {
  option: { value: string; name: string };
  initial: string;
  children: ReactNode;
}

function OptionRadio({ value, initial }: { value: string; initial: string }) {
  return (
    <input
      type="radio"
      className="order-radio"
      id={`${fields.option}-${value}`}
      name={fields.option}
      value={value}
      defaultChecked={initial === value}
      required
    />
  );
}

function Stack({ visuals }: { visuals: number }) {
  const length = visuals * 2;
  const line = { strokeDasharray: "1.3 .7", preserveAspectRatio: "none" };
  return (
    <span className="order-lines" aria-hidden="true">
      <svg {...line} className="order-stack" viewBox={`0 0 10 ${length}`} width="100%" height={length}>
        <path d={`M5 0V${length}`} strokeWidth="10" />
      </svg>
      <svg {...line} className="order-row" viewBox={`0 0 ${length} 10`} width={`${visuals}%`} height="28">
        <path d={`M0 5H${length}`} strokeWidth="10" />
      </svg>
    </span>
  );
}
