import { errorText } from "./failure-toasts";
import type { Message } from "./message-rows.server";

const drawTicks = (count: number) => Array.from({ length: count }, (_, index) => `M${index * 6} 0h3v14h-3z`).join("");

export function Attempts({ made, max, dead = false }: { made: number; max: number; dead?: boolean }) {
  return (
    <span className="inline-flex items-center gap-[0.6rem] align-middle whitespace-nowrap tabular-nums">
      <svg
        className={`h-[0.9rem] w-[4.4rem] ${dead ? "fill-err" : "fill-leaf"}`}
        viewBox={`0 0 ${max * 6 - 3} 14`}
        aria-hidden="true"
      >
        <path className="fill-line" d={drawTicks(max)} />
        <path d={drawTicks(Math.min(made, max))} />
      </svg>
      {made} of {max} attempts
    </span>
  );
}

/** A message still on its first attempt shows no count: the status says enough. */
export const showsAttempts = ({ attempts, state }: Message): boolean =>
  state === "dead" || (state !== "sent" && attempts > 1);

export function LastError({ message: { kind, error, isUnanswered } }: { message: Message }) {
  const who = kind === "webhook" ? "The receiver" : "The mail server";
  return (
    <>
      <span className={errorText}>{isUnanswered ? `${who} didn’t answer.` : (error ?? "No reason given")}</span>{" "}
      {isUnanswered ? <small className="block text-fine text-ink-2 wrap-anywhere">{error}</small> : null}
    </>
  );
}
