import type { ReactNode } from "react";
import { describeUnits, type PackageTexts, toPackage } from "#app/packages/packages";
import type { PreviewText } from "#app/server/setting-form";
import { formatMoney } from "#app/server/text/money";
import type { Business } from "#app/site";
import { BusinessAddress } from "#app/ui/layout/business-address.tsx";

interface PreviewProps {
  texts: Record<string, string>;
  isSaved: boolean;
}

/** What visitors will see, by the name of the section. */
export const previews: Record<string, (props: PreviewProps) => ReactNode> = {
  business: BusinessPreview,
  packages: PackagePreview,
};

/** The part of the footer that shows these settings. */
function BusinessPreview({ texts, isSaved }: PreviewProps) {
  const business = texts as Business;
  return (
    <Preview isSaved={isSaved} place="in the footer">
      <div className="on-palm overflow-clip p-4">
        <p className="poster text-2 leading-none whitespace-nowrap text-frond">{business.name}</p>
        <div className="mt-4 text-small">
          <BusinessAddress business={business} />
        </div>
      </div>
    </Preview>
  );
}

/** The card on the order page. */
function PackagePreview({ texts, isSaved }: PreviewProps) {
  const { name, description, popular, cents, visuals } = toPackage({ ...(texts as PackageTexts), key: "" });
  return (
    <Preview isSaved={isSaved} place="on the order page">
      <div className={`grid gap-1 p-5 wrap-anywhere ${popular ? "bg-canary" : "bg-ground"}`}>
        <p className="text-[1.125rem] font-bold">
          {name || "No name"} {popular ? <em className="badge not-italic">Most popular</em> : null}
        </p>
        <p className="poster text-1 leading-none">{formatMoney(cents)}</p>
        {visuals > 0 ? <p className="font-semibold">{describeUnits({ cents, visuals })}</p> : null}
        {description ? <p className="font-semibold">{description}</p> : null}
      </div>
      {texts.offered ? null : <p className="mt-3">Retired, so visitors don’t see it at all.</p>}
    </Preview>
  );
}

/** Of a section that says itself what visitors read, and where. */
export function TextPreview({ preview, isSaved }: { preview: PreviewText[]; isSaved: boolean }) {
  return (
    <Preview isSaved={isSaved} place="in these places">
      <dl className="grid gap-3 wrap-anywhere">
        {preview.map(({ where, text }) => (
          <div key={where}>
            <dt className="text-small text-ink-2">{where}</dt>
            <dd className="font-bold">{text}</dd>
          </div>
        ))}
      </dl>
    </Preview>
  );
}

function Preview({ isSaved, place, children }: { isSaved: boolean; place: string; children: ReactNode }) {
  return (
    <section className="ticket-slip bg-paper px-3 pt-4 pb-5 sm:px-5" aria-labelledby="preview-title">
      <h2 id="preview-title">Preview</h2>
      <p className="mt-1 mb-3 text-ink-2">
        {isSaved ? `What visitors see now, ${place}.` : `Not saved yet. Visitors would see this ${place}.`}
      </p>
      {children}
    </section>
  );
}
