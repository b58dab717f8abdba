export const CLOSED = "This page is no longer connected to your order. Use the newest link from our emails.";

export function ClosedNotice() {
  return <p className="room-notice">{CLOSED} What you have typed stays here.</p>;
}
