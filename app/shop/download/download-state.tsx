import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import type { DownloadState, ShownDownload } from "../downloads/shown-download";
import { LinkForm } from "./link-form";

interface StateProps {
  download: ShownDownload;
  here: string;
  refused: { email: string; error: string } | null;
  /** What a visitor without a link reads. Null after a payment, which sent the link, so that asking for it comes second. */
  unproven: string | null;
}

export const endedHeadings: Partial<Record<DownloadState, string>> = {
  closed: "This link doesn’t open a download",
  revoked: "We stopped this download",
  refunded: "We refunded this purchase",
  expired: "Your download has expired",
  "used-up": "You’ve used every download",
  unavailable: "We can’t reach your file right now",
};

export function DownloadStateText({ download, here, refused, unproven }: StateProps) {
  const { state, slug, downloadUrl, purchase, file } = download;
  const form = (variant?: "secondary") => <LinkForm slug={slug} refused={refused} variant={variant} />;
  switch (state) {
    case "ready":
    case "free":
      return (
        <>
          <ButtonLink href={downloadUrl} data-download="">
            Download
          </ButtonLink>
          <Text>
            {file ? `${file.format}, ${file.size}. ` : null}
            {purchase ? describeRest(purchase) : "It’s free. You weren’t charged."}
          </Text>
          {purchase && purchase.left === purchase.allowed ? (
            <Text>Once you’ve put it to work, come back to this page and review it.</Text>
          ) : null}
        </>
      );
    case "unproven":
      return unproven === null ? (
        <LaterForm question="Didn’t get it? Send it again" isOpen={refused !== null}>
          <Text>Enter that address and we’ll send your link again.</Text>
          {form("secondary")}
        </LaterForm>
      ) : (
        <>
          <Text>{unproven}</Text>
          {form()}
        </>
      );
    case "sent":
      return (
        <>
          <div role="status">
            <Text>
              <b>Check your inbox.</b> If you bought this product with that address, a link is on its way. It can take a
              few minutes, and it sometimes lands in spam.
            </Text>
          </div>
          {form("secondary")}
        </>
      );
    case "confirming":
      return (
        <>
          <div data-confirming="">
            <Text>
              <b>We’re confirming your payment.</b> It usually takes a few seconds. Your download shows up here, and the
              link goes to your inbox too.
            </Text>
          </div>
          <MoreLink href={here}>Check again</MoreLink>
          <LaterForm question="Still waiting after a few minutes?" isOpen={refused !== null}>
            <Text>Enter the email address you paid with, and we’ll send your link.</Text>
            {form("secondary")}
          </LaterForm>
        </>
      );
    case "held":
      return (
        <Text>
          <b>We’re checking your payment.</b> It reached us, but we have to take a look first. You don’t need to pay
          again: we’ll email you your link.
        </Text>
      );
    case "closed":
      return (
        <>
          <Text>
            Part of the link may be missing, or a newer link has replaced it. Use the link in our newest email, or enter
            the email address you paid with and we’ll send your link again.
          </Text>
          {form()}
        </>
      );
    case "unavailable":
      return (
        <>
          <Text>Nothing is lost, and you haven’t used up a download. Wait a minute, then try again.</Text>
          <ButtonLink href={downloadUrl}>Try again</ButtonLink>
        </>
      );
    case "expired":
      return <Text>The link worked until {purchase?.until}. Write to us, and we’ll renew it.</Text>;
    case "used-up":
      return (
        <Text>
          Your purchase came with {purchase?.allowed === 1 ? "one download" : `${purchase?.allowed} downloads`}. Need
          the file again? Write to us, and we’ll renew your link.
        </Text>
      );
    case "refunded":
      return (
        <>
          <Text>The payment went back to you, so the link no longer works. Changed your mind?</Text>
          <MoreLink href={paths.product(slug)}>See the product again</MoreLink>
        </>
      );
    case "revoked":
      return <Text>The link no longer works. If that surprises you, write to us and we’ll look into it.</Text>;
  }
}

function describeRest({ left, allowed, until }: NonNullable<ShownDownload["purchase"]>): string {
  const more = left < allowed ? " more" : "";
  const times = left === 1 ? `once${more}` : `${left}${more} times`;
  return `Save the file where you’ll find it again. You can download it ${times} until ${until}.`;
}

function LaterForm({ question, isOpen, children }: { question: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="w-full" open={isOpen}>
      <summary className="btn-line w-fit">{question}</summary>
      <div className="grid gap-4 pt-5">{children}</div>
    </details>
  );
}

function Text({ children }: { children: ReactNode }) {
  return <p className="max-w-[52ch] text-balance">{children}</p>;
}
