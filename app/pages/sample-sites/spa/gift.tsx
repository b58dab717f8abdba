import { Answer } from "../sample-page";
import { answerUrl } from "../sample-route";
import { giftAmounts } from "./visit";

export function Gift({ amount }: { amount: string | null }) {
  const shown = amount ?? "150";
  return (
    <section id="gift" className="ebb-gift" aria-labelledby="gift-title">
      <div className="py-14 lg:py-20">
        <h2 id="gift-title" className="quiet">
          Give them the day&nbsp;off.
        </h2>
        <p className="mt-5 mb-6 max-w-[26em]">
          In their inbox in a minute, or on linen paper by Thursday. It never expires.
        </p>
        <form method="get" action={answerUrl("spa")} className="flex flex-wrap items-end gap-4">
          <label>
            <span className="block">Amount</span>
            <select name="gift" defaultValue={shown}>
              {giftAmounts.map((each) => (
                <option key={each} value={each}>{`$${each}`}</option>
              ))}
            </select>
          </label>
          <button type="submit" className="ebb-button bg-night">
            Send a gift card
          </button>
        </form>
      </div>
      <div className="ebb-card" aria-hidden="true">
        <b>Ebb &amp; Oak</b>
        <span>${shown}</span>
        <svg viewBox="0 0 470 150" preserveAspectRatio="none">
          <path fill="#233024" d="M0 70c80-50 150-50 235 0s155 50 235 0v80H0z" />
          <path fill="#38463a" d="M0 100c80-40 150-40 235 0s155 40 235 0v50H0z" />
        </svg>
        <small>For Jo, who carried the boxes</small>
      </div>
      {amount && (
        <div className="col-span-full pb-12">
          <Answer title={`A $${amount} gift card, in their inbox in a minute.`}>
            On your own site this takes the payment and sends the card, at any hour.
          </Answer>
        </div>
      )}
    </section>
  );
}
