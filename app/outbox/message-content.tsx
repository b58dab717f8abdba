import type { Content } from "./get-message.server";

/** What is sent, always as text: HTML that a visitor typed is not rendered. */
export function MessageContent({ content }: { content: Content }) {
  if (content.kind === "mail")
    return (
      <section aria-labelledby="content-title">
        <h2 id="content-title">Mail</h2>
        <dl className="message-facts">
          <div>
            <dt>Subject</dt>
            <dd>{content.subject}</dd>
          </div>
          {content.replyTo ? (
            <div>
              <dt>Replies to</dt>
              <dd>{content.replyTo}</dd>
            </div>
          ) : null}
        </dl>
        <pre className="message-text">{content.text}</pre>
      </section>
    );
  return (
    <section aria-labelledby="content-title">
      <h2 id="content-title">{content.kind === "webhook" ? "Webhook" : "Content"}</h2>
      {content.kind === "webhook" ? (
        <dl className="message-facts">
          <div>
            <dt>Address</dt>
            <dd>{content.url}</dd>
          </div>
        </dl>
      ) : null}
      <pre className="message-text">{content.json}</pre>
    </section>
  );
}
