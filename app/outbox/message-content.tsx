import type { MessageContent } from "./get-message.server";
import { type Fact, MessageFacts } from "./message-facts";

const titles = { mail: "Email", webhook: "Webhook", other: "Content" };

/** Always as text: HTML that a visitor typed is not rendered. */
export function MessageContentView({ content }: { content: MessageContent }) {
  const facts = listFacts(content);
  return (
    <section aria-labelledby="content-title">
      <h2 id="content-title" className="mb-2">
        {titles[content.kind]}
      </h2>
      {facts.length > 0 ? <MessageFacts facts={facts} /> : null}
      <pre className="mt-3 bg-ground p-4 font-mono text-fine/normal wrap-anywhere whitespace-pre-wrap">
        {content.kind === "mail" ? content.text : content.json}
      </pre>
    </section>
  );
}

function listFacts(content: MessageContent): Fact[] {
  if (content.kind === "webhook") return [["Address", content.url]];
  if (content.kind !== "mail") return [];
  const subject: Fact = ["Subject", content.subject];
  return content.replyTo ? [subject, ["Replies to", content.replyTo]] : [subject];
}
