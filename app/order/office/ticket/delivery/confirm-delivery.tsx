import { useEffect, useRef } from "react";
import { type ConfirmationReason, confirmationTexts, deliveryFields as names } from "#app/order/model/delivery-limits";

export function ConfirmDelivery({ reasons }: { reasons: ConfirmationReason[] }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="delivery-confirm">
      <div id="delivery-reasons">
        {reasons.map((reason) => (
          <p key={reason}>{confirmationTexts[reason]}</p>
        ))}
        <p>Deliver the files anyway? Nothing has been sent yet.</p>
      </div>
      <button
        ref={button}
        className="tool tool-hot w-full font-bold"
        type="submit"
        name={names.confirmed}
        value={reasons.join(" ")}
        aria-describedby="delivery-reasons"
      >
        Deliver Anyway
      </button>
    </div>
  );
}
