import type { ReactNode } from "react";
import { type PackageTexts, toPackage } from "#app/packages/package-list";
import { describeUnits } from "#app/packages/packages";
import type { PreviewLine } from "#app/server/setting-form";
import { formatMoney } from "#app/server/text/money";
import { type Business, HOME_COUNTRY } from "#app/site";
import { Prose } from "#app/texts/prose/prose.tsx";
import { readStoredProse } from "#app/texts/prose/read-prose";
import { BusinessAddress } from "#app/ui/layout/business-address.tsx";
import { useCurrency } from "#app/ui/use-site";
import type { Section } from "./load-section.server";

interface PreviewProps {
  texts: Record<string, string>;
  isSaved: boolean;
  fields: Section["fields"];
  lines: readonly PreviewLine[];
}

export const previews: Record<string, (props: PreviewProps) => ReactNode> = {
  business: BusinessPreview,
  packages: PackagePreview,
};

function BusinessPreview({ texts, isSaved, fields }: PreviewProps) {
  const business = texts as Business;
  // As the server names it: the browser may know another name, and would render something else.
  const country = fields
    .find(({ name }) => name === "country")
    ?.choices?.find(({ value }) => value === business.country);
  return (
    <Preview intro={describeState(isSaved, "in the footer")} isShort>
      <div className="on-palm overflow-clip p-4 dark:outline dark:outline-line-2">
        <p className="poster text-2 leading-none whitespace-nowrap text-frond">{business.name}</p>
        <div className="mt-4 text-small">
          <BusinessAddress
            business={business}
            country={business.country === HOME_COUNTRY ? null : (country?.label ?? null)}
          />
        </div>
      </div>
    </Preview>
  );
}

function PackagePreview({ texts, isSaved, lines }: PreviewProps) {
  const currency = useCurrency();
  const { name, description, popular, cents, visuals } = toPackage({ ...(texts as PackageTexts), key: "" }, currency);
  return (
    <Preview intro={describeState(isSaved, "on the order page")} isShort>
      <div className={`grid gap-1 p-5 wrap-anywhere ${popular ? "bg-canary" : "bg-ground"}`}>
        <p className="text-[1.125rem] font-bold">
          {name || "No name"} {popular ? <em className="badge not-italic">Most popular</em> : null}
        </p>
        <p className="poster text-1 leading-none">{cents > 0 ? formatMoney(cents, currency) : "No price"}</p>
        {visuals > 0 && cents > 0 ? (
          <p className="font-semibold">{describeUnits({ cents, visuals, currency })}</p>
        ) : null}
        {description ? <p className="font-semibold">{description}</p> : null}
      </div>
      {texts.offered ? null : <p className="mt-3">Retired, so visitors don’t see it at all.</p>}
      {texts.offered
        ? lines.map(({ text }) => (
            <p key={text} className="mt-3 font-semibold text-err">
              {text}
            </p>
          ))
        : null}
    </Preview>
  );
}

export function SentencePreview({ lines, isSaved }: { lines: readonly PreviewLine[]; isSaved: boolean }) {
  return (
    <Preview intro={isSaved ? "What it says now." : "Not saved yet. This is what it would say."}>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {lines.map(({ label, text, isMarkdown, isProblem, picture }) => (
          <div key={label}>
            <dt className="text-small text-ink-2">{label}</dt>
            {picture ? (
              <dd className="mt-1">
                <img {...picture} alt={label} className="h-auto max-h-80 w-auto max-w-full border border-line-2" />
              </dd>
            ) : isMarkdown ? (
              <dd className="prose-preview grid grid-cols-[minmax(0,1fr)] gap-2.5 wrap-anywhere [&_.pull]:border-l-4 [&_.pull]:border-frond [&_.pull]:pl-3 [&_dt]:font-semibold [&_h2]:mt-2 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">
                <Prose blocks={readStoredProse(text)} />
              </dd>
            ) : (
              <dd className={`font-semibold wrap-anywhere ${isProblem ? "text-err" : ""}`}>{text}</dd>
            )}
          </div>
        ))}
      </dl>
    </Preview>
  );
}

const describeState = (isSaved: boolean, place: string) =>
  isSaved ? `What visitors see now, ${place}.` : `Not saved yet. Visitors would see this ${place}.`;

function Preview({ intro, isShort, children }: { intro: string; isShort?: boolean; children: ReactNode }) {
  return (
    <section
      className={`panel xl:row-span-2 ${isShort ? "xl:sticky xl:top-5" : ""}`.trim()}
      aria-labelledby="preview-title"
    >
      <h2 id="preview-title">Preview</h2>
      <p className="mt-1 mb-3 text-ink-2">{intro}</p>
      {children}
    </section>
  );
}
