import type { ReactNode } from "react";
import type { CustomerFormProblem } from "#app/order/model/customer-page-form";
import { setThreadInQuery } from "#app/order/model/thread-query";
import { PhotoLinks } from "#app/order/parts/photo-links.tsx";
import { ThreadList } from "#app/order/parts/thread-list.tsx";
import { useReplyTime } from "#app/ui/use-site";
import type { CustomerPage } from "../load-customer-page.server";
import { MessageForm } from "./message-form";

interface CustomerMessagesProps {
  customerPage: CustomerPage;
  notice: ReactNode;
  problem: CustomerFormProblem | null;
}

export function CustomerMessages({ customerPage, notice, problem }: CustomerMessagesProps) {
  const { messages, olderThan, isNewest } = customerPage.thread;
  const reply = useReplyTime();
  return (
    <section id="messages" className="customer-talk" aria-labelledby="customer-messages">
      <div className={messages.length > 0 ? "grid grid-cols-[minmax(0,1fr)] gap-5" : "customer-columns"}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <h2 id="customer-messages">Messages</h2>
          {messages.length > 0 ? (
            <div className="min-w-0">
              {olderThan ? (
                <a className="thread-more" href={`${setThreadInQuery("", olderThan)}#messages`}>
                  Show older messages
                </a>
              ) : null}
              <ThreadList
                messages={messages}
                hasNewest={isNewest}
                showPictures={({ photos }) => (
                  <PhotoLinks photos={photos} className="mt-3 flex flex-wrap [&>li]:w-30" />
                )}
              />
              {isNewest ? null : (
                <a className="thread-more" href="?#messages">
                  Show newest messages
                </a>
              )}
              {customerPage.owesAnswer === "team" ? <p className="mt-3 text-small">We’ll answer {reply}.</p> : null}
            </div>
          ) : (
            <p className="max-w-[52ch] text-lead text-balance">
              {customerPage.isAsked
                ? "Our question is in the email. Answer there or here, and we’ll go on with your order."
                : `Got a question${customerPage.takesPhotos ? ", a note or a picture" : " or a note"}? Send it here.`}{" "}
              We reply {reply}.
            </p>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {notice}
          <MessageForm customerPage={customerPage} problem={problem} />
        </div>
      </div>
    </section>
  );
}
