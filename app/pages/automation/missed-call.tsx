import { paths } from "#app/paths";
import type { Call } from "#app/server/text/call";
import { ButtonLink } from "#app/ui/button.tsx";

/** Made up and labeled as a sample. The cover of the Missed Call Script Pack has the same plumber. */
const messages = [
  {
    from: "Heron Plumbing",
    time: "7:04",
    text: "This is Heron Plumbing. Sorry we missed you. What’s wrong, and where? A\u00a0photo\u00a0helps.",
  },
  { from: "Caller", time: "7:06", text: "The water heater’s leaking. 418 Alder St.", photo: true },
  {
    from: "Heron Plumbing",
    time: "7:06",
    text: "Thanks, that helps. Next opening: Thursday, 9:30\u00a0AM. Want us to hold it?",
  },
  { from: "Caller", time: "7:08", text: "Yes, please!" },
  { from: "Heron Plumbing", time: "7:08", text: "Done. Thursday, 9:30. See you then." },
];

const day = [
  { time: "8:00", job: "Faucet", place: "22 Mills Ave." },
  { time: "9:30", job: "Water heater leaking", place: "418 Alder St., photo\u00a0attached", isNew: true },
  { time: "1:15", job: "Slow drain", place: "9 Lake Dr." },
];

const listSteps = ({ lengthInWords }: Call) => [
  [`${lengthInWords}, free`, "You name a chore. We tell you if it can run by itself."],
  ["A written price", "You see it before you say yes."],
  ["Most are live in about 1 week", "We set yours up with your calendar, inbox and phone."],
];

export function MissedCall({ audit }: { audit: Call }) {
  return (
    <section className="missed-call" aria-labelledby="missed-call">
      <div className="wrap missed-call-inner">
        <header>
          <h2 id="missed-call">The call you miss at 7:04 is a booked job by 7:08.</h2>
          <p className="mt-4 max-w-[40ch] text-palm-2">
            You’re at dinner. The system texts back and offers an opening on your calendar. This is a sample, with a
            plumber we made up.
          </p>
        </header>
        <ol className="messages" aria-label="Sample text messages after a missed call">
          <li className="message-note">Missed call from (407) 555-0142, 7:04&nbsp;PM</li>
          {messages.map(({ from, time, text, photo }) => (
            <li key={text} className={from === "Caller" ? "message" : "message message-ours"}>
              <time>{time}</time>
              <p>
                <span className="sr-only">{from}: </span>
                {text}
              </p>
              {photo ? <Photo /> : null}
            </li>
          ))}
        </ol>
        <div className="day">
          <div className="day-head">
            <p className="poster text-3">Thursday</p>
            <p className="text-label font-semibold">Booked while you had dinner</p>
          </div>
          <ul>
            {day.map(({ time, job, place, isNew }) => (
              <li key={time} className={isNew ? "day-new" : undefined}>
                <time>{time}</time>
                <p>
                  <b>{job}</b>
                  {isNew ? <span className="day-mark">New</span> : null}
                  <span>{place}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <ol className="call-steps">
          {listSteps(audit).map(([step, meaning], index) => (
            <li key={step}>
              <span className="poster text-sun" aria-hidden="true">
                {index + 1}
              </span>
              <p>
                <b className="poster">{step}</b> <span>{meaning}</span>
              </p>
            </li>
          ))}
        </ol>
        <p className="missed-call-foot">
          <ButtonLink variant="secondary" href={paths.bookConsultation}>
            Book Your Free Consultation
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

function Photo() {
  return (
    <svg className="message-photo" viewBox="0 0 72 72" role="img" aria-label="Photo: a water heater in a puddle">
      <path className="fill-frond" d="M0 0h72v72H0z" />
      <path className="fill-(--light-leaf)" d="M0 54h72v18H0z" />
      <path className="fill-pink" d="M22 14h28v46H22z" />
      <path className="fill-hot" d="M28 34h16v10H28z" />
      <path className="fill-on-bright" d="M26 4h4v10h-4zM42 4h4v10h-4z" />
      <path className="fill-sun" d="M12 66a24 7 0 0 1 48 0z" />
    </svg>
  );
}
