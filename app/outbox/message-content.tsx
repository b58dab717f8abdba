import { Fragment, type ReactNode } from "react";
import { renderEmail } from "../ui/list/render-email";
import type { MessageContent } from "./get-message.server";
import { type Fact, MessageFacts } from "./message-facts";

interface ContentProps {
  content: MessageContent;
  facts: readonly Fact[];
}

/** Always as text: HTML that a visitor typed is not rendered. */
export function MessageContentView({ content, facts }: ContentProps) {
  if (content.kind === "mail") return <EmailContent content={content} facts={facts} />;
  return (
    <section aria-labelledby="content-title">
      <h2 id="content-title" className="mb-2">
        {content.kind === "webhook" ? "Webhook" : "Content"}
      </h2>
      <MessageFacts facts={content.kind === "webhook" ? [["Address", content.url], ...facts] : facts} />
      <pre className="mt-3 bg-ground p-4 font-mono text-fine/normal wrap-anywhere whitespace-pre-wrap">
        {content.json}
      </pre>
    </section>
  );
}

/** The email as the recipient sees it, in readable type. The screen’s heading shows the subject. */
function EmailContent({ content, facts }: ContentProps & { content: Extract<MessageContent, { kind: "mail" }> }) {
  const { to, replyTo, text } = content;
  return (
    <section
      aria-label="Email"
      className="grid grid-cols-1 gap-x-10 gap-y-4 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="lg:order-1">
        <MessageFacts facts={[["To", to], ...(replyTo ? [["Replies to", replyTo] as const] : []), ...facts]} />
      </div>
      <div className="grid max-w-[46rem] content-start gap-3 text-[0.9375rem]/[1.5] lg:pt-1">
        {groupLines(text).map(renderGroup)}
      </div>
    </section>
  );
}

export function keepNumbersTogether(subject: string): ReactNode {
  return subject.split(RECORD_NUMBER).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    <span key={index} className={RECORD_NUMBER.test(part) ? "whitespace-nowrap" : undefined}>
      {part}
    </span>
  ));
}

/** Such as SUB-7K2M9QXA, which stays on one line. */
const RECORD_NUMBER = /([A-Z]{3}-[\dA-Z]{8})/;

// Not one that is shortened for staff, who would get to another page.
const WEB_ADDRESS = /(https?:\/\/[^\s<>"“”()]*[^\s<>"“”’…().,:;!?])(?!\S*\(only admins)/;

/** Links break after a slash. */
function renderLinks(text: string): ReactNode[] {
  return text.split(WEB_ADDRESS).map((part, index) =>
    WEB_ADDRESS.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
      <a key={index} href={part} rel="noreferrer">
        {part.split(/(?<=[^/:]\/)(?!\/)/).map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
          <Fragment key={place}>
            {place > 0 ? <wbr /> : null}
            {word}
          </Fragment>
        ))}
      </a>
    ) : (
      part
    ),
  );
}

// A label padded with spaces to 20 characters, and its value: see entries.server.ts.
const ENTRY = /^(?=.{19} {2})(\S.*?) {2,}(\S.*)$/;

const EMAIL = /^\S+@\S+$/;

interface Group {
  isTable: boolean;
  lines: string[];
}

function groupLines(text: string): Group[] {
  const groups: Group[] = [];
  for (const line of text.split("\n")) {
    const isTable = ENTRY.test(line);
    const last = groups.at(-1);
    // A paragraph ends at an empty line.
    if (last?.isTable === isTable && line !== "") last.lines.push(line);
    else groups.push({ isTable, lines: [line] });
  }
  const trimmed = groups.map(({ isTable, lines }) => ({ isTable, lines: lines.join("\n").trim().split("\n") }));
  return trimmed.filter(({ lines }) => lines.join("") !== "");
}

function renderGroup({ isTable, lines }: Group, index: number): ReactNode {
  if (!isTable)
    return (
      <p key={`${index} ${lines[0]}`} className="max-w-[65ch] whitespace-pre-line">
        {renderLinks(lines.join("\n"))}
      </p>
    );
  return (
    <dl
      key={`${index} ${lines[0]}`}
      className="max-w-[32rem] divide-y divide-line border-y border-line [dl+&]:mt-4 [dl+&]:border-t-0"
    >
      {lines.map((line, place) => {
        const [, label, value = ""] = ENTRY.exec(line) ?? [];
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
            key={place}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 py-1 max-sm:grid-cols-[5rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums">{EMAIL.test(value) ? renderEmail(value) : value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
