import type { Room } from "../room/load-room.server";

type Answer = Room["rounds"][number]["deliveries"][number]["answer"];

/** The customer's answer to a delivery, below its files. */
export function DeliveryAnswer({ answer }: { answer: Answer }) {
  if (!answer) return null;
  const { kind, at, text, files, photos } = answer;
  if (kind === "approval")
    return (
      <p className="mt-4">
        <b>You approved these files</b> <small className="text-small text-ink-2">{at}</small>
      </p>
    );
  return (
    <div className="room-asked">
      <p>
        <b>You requested a revision</b> <small className="text-small text-ink-2">{at}</small>
      </p>
      {files.length > 0 ? (
        <p className="text-small wrap-anywhere">
          In{" "}
          {files.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 ? ", " : ""}
              <bdi>{name}</bdi>
            </span>
          ))}
        </p>
      ) : null}
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {photos.length > 0 ? (
        <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-4">
          {photos.map(({ id, name, href, preview }) => (
            <li key={id}>
              <a href={href} className="block text-small wrap-anywhere">
                <img
                  className="block aspect-4/3 h-auto w-full bg-paper object-cover"
                  src={preview}
                  alt=""
                  width="240"
                  height="180"
                  loading="lazy"
                  decoding="async"
                />
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
