import { BookButton } from "./book-link";

export function ClosingSection() {
  return (
    <section className="overflow-hidden bg-hero text-hero-ink [--focus:var(--color-hero-ink)]" aria-labelledby="ask">
      <div className="wrap growth-closing">
        <div className="grid grid-cols-1 justify-items-start gap-7">
          <h2 id="ask" className="max-w-[6em] text-0">
            Bring one question.
          </h2>
          <p className="max-w-[32ch] text-lead">You don’t need a plan before you call. We’ll start one together.</p>
          <BookButton>Book a Consultation</BookButton>
        </div>
        <svg className="question-mark" viewBox="0 0 300 424" aria-hidden="true">
          <path className="fill-fan-b" d="M10 150A140 140 0 0 1 150 10v80a60 60 0 0 0-60 60z" />
          <path className="fill-fan-c" d="M150 10A140 140 0 0 1 290 150h-80a60 60 0 0 0-60-60z" />
          <path className="fill-fan-a" d="M290 150A140 140 0 0 1 150 290v-80a60 60 0 0 0 60-60z" />
          <path className="fill-fan-d" d="M150 210v116H70V290a80 80 0 0 1 80-80z" />
          <path className="fill-hot" d="M70 384a40 40 0 0 1 80 0z" />
          <path className="fill-sun" d="M150 384a40 40 0 0 1-80 0z" />
        </svg>
      </div>
    </section>
  );
}
