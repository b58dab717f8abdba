import type { Business } from "#app/site";
import { BusinessAddress } from "#app/ui/layout/business-address.tsx";

interface BusinessPreviewProps {
  texts: Record<string, string>;
  isSaved: boolean;
}

/** The part of the footer that shows these settings. */
export function BusinessPreview({ texts, isSaved }: BusinessPreviewProps) {
  const business = texts as Business;
  return (
    <section className="ticket-slip bg-paper px-3 pt-4 pb-5 sm:px-5" aria-labelledby="preview-title">
      <h2 id="preview-title">Preview</h2>
      <p className="mt-1 mb-3 text-ink-2">
        {isSaved ? "What visitors see now, in the footer." : "Not saved yet. Visitors would see this in the footer."}
      </p>
      <div className="on-palm overflow-clip p-4">
        <p className="poster text-2 leading-none whitespace-nowrap text-frond">{business.name}</p>
        <div className="mt-4 text-small">
          <BusinessAddress business={business} />
        </div>
      </div>
    </section>
  );
}
