import type { ReactNode } from "react";

export interface ShownMessage {
  id: string;
  /** Such as "You" or "Palmetto Works". */
  author: string;
  at: string;
  text: string;
  isOwn: boolean;
}

interface ThreadListProps<Message extends ShownMessage> {
  messages: Message[];
  showPictures: (message: Message) => ReactNode;
}

export function ThreadList<Message extends ShownMessage>({ messages, showPictures }: ThreadListProps<Message>) {
  return (
    <ol className="thread">
      {messages.map((message) => (
        <li key={message.id} className={message.isOwn ? "thread-own" : undefined}>
          <p className="thread-head">
            <b>{message.author}</b> <small>{message.at}</small>
          </p>
          {message.text ? <p className="thread-text">{message.text}</p> : null}
          {showPictures(message)}
        </li>
      ))}
    </ol>
  );
}
