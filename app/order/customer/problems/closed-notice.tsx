export const CLOSED = "This page no longer opens your order. Use the link in our newest email.";

export function ClosedNotice() {
  return <p className="room-notice">{CLOSED} What you typed stays here.</p>;
}
