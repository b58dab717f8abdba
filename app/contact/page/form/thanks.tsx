import { useEffect, useRef } from "react";
import { BladeFan } from "#app/ui/marks/blade-fan.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useReplyTime } from "#app/ui/use-site";

const SHOWN_MS = 3000;
const blades = ["fill-leaf", "fill-cut", "fill-hot", "fill-cut", "fill-leaf"];

interface ThanksProps {
  formPath: string;
  /** Empty if the name is unknown or does not look like one. */
  name: string;
  minHeight: number;
  /** Called after three seconds without pointer or focus on the message. */
  onEnd: () => void;
}

export function Thanks({ formPath, name, minHeight, onEnd }: ThanksProps) {
  const reply = useReplyTime();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? endUnlessHeld(box.current, onEnd) : undefined), [onEnd]);
  return (
    <div ref={box} className="contact-thanks stock" style={{ minHeight }}>
      <div>
        <BladeFan blades={blades} spread={90} className="-ml-8 w-36 overflow-visible" />
        <div>
          <h2 className="text-2">Thank you{name ? `, ${name}` : ""}.</h2>
          <p className="mt-3 max-w-[36ch]">
            We’ve got your message, and a confirmation is on its way to your inbox. Our team will reply {reply}.
          </p>
          <p className="mt-4">
            <MoreLink href={formPath}>Send another message</MoreLink>
          </p>
        </div>
      </div>
    </div>
  );
}

function endUnlessHeld(box: HTMLElement, end: () => void): () => void {
  let timer = setTimeout(end, SHOWN_MS);
  const hold = () => clearTimeout(timer);
  const release = () => {
    hold();
    timer = setTimeout(end, SHOWN_MS);
  };
  // A pointer that hasn't moved since it clicked the button doesn't mean that somebody is reading.
  box.addEventListener("pointermove", ({ movementX, movementY }) => (movementX || movementY) && hold());
  box.addEventListener("focusin", hold);
  for (const eventName of ["pointerleave", "focusout"]) box.addEventListener(eventName, release);
  // The listeners are removed along with the element.
  return hold;
}
