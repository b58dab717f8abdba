const days = [
  ["Monday", "Tarps over the flower beds. Old roof off by 3, bad wood replaced at $85 a sheet."],
  ["Tuesday", "Self-sealing underlayment down. By tonight you’re watertight."],
  ["Wednesday", "County inspector climbs up. You get the photos."],
  ["Thursday", "New roof on. Marisol checks every line by hand."],
  ["Friday", "Three magnet sweeps for nails. Look it over with us, then pay."],
];

const promises = [
  [
    "The number holds.",
    "What we write is what you pay. Bad wood is $85 a sheet, and the quote says so. If we missed anything else, that’s on us.",
  ],
  [
    "A Delgado up there.",
    "Marisol or her father is on your roof every day, with a phone that gets answered. You’ll have both numbers before Monday, and see the same faces on Friday.",
  ],
  ["Barefoot clean.", "If you find a nail in the yard after we’re gone, we come back and sweep again."],
];

export function Week() {
  return (
    <section
      id="week"
      className="jobsite pt-[clamp(2.75rem,9vw,8rem)] pb-[clamp(1.75rem,4.4vw,4rem)]"
      aria-labelledby="week-title"
    >
      <header className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1fr_min(25rem,33vw)]">
        <h2 id="week-title" className="roof-title lg:text-[min(7.6vw,2rem+5vw,6.5rem)]">
          Your week, <br />
          start to finish.
        </h2>
        <p>
          Leave the cars on the street Monday and the dog inside. We’ll handle the rest. Putting up tile? Add three
          days.
        </p>
      </header>
      <Gable />
      <ol className="delgado-days">
        {days.map(([day, text]) => (
          <li key={day}>
            <h3 className="mb-1 font-roof text-[min(12vw,1.9rem)] lg:text-[min(2.7vw,2.4rem)] leading-none font-black">
              {day}
            </h3>
            <p className="text-[1.0625rem] leading-[1.45] lg:text-[min(1.0625rem,1.7vw)]">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Gable() {
  const posts = days.map((_, index) => ({ x: 128 + 256 * index, y: 34 + Math.abs(2 - index) * 107 }));
  return (
    <svg className="mt-6 hidden w-full overflow-visible lg:block" viewBox="0 0 1280 330" aria-hidden="true">
      <path className="stroke-slate" strokeWidth="4" d={posts.map(({ x, y }) => `M${x} ${y}V330`).join("")} />
      <path className="stroke-amber" fill="none" strokeWidth="24" d="M-640 569L640 34 1920 569" />
      <g className="fill-chalk stroke-slate" strokeWidth="7">
        {posts.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="21" />
        ))}
      </g>
    </svg>
  );
}

export function Promises() {
  return (
    <section
      className="jobsite pt-[clamp(1.75rem,9vw,8rem)] pb-[clamp(2.75rem,8.4vw,7.5rem)]"
      aria-labelledby="promises"
    >
      <h2 id="promises" className="roof-title mb-6 lg:mb-24">
        Three promises, in writing.
      </h2>
      <ul className="grid gap-3.5 lg:grid-cols-3 lg:gap-7">
        {promises.map(([title, text], index) => (
          <li
            key={title}
            className={index === 1 ? "bg-amber p-[min(2rem,6vw)] lg:-mt-11" : "bg-haze p-[min(2rem,6vw)]"}
          >
            <h3 className="mb-2 font-roof text-[1.9rem] leading-none font-black">{title}</h3>
            <p className="leading-[1.45]">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
