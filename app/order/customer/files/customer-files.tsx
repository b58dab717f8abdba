import { paths } from "#app/paths";
import { useBusiness } from "#app/ui/use-site";
import { describeRound } from "../../model/order-labels";
import { DeliveryAnswer } from "../answers/delivery-answer";
import { FileName } from "../file-name";
import type { CustomerPage } from "../load-customer-page.server";
import { TypeIcon } from "../type-icon";

type Round = CustomerPage["rounds"][number];
type Delivery = Round["deliveries"][number];
type File = Delivery["files"][number];

export function CustomerFiles({ customerPage: { rounds, number, archive, status } }: { customerPage: CustomerPage }) {
  // The newest round may have no files left, if files were withdrawn after a revision was requested.
  const newest = Math.max(0, rounds.findIndex(hasFiles));
  const revised = rounds.flatMap(({ deliveries }) => deliveries).find(({ answer }) => answer?.kind === "revision");
  const quotedId = revised?.answer?.text.replace(/\s+/g, " ") === status.quote ? revised?.id : undefined;
  return (
    <section className="min-w-0" aria-labelledby="customer-files">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="customer-files">Delivered files</h2>
        {status.action !== "download" && archive.count > 0 ? (
          <a className="customer-download" href={paths.orderArchive(number)} download>
            {archive.label} ({archive.size})
          </a>
        ) : null}
      </div>
      {rounds.slice(0, newest + 1).map(({ round, deliveries }) => (
        <div key={round}>
          {rounds.length > 1 ? <h3 className="mt-8">{describeRound(round)}</h3> : null}
          <Deliveries deliveries={deliveries} quotedId={quotedId} />
        </div>
      ))}
      {rounds.slice(newest + 1).map(({ round, deliveries }) => (
        <details key={round} className="customer-earlier customer-fold">
          <summary>
            <h3>
              {describeRound(round)}: {describeFiles(deliveries)}
            </h3>
          </summary>
          <Deliveries deliveries={deliveries} quotedId={quotedId} />
        </details>
      ))}
    </section>
  );
}

const hasFiles = ({ deliveries }: Round) => deliveries.some(({ files }) => files.length > 0);

function describeFiles(deliveries: Delivery[]): string {
  const count = deliveries.reduce((sum, { files }) => sum + files.length, 0);
  if (count === 0) return "files withdrawn";
  return `${count} ${count === 1 ? "file" : "files"}, delivered ${deliveries[0]?.day}`;
}

/** `quotedId`: the delivery whose request for a revision the page quotes above. */
function Deliveries({ deliveries, quotedId }: { deliveries: Delivery[]; quotedId: string | undefined }) {
  return deliveries.map((delivery) => (
    <DeliveredFiles key={delivery.id} delivery={delivery} isQuoted={delivery.id === quotedId} />
  ));
}

function DeliveredFiles({ delivery, isQuoted }: { delivery: Delivery; isQuoted: boolean }) {
  const { at, message, files, answer } = delivery;
  const business = useBusiness();
  const pictures = files.filter(({ preview }) => preview !== null);
  const others = files.filter(({ preview }) => preview === null);
  const approved =
    answer?.kind === "approval" ? (
      <>
        {" "}
        <span className="max-sm:hidden">·</span>{" "}
        <b className="inline-block font-semibold text-ink">You approved these files {answer.at}</b>
      </>
    ) : null;
  return (
    <div className="customer-delivery">
      {message ? (
        <figure>
          <blockquote className="customer-message">{message}</blockquote>
          <figcaption className="mt-1 pl-5 text-small text-ink-2">
            {business.name}, {at}
            {approved}
          </figcaption>
        </figure>
      ) : (
        <p className="text-small text-ink-2">
          Delivered {at}
          {approved}
        </p>
      )}
      {pictures.length > 0 ? (
        <ul className="customer-pictures">
          {pictures.map((file) => (
            <Picture key={file.id} file={file} />
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <ul className="customer-rows">
          {others.map((file) => (
            <li key={file.id}>
              <TypeIcon name={file.name} />
              <FileCaption file={file} />
              <DownloadLink file={file} />
            </li>
          ))}
        </ul>
      ) : null}
      {files.length === 0 ? <p className="mt-3 text-small">We withdrew these files.</p> : null}
      <DeliveryAnswer answer={answer} isQuoted={isQuoted} />
    </div>
  );
}

function Picture({ file }: { file: File }) {
  const { name, preview, large } = file;
  const picture = (
    <img src={preview ?? ""} alt={large ? `Open ${name} in a new tab` : ""} loading="lazy" decoding="async" />
  );
  return (
    <li>
      {large ? (
        <a className="customer-picture" href={large} target="_blank" rel="noopener">
          {picture}
        </a>
      ) : (
        <div className="customer-picture">{picture}</div>
      )}
      <FileCaption file={file} />
      <DownloadLink file={file} />
    </li>
  );
}

function FileCaption({ file: { name, size, sameName, isAfterApproval } }: { file: File }) {
  return (
    <p className="customer-file-name">
      <FileName name={name} className="block" />
      <small>{size}</small>
      {sameName ? <small>{sameName}</small> : null}
      {isAfterApproval ? <small>We replaced it after you approved</small> : null}
    </p>
  );
}

function DownloadLink({ file: { id, name, sameName } }: { file: File }) {
  return (
    <a className="customer-download" href={paths.file("delivery", id)} download>
      Download<span className="sr-only"> {[name, sameName].filter(Boolean).join(", ")}</span>
    </a>
  );
}
