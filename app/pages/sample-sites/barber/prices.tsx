import { Photograph } from "../photograph";
import { cuts } from "./shop";

export function Prices() {
  return (
    <section id="cuts" className="bg-bottle py-[clamp(4.4rem,8.4vw,7.5rem)] text-cream" aria-labelledby="cuts-title">
      <div className="shop grid items-start gap-x-[clamp(2rem,6vw,5.6rem)] gap-y-10 lg:grid-cols-[9fr_7fr]">
        <div>
          <h2 id="cuts-title" className="fat mb-8 text-mint lg:mb-10">
            Cuts &amp; <br />
            prices
          </h2>
          <ul>
            {cuts.map(({ id, name, price, what, minutes }) => (
              <li key={id} className="flex justify-between gap-x-5 border-t-2 border-cream/20 pt-3.5 pb-3">
                <p>
                  <b className="fat-line text-[min(9vw,clamp(1.5rem,2.4vw,2.1rem))]">{name}</b>
                  <span className="text-[1rem] opacity-85">{what}</span>
                </p>
                <p className="text-right">
                  <b className="fat-line text-[min(9vw,clamp(1.5rem,2.4vw,2.1rem))] text-blush">{price}</b>
                  <span className="text-[1rem] whitespace-nowrap opacity-85">{minutes} min</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <figure className="relative mr-[calc(50%-50vw)] ml-8 lg:mt-5 lg:-mb-[clamp(4.4rem,8.4vw,7.5rem)] lg:ml-0 lg:self-stretch">
          <Photograph
            name="barber-tools"
            className="h-[clamp(19rem,43vw,39rem)] w-full rounded-l-full object-cover object-[62%_50%] lg:absolute lg:inset-0 lg:h-full lg:rounded-bl-none lg:object-[85%_50%]"
            sizes="(width < 60rem) max(92vw, 29rem), 80vw"
            alt="A shaving brush, a comb and a folded towel"
          />
          <figcaption className="tin-comb-sticker">
            <b className="fat-line text-[2.8em] leading-none">$5 off</b>
            <span className="text-balance">seniors and service members, every day</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
