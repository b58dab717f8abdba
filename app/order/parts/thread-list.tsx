import type { ReactNode } from "react";
import { NEWEST_MESSAGE } from "../model/thread-query";

export interface ShownMessage {
  id: string;
  /** "You", or the name of the agency. */
  author: string;
  at: string;
  text: string;
  isOwn: boolean;
}

interface ThreadListProps<Message extends ShownMessage> {
  messages: Message[];
  hasNewest: boolean;
  showPictures: (message: Message) => ReactNode;
}

export function ThreadList<Message extends ShownMessage>({
  messages,
  hasNewest,
  showPictures,
}: ThreadListProps<Message>) {
  return (
    <ol className="thread">
      {messages.map((message, index) => (
        <li
          key={message.id}
          className={message.isOwn ? "thread-own" : undefined}
          {...(hasNewest && index === messages.length - 1 ? { id: NEWEST_MESSAGE, tabIndex: -1 } : {})}
        >
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
