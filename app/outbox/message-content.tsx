import type { ReactNode } from "react";
import type { MessageContent } from "./get-message.server";
import { MessageFacts } from "./message-facts";

/** Always as text: HTML that a visitor typed is not rendered. */
export function MessageContentView({ content }: { content: MessageContent }) {
  if (content.kind === "mail") return <Letter {...content} />;
  return (
    <section aria-labelledby="content-title">
      <h2 id="content-title" className="mb-2">
        {content.kind === "webhook" ? "Webhook" : "Content"}
      </h2>
      {content.kind === "webhook" ? <MessageFacts facts={[["Address", content.url]]} /> : null}
      <pre className="mt-3 bg-ground p-4 font-mono text-fine/normal wrap-anywhere whitespace-pre-wrap">
        {content.json}
      </pre>
    </section>
  );
}

/** The email as its reader gets it: the subject as its title, and the text at a size to read. */
function Letter({ subject, to, replyTo, text }: Extract<MessageContent, { kind: "mail" }>) {
  return (
    <section aria-labelledby="content-title" className="wrap-anywhere">
      <h2 id="content-title" className="text-[1.6rem] text-balance sm:text-[2rem]">
        <span className="sr-only">Email: </span>
        {subject.split(NUMBER).map((part) => (
          <span key={part} className={NUMBER.test(part) ? "whitespace-nowrap" : undefined}>
            {part}
          </span>
        ))}
      </h2>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 border-b-2 border-ink pb-3 *:flex *:gap-2">
        <Address name="To" address={to} />
        {replyTo ? <Address name="Replies to" address={replyTo} /> : null}
      </dl>
      <div className="mt-5 grid gap-6 text-[1rem]/[1.55]">{groupLines(text).map(renderGroup)}</div>
    </section>
  );
}

const Address = ({ name, address }: { name: string; address: string }) => (
  <div>
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-semibold">{address}</dd>
  </div>
);

/** Such as SUB-7K2M9QXA, which stays on one line. */
const NUMBER = /([A-Z]{3}-[\dA-Z]{8})/;

// A label filled up with spaces to 20 characters, and its value: see entries.server.ts.
const ENTRY = /^(?=.{20} )(\S.*?) {2,}(\S.*)$/;

interface Group {
  isTable: boolean;
  lines: string[];
}

function groupLines(text: string): Group[] {
  const groups: Group[] = [];
  for (const line of text.split("\n")) {
    const isTable = ENTRY.test(line);
    const last = groups.at(-1);
    if (last?.isTable === isTable) last.lines.push(line);
    else groups.push({ isTable, lines: [line] });
  }
  const trimmed = groups.map(({ isTable, lines }) => ({ isTable, lines: lines.join("\n").trim().split("\n") }));
  return trimmed.filter(({ lines }) => lines.join("") !== "");
}

function renderGroup({ isTable, lines }: Group, index: number): ReactNode {
  if (!isTable)
    return (
      <p key={`${index} ${lines[0]}`} className="max-w-[65ch] whitespace-pre-line">
        {lines.join("\n")}
      </p>
    );
  return (
    <dl key={`${index} ${lines[0]}`} className="max-w-[32rem] divide-y divide-line border-y border-line">
      {lines.map((line) => {
        const [, label, value] = ENTRY.exec(line) ?? [];
        return (
          <div key={line} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 py-1">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
