import { Answer } from "../sample-page";
import { answerUrl } from "../sample-route";
import { barbers, type Choice, cuts, days, isTime, toChair } from "./shop";

export function Chairs({ choice }: { choice: Choice | null }) {
  const chosen = choice?.chair.id ?? "ray-tue-240";
  return (
    <section id="chairs" className="py-[clamp(4.4rem,8.4vw,7.5rem)]" aria-labelledby="chairs-title">
      <div className="shop">
        <h2 id="chairs-title" className="fat text-brick md:text-center">
          Pick a chair.
        </h2>
        <p className="mt-4 mb-8 max-w-[35rem] text-[1.125rem] md:mx-auto md:text-center lg:mb-12">
          Tap a time. We text you a reminder the day before. Plans change? Pick another time for free, up to two hours
          before.
        </p>
        <form method="get" action={answerUrl("barber")} className="tin-comb-week">
          <div className="tin-comb-row tin-comb-days" aria-hidden="true">
            <span />
            {days.map((day) => (
              <span key={day}>{day.slice(0, 3)}</span>
            ))}
          </div>
          {barbers.map(({ name, about, week }) => (
            <fieldset key={name} className="tin-comb-row" aria-label={`Open times with ${name}`}>
              <div className="tin-comb-barber">
                <h3 className="mb-1.5 font-fat text-[2.25rem] leading-none text-brick">{name}</h3>
                <p className="text-[1rem] leading-[1.4]">{about}</p>
              </div>
              {days.map((day, index) => (
                <div key={day} className="grid content-start gap-2">
                  <span className="text-center text-[.9375rem] font-bold lg:hidden">{day.slice(0, 3)}</span>
                  {week[index]?.map((time) => (
                    <Time key={time} {...toChair(name, day, time)} chosen={chosen} />
                  ))}
                </div>
              ))}
            </fieldset>
          ))}
          <div className="tin-comb-confirm">
            <label>
              <span className="block font-semibold">What are we cutting?</span>
              <select name="cut" defaultValue={choice?.cut.id ?? "fade"}>
                {cuts.map(({ id, name, price, minutes }) => (
                  <option key={id} value={id}>{`${name}, ${minutes} min, ${price}`}</option>
                ))}
              </select>
            </label>
            <div>
              <p className="tin-comb-chosen" />
              <p>Pay at the shop.</p>
            </div>
            <button type="submit" className="pill border-blush! bg-blush! text-oxblood!">
              Book it
            </button>
          </div>
        </form>
        {choice && (
          <div className="mt-6">
            <Answer
              title={`${choice.cut.name} with ${choice.chair.barber}, ${choice.chair.day} at ${choice.chair.time}.`}
            >
              On your own site this reserves the chair, puts it on {choice.chair.barber}’s calendar and texts your
              customer the day before.
            </Answer>
          </div>
        )}
      </div>
    </section>
  );
}

function Time({ id, barber, day, time, chosen }: ReturnType<typeof toChair> & { chosen: string }) {
  if (!isTime(time)) return <span className="py-2.5 text-center text-[1rem] text-cocoa">{time}</span>;
  return (
    <label className="tin-comb-time">
      <input
        type="radio"
        name="chair"
        value={id}
        defaultChecked={id === chosen}
        className="sr-only"
        aria-label={`${time} on ${day} with ${barber}`}
      />
      <span aria-hidden="true">{time}</span>
      <span className="tin-comb-choice" aria-hidden="true">
        {`${day.slice(0, 3)} ${time} with ${barber}`}
      </span>
    </label>
  );
}
