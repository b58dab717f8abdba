import type { Env } from "#app/server/env/env.server";
import { WidgetHelp } from "#app/ui/widget-help.tsx";

interface BookingWidgetProps {
  address: string;
  script: string | null;
}

/** Null if visitors book on the site itself. */
export function findWidget(env: Pick<Env, "BOOKING_WIDGET_URL" | "BOOKING_WIDGET_SCRIPT">): BookingWidgetProps | null {
  const { BOOKING_WIDGET_URL: address, BOOKING_WIDGET_SCRIPT: script = null } = env;
  return address ? { address, script } : null;
}

export function BookingWidget({ address, script }: BookingWidgetProps) {
  return (
    <>
      <iframe className="booking-frame" src={address} title="Booking calendar" />
      <WidgetHelp page={address} className="mt-5" script={script} />
    </>
  );
}
