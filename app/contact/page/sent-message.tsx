import type { ReactNode } from "react";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useReplyTime } from "#app/ui/use-site";
import { TwoFans } from "./two-fans";

/** The page to which a form leads that was sent without JavaScript. `children`: what to do meanwhile. */
export function SentMessage({ formPath, children }: { formPath: string; children: ReactNode }) {
  return (
    <section className="talk talk-sent" aria-labelledby="talk-title">
      <div className="wrap">
        <header className="talk-head">
          <div>
            <h1 id="talk-title">
              Thank you. <span className="block">We’ve got your message.</span>
            </h1>
            <p className="max-w-[34ch] text-lead text-balance">
              A confirmation is on its way to your inbox. Our team will reply {useReplyTime()}.
            </p>
          </div>
          <TwoFans className="talk-picture" />
        </header>
        <aside className="talk-other" aria-label="What happens next, and what to do meanwhile">
          <NextSteps reply="answer by email" />
          {children}
          <div>
            <h2>Forgot something?</h2>
            <p>Write again. We’ll read both.</p>
            <MoreLink href={formPath}>Send another message</MoreLink>
          </div>
        </aside>
      </div>
    </section>
  );
}

/** `reply`: when or how, after "We". */
export const NextSteps = ({ reply }: { reply: string }) => (
  <div>
    <h2>What happens next?</h2>
    <ol>
      <li>We read your message ourselves.</li>
      <li>We {reply} and say if we can help.</li>
      <li>You decide. There’s no obligation.</li>
    </ol>
  </div>
);
