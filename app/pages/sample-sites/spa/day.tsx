import { Photograph } from "../photograph";

const steps = [
  ["2:45", "Park in the shade, trade shoes for slippers, choose your oil."],
  ["3:00", "Twenty minutes of cedar sauna. The cold bucket is optional."],
  ["3:30", "Ninety minutes on the table. Nobody knocks."],
  ["5:00", "Garden, blanket, ginger tea. Sleep if you like."],
  ["6:00", "Walk along the lake. Dinner can wait."],
];

export function Intro() {
  return (
    <section className="ebb-intro" aria-labelledby="rooms">
      <Photograph
        name="spa-room"
        sizes="max(55vw, 22rem)"
        alt="A treatment room with a slatted wall, warm light and a table ready for a massage"
      />
      <div className="ebb-inset">
        <h2 id="rooms" className="quiet text-[min(12vw,clamp(2.3rem,3.5vw,3.1rem))] leading-[1.1]">
          Six rooms. Eleven therapists. <em>Never more than six guests at a&nbsp;time.</em>
        </h2>
        <p className="mt-6 max-w-[26em] lg:mt-9">
          You’ll get the same therapist for your whole visit, fresh linen warmed to 98 degrees, and all the time you
          booked. A <span className="whitespace-nowrap">60-minute</span> massage is 60 minutes of hands, not 50 and a
          clock.
        </p>
      </div>
    </section>
  );
}

export function Day() {
  return (
    <section className="ebb-column ebb-day" aria-labelledby="day">
      <div>
        <h2 id="day" className="quiet mb-8 lg:mb-12">
          How a Saturday <em className="text-clay">goes.</em>
        </h2>
        <ol>
          {steps.map(([time, text]) => (
            <li key={time} className="flex flex-wrap items-baseline border-t border-dusk/20 py-4">
              <b className="quiet w-[5.2rem] text-[1.9rem] lg:w-[7.5rem] leading-[1.1] text-clay italic">{time}</b>
              <span className="flex-[1_1_10rem]">{text}</span>
            </li>
          ))}
        </ol>
        <p className="quiet mt-10 max-w-[15em] text-[min(12vw,clamp(2rem,3vw,2.6rem))] leading-[1.1] italic">
          You don’t have to talk. Say “quiet, please” once and we’ll remember it for good.
        </p>
      </div>
      <figure>
        <Photograph
          name="spa-tray"
          sizes="(width < 60rem) 85vw, 40vw"
          alt="A tray with bath salt, a rolled towel and white flowers"
        />
        <figcaption className="mt-3 text-[1rem] text-bark">
          Everything on the tray is made within forty miles.
        </figcaption>
      </figure>
    </section>
  );
}
