import { PhotoLinks } from "#app/order/parts/photo-links.tsx";
import { FileName } from "../file-name";
import type { CustomerPage } from "../load-customer-page.server";

type Answer = CustomerPage["rounds"][number]["deliveries"][number]["answer"];

/** Shows a request for a revision. `isQuoted`: the page already quotes its text above. */
export function DeliveryAnswer({ answer, isQuoted }: { answer: Answer; isQuoted: boolean }) {
  if (answer?.kind !== "revision") return null;
  const { at, text, files, photos } = answer;
  if (isQuoted && files.length === 0 && photos.length === 0) return null;
  return (
    <div className="customer-asked">
      <p>
        <b>You requested a revision</b>{" "}
        <small className="inline-block whitespace-nowrap text-small text-ink-2">{at}</small>
      </p>
      {files.length > 0 ? (
        <p className="text-small wrap-anywhere">
          In{" "}
          {files.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 ? ", " : ""}
              <FileName name={name} />
            </span>
          ))}
        </p>
      ) : null}
      {isQuoted ? null : <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      <PhotoLinks photos={photos} className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))]" />
    </div>
  );
}
