import { useEffect, useState } from "react";
import { BladeFan } from "../../ui/marks/blade-fan";
import { MoreLink } from "../../ui/more-link";

const SHOWN_MS = 3000;
const blades = ["fill-leaf", "fill-cut", "fill-hot", "fill-cut", "fill-leaf"];

interface ThanksProps {
  /** "" where it is not known or not a name. */
  name?: string;
  minHeight?: number;
  /** Called after three seconds without the pointer or the focus on it. Absent where it stays. */
  onEnd?: () => void;
  /** Opens the empty form where this stays. */
  formPath?: string;
}

export function Thanks({ name, minHeight, onEnd, formPath }: ThanksProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!onEnd || held) return;
    const end = setTimeout(onEnd, SHOWN_MS);
    return () => clearTimeout(end);
  }, [onEnd, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads it
    <div
      className="contact-thanks stock"
      style={{ minHeight }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div>
        <BladeFan blades={blades} spread={90} className="w-36 overflow-visible" />
        <div>
          <h2 className="text-2">Thank you{name ? `, ${name}` : ""}.</h2>
          <p className="mt-3 max-w-[36ch]">
            Your message is here, and a confirmation is on its way to your email. We reply within 24 hours.
          </p>
          {formPath ? (
            <p className="mt-4">
              <MoreLink href={formPath}>Write another message</MoreLink>
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
