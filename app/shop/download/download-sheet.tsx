import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { ReceiptLinks } from "#app/receipts/receipt-links.tsx";
import { describeReplyRange, describeReplyTime } from "#app/site";
import { BladeFan } from "#app/ui/marks/blade-fan.tsx";
import { useBusiness, useIsHidden } from "#app/ui/use-site";
import type { ShownDownload } from "../downloads/shown-download";
import { Cover } from "../parts/cover";

interface DownloadSheetProps {
  heading: string;
  download: ShownDownload | null;
  lead?: ReactNode;
  /** Whether it is the page after the payment, which names a later time for replies (specification section 2). */
  isThankYou?: boolean;
  children: ReactNode;
}

export function DownloadSheet({ heading, download, lead, isThankYou = false, children }: DownloadSheetProps) {
  const business = useBusiness();
  const isHidden = useIsHidden();
  return (
    <section className="wrap download-page pb-sec" aria-labelledby="download">
      <div className="notch notch-bottom grid grid-cols-[minmax(0,1fr)] border-b-2 border-dotted border-line-2 bg-canary md:grid-cols-[clamp(14rem,34vw,27rem)_minmax(0,1fr)] forced-colors:border">
        {download ? (
          <div className="download-cover">
            <Cover product={download} sizes="(min-width: 768px) 27rem, 12rem" />
          </div>
        ) : (
          <div className="relative h-36 overflow-hidden bg-hero md:h-auto">
            <BladeFan
              blades={["fill-cut", "fill-leaf", "fill-hot", "fill-leaf", "fill-cut"]}
              hub={34}
              spread={70}
              fullness={1.6}
              className="absolute bottom-0 left-1/2 h-32 w-full max-w-none -translate-x-1/2 md:h-auto md:w-[160%]"
            />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] wide-buttons content-start justify-items-start gap-[1.4rem] px-[clamp(min(1.25rem,6.25vw),3.5vw,3rem)] py-[clamp(1.5rem,3vw,3rem)]">
          <h1
            id="download"
            className="text-[min(var(--text-1),12vw)]/[.9] tracking-normal [font-variant-ligatures:none]"
          >
            {heading}
          </h1>
          {download ? (
            <p>
              <span className="block text-small text-ink-2">Your download</span>{" "}
              <b className="poster text-3 wrap-anywhere">{download.title}</b>{" "}
              {download.offer ? <span className="mx-1 inline-block text-small">{download.offer}</span> : null}
            </p>
          ) : null}
          {lead}
          {children}
          {download?.purchase?.paid ? <p className="text-small">You paid {download.purchase.paid}.</p> : null}
          <ReceiptLinks receipts={download?.purchase?.receipts ?? []} className="-my-2.5" />
        </div>
      </div>
      <div className="notch notch-top grid grid-cols-[minmax(0,1fr)] items-baseline gap-y-2 bg-canary py-5 md:grid-cols-[clamp(14rem,34vw,27rem)_minmax(0,1fr)] forced-colors:border forced-colors:border-t-0">
        {/* On a phone, the way to get help comes first. */}
        <p className="px-[clamp(min(1.25rem,6.25vw),3.5vw,3rem)] max-md:order-1 max-md:empty:hidden md:pr-0 md:pl-[clamp(1.25rem,3vw,3rem)]">
          {isHidden(paths.vault) ? null : (
            <a href={paths.vault} className="inline-flex items-center pointer-coarse:min-h-11">
              Open the Digital Vault
            </a>
          )}
        </p>
        <p className="px-[clamp(min(1.25rem,6.25vw),3.5vw,3rem)] wrap-anywhere">
          Need a hand? Write to <a href={`mailto:${business.email}`}>{business.email}</a>
          <Proof download={download} /> We reply{" "}
          {isThankYou ? (
            <>
              within <span className="whitespace-nowrap">{describeReplyRange(business)}</span>
            </>
          ) : (
            describeReplyTime(business)
          )}
          .
        </p>
      </div>
    </section>
  );
}

function Proof({ download }: Pick<DownloadSheetProps, "download">) {
  if (download?.purchase)
    return (
      <>
        {" "}
        with your purchase number,{" "}
        <span className="inline-block">
          <b>{download.purchase.number}</b>.
        </span>
      </>
    );
  return download?.file ? "." : " from the address you paid with.";
}
