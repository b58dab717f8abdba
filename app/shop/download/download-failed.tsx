import type { ReactNode } from "react";
import { Toast } from "#app/ui/feedback/toast.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { DownloadSheet } from "./download-sheet";

interface DownloadFailedProps {
  heading: string;
  here: string;
  isThankYou?: boolean;
  children?: ReactNode;
}

export function DownloadFailed({ heading, here, isThankYou, children }: DownloadFailedProps) {
  return (
    <>
      <DownloadSheet heading={heading} download={null} isThankYou={isThankYou}>
        <p className="max-w-[52ch] text-pretty">
          We couldn’t look up your download just now. Nothing is lost, and the link is in your inbox, too.
        </p>
        {children ?? <MoreLink href={here}>Try again</MoreLink>}
      </DownloadSheet>
      <div className="toasts" role="status">
        <Toast title="Failed to load product details" tone="error" autoHides />
      </div>
    </>
  );
}
