import { Toast } from "../../ui/feedback/toast";
import { MoreLink } from "../../ui/more-link";
import { DownloadSheet } from "./download-sheet";

export function DownloadFailed({ heading, here }: { heading: string; here: string }) {
  return (
    <>
      <DownloadSheet heading={heading} download={null}>
        <p className="max-w-[46ch]">
          We couldn’t look up your download just now. Nothing is lost, and the link is in your inbox, too.
        </p>
        <MoreLink href={here}>Try again</MoreLink>
      </DownloadSheet>
      <div className="toasts" role="status">
        <Toast title="Failed to load product details" tone="error" autoHides />
      </div>
    </>
  );
}
