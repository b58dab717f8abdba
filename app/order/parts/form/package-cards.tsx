import type { ReactNode } from "react";
import { fields } from "#app/order/model/form-state";
import { listPrices } from "#app/order/model/packages";
import { describeUnits, getTestPrice, question, testPackage } from "#app/packages/packages";
import { usePackages } from "#app/packages/use-packages";
import { formatMoney } from "#app/server/text/money";
import { FieldError } from "#app/ui/form/field.tsx";
import { useCurrency, useReplyTime, useTaxNote } from "#app/ui/use-site";

interface PackageCardsProps {
  initial: string;
  offersTestPackage: boolean;
  error?: string;
}

export function PackageCards({ initial, offersTestPackage, error }: PackageCardsProps) {
  const packages = usePackages();
  const currency = useCurrency();
  const taxNote = useTaxNote("orders");
  const reply = useReplyTime();
  const most = Math.max(100, ...packages.map(({ visuals }) => visuals));
  // Under this condition, the first cards leave room for the heading above them.
  const risesFromLeft = packages.length <= 4 && packages.slice(0, 2).every(({ visuals }) => visuals <= 25);
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
          {packages.length > 0
            ? `Pay once. Unlimited revisions are included.${taxNote ? ` ${taxNote}` : ""}`
            : "We’re not taking orders right now. Write to us below, and we’ll tell you when we do."}
        </p>
        {error ? <FieldError id={`${fields.option}-error`}>{error}</FieldError> : null}
      </div>
      <input type="hidden" name={fields.prices} value={listPrices(packages)} />
      {/* Lynx checks the first radio button of a group. Not checked here, because that would change the Tab order. */}
      <label hidden>
        <input type="radio" name={fields.option} value="" /> No package yet
      </label>
      <div className={risesFromLeft ? "order-stacks @min-[55rem]:-mt-52" : "order-stacks"}>
        {packages.map(({ value, name, description, cents, currency, visuals, popular }, index) => (
          <label key={value} className={popular ? "order-card order-card-best" : "order-card"}>
            <OptionRadio value={value} initial={initial} place={index + 1} />
            <span className="order-card-face">
              <span className="order-card-name">
                {name} {popular ? <em className="badge">Most popular</em> : null}
              </span>{" "}
              <Price>{formatMoney(cents, currency)}</Price>{" "}
              <span className="order-card-count">{describeUnits({ cents, visuals, currency })}</span>
              {description ? <span className="order-card-count">{description}</span> : null}
              <Stack visuals={visuals} most={most} />
            </span>
          </label>
        ))}
      </div>
      <PlainCard option={question} initial={initial} place={packages.length + 1}>
        {`Nothing to pay. Write to us below and we’ll reply ${reply}.`}
      </PlainCard>
      {offersTestPackage ? (
        <PlainCard option={testPackage} initial={initial}>
          {formatMoney(getTestPrice(currency), currency)}, for the office. Nothing gets made, and no figure counts it.
        </PlainCard>
      ) : null}
    </fieldset>
  );
}

function PlainCard({ option, initial, place, children }: PlainCardProps) {
  return (
    <label className="order-card order-card-question">
      <OptionRadio value={option.value} initial={initial} place={place} />
      <span className="order-card-face">
        <span className="order-card-name">{option.name}</span> <span className="order-card-count">{children}</span>
      </span>
    </label>
  );
}

interface PlainCardProps {
  option: { value: string; name: string };
  initial: string;
  place?: number;
  children: ReactNode;
}

interface OptionRadioProps {
  value: string;
  initial: string;
  /** The option's number, on which texts in order-summary.css depend. */
  place?: number;
}

function OptionRadio({ value, initial, place }: OptionRadioProps) {
  return (
    <input
      type="radio"
      className="order-radio"
      id={`${fields.option}-${value}`}
      name={fields.option}
      value={value}
      data-place={place}
      defaultChecked={initial === value}
      required
    />
  );
}

/** A longer price, such as $1,499.50, needs smaller letters. */
function Price({ children }: { children: string }) {
  const size = children.length > 8 ? "text-[1.75rem]!" : children.length > 5 ? "text-[2.25rem]!" : "";
  return <span className={`order-card-price ${size}`}>{children}</span>;
}

const MAX_LINES = 110;

/** `most`: the visuals of the largest package. */
function Stack({ visuals, most }: { visuals: number; most: number }) {
  // Above 110 visuals one line stands for several, so that the card still fits the screen.
  const lines = Math.max(1, Math.round(most > MAX_LINES ? (visuals * MAX_LINES) / most : visuals));
  // Each line takes 3 pixels. A wider gap follows ten lines, so that they don’t look like one flat color.
  const length = 3 * lines + 2 * Math.floor((lines - 1) / 10);
  return (
    <span className="order-lines" aria-hidden="true">
      <svg className="order-stack" height={length}>
        <path d={`M0 0V${length}`} />
      </svg>
      <svg className="order-row" viewBox={`0 0 ${length} 10`} width={length} preserveAspectRatio="none">
        <path d={`M0 5H${length}`} />
      </svg>
    </span>
  );
}
