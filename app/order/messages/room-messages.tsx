import { site } from "#app/site";
import type { Room } from "../room/load-room.server";
import type { RoomProblem } from "../room/room-form";
import { MessageForm } from "./message-form";
import { ThreadList } from "./thread-list";
import { setThreadInQuery } from "./thread-query";

export function RoomMessages({ room, problem }: { room: Room; problem: RoomProblem | null }) {
  const { messages, olderThan, isNewest } = room.thread;
  return (
    <section id="messages" className="wrap room-talk scroll-mt-24" aria-labelledby="room-messages">
      <h2 id="room-messages">Messages</h2>
      {messages.length > 0 ? (
        <div className="min-w-0">
          {olderThan ? (
            <a className="thread-more" href={`${setThreadInQuery("", olderThan)}#messages`}>
              Show older messages
            </a>
          ) : null}
          <ThreadList
            messages={messages}
            showPictures={({ photos }) => (photos.length > 0 ? <Pictures photos={photos} /> : null)}
          />
          {isNewest ? null : (
            <a className="thread-more" href="?#messages">
              Show newest messages
            </a>
          )}
        </div>
      ) : (
        <p className="max-w-[40ch] text-lead">
          Something to add, or a question? Write to {site.name} here. We reply within 24 hours.
        </p>
      )}
      <MessageForm room={room} problem={problem} />
    </section>
  );
}

function Pictures({ photos }: { photos: Room["thread"]["messages"][number]["photos"] }) {
  return (
    <ul className="thread-pictures">
      {photos.map(({ id, name, href, preview }) => (
        <li key={id}>
          <a href={href}>
            <img src={preview} alt="" width="120" height="90" loading="lazy" decoding="async" />
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
