import { paths } from "#app/paths";
import { site } from "#app/site";
import { ButtonLink } from "../ui/button";
import { MoreLink } from "../ui/more-link";

const steps = [
  ["You talk", "What eats your week, and which tools you use already."],
  ["We answer", "What can run by itself, and what should not."],
  ["You decide", "Where to start, or that you do not need us. Both are fine."],
];

const mailto = `mailto:${site.email}?subject=${encodeURIComponent("Free consultation")}&body=${encodeURIComponent(
  "My business:\nWhat eats my week:\nThree times that would suit me:\nHow to reach me:\n",
)}`;

export function AskForTime() {
  return (
    <div className="@container">
      <section className="notch notch-bottom booking-part" aria-labelledby="minutes">
        <h2 id="minutes" className="text-3">
          What the fifteen minutes are for
        </h2>
        <ol className="booking-steps">
          {steps.map(([title, text]) => (
            <li key={title}>
              <h3 className="text-[1.7rem]/[1.1]">{title}</h3>
              <p className="mt-1.5">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="notch notch-top booking-part" aria-labelledby="ask">
        <h2 id="ask" className="text-3">
          Ask for a time
        </h2>
        <p className="mt-3 max-w-[52ch]">
          Send us two or three times that suit you, and a word on what you do. We reply within 24 hours and confirm one
          of them.
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={mailto} target="_top">
            Email us your times
          </ButtonLink>{" "}
          <MoreLink href={paths.contact} target="_top">
            Use the contact form
          </MoreLink>
        </p>
        <p className="mt-4 text-small wrap-anywhere text-ink-2">The address is {site.email}.</p>
      </section>
    </div>
  );
}
