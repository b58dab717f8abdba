/** The third-party calendar at BOOKING_WIDGET_URL. */
export function BookingWidget({ address }: { address: string }) {
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
    </>
  );
}
