import type { Env } from "#app/server/env.server";
import { WidgetScript } from "#app/ui/widget-script.tsx";

interface BookingWidgetProps {
  address: string;
  script: string | null;
}

/** Null if visitors book on the site itself. */
export function findWidget(env: Pick<Env, "BOOKING_WIDGET_URL" | "BOOKING_WIDGET_SCRIPT">): BookingWidgetProps | null {
  const { BOOKING_WIDGET_URL: address, BOOKING_WIDGET_SCRIPT: script = null } = env;
  return address ? { address, script } : null;
}

/** The third-party calendar at BOOKING_WIDGET_URL. */
export function BookingWidget({ address, script }: BookingWidgetProps) {
  return (
    <>
      <iframe className="booking-frame" src={address} title="Booking calendar" />
      <p className="mt-5">
        Having trouble with the booking form?{" "}
        <a href={address} target="_blank" rel="noopener" className="more">
          <span>
            Open the booking page here<span className="sr-only"> (opens a new tab)</span>
          </span>
        </a>
      </p>
      <WidgetScript script={script} />
    </>
  );
}
