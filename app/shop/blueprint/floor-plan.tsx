const doors = [
  { room: "Call", when: "You miss a call.", what: "Get the text to send back and the question to ask." },
  {
    room: "Calendar",
    when: "A customer wants a time.",
    what: "Offer open times without showing your whole calendar.",
  },
  {
    room: "Visit",
    when: "The visit is tomorrow.",
    what: "Send the reminder, and know what to write when the customer reschedules.",
  },
  { room: "Estimate", when: "Nobody answers your estimate.", what: "Follow up politely until it’s a yes or a no." },
  { room: "Review", when: "The job is done.", what: "Ask for the review the same day." },
];

export function FloorPlan() {
  return (
    <section className="on-palm py-sec" aria-labelledby="rooms">
      <div className="wrap">
        <header className="grid grid-cols-1 items-end gap-x-(--offer-gap) gap-y-5 lg:grid-cols-2">
          <h2 id="rooms" className="max-w-[10em] text-1">
            Five places you lose customers. Fix one this week.
          </h2>
          <p className="max-w-[40ch] text-lead text-palm-2">
            Each one is a door customers walk out of. The Blueprint shows you which one to automate first, what to say,
            and how to build it with tools you may already have.
          </p>
        </header>
        <div className="mt-[clamp(2.5rem,4vw,4rem)] grid grid-cols-1 gap-x-(--offer-gap) gap-y-10 lg:grid-cols-2 lg:items-start">
          <Plan />
          <ol className="border-t-2">
            {doors.map(({ room, when, what }, index) => (
              <li key={room} className="border-b border-palm-rule pt-4 pb-4.5 last:border-0">
                <h3>
                  <span className="mr-[.3em] text-sun">Door {index + 1}</span> {room}
                </h3>
                <p className="mt-1.5 max-w-[46ch] text-palm-2">
                  <b className="font-semibold text-palm-ink">{when}</b> {what}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const leaves = [
  { leaf: "M0 440h96a96 96 0 0 1-96 96z", x: 34, y: 486 },
  { leaf: "M80 344v-96a96 96 0 0 1 96 96z", x: 114, y: 328 },
  { leaf: "M387 80h96a96 96 0 0 1-96 96z", x: 421, y: 126 },
  { leaf: "M656 258h-96a96 96 0 0 0 96 96z", x: 622, y: 304 },
  { leaf: "M503 450v96a96 96 0 0 1-96-96z", x: 469, y: 496 },
];

function Plan() {
  return (
    <svg
      className="w-full max-w-[46rem] overflow-visible"
      viewBox="0 0 760 640"
      role="img"
      aria-label="Floor plan of a business with five rooms in a row: call, calendar, visit, estimate, review. A numbered door leads into each."
    >
      <path className="fill-pink" d="M0 358h243v282H0z" />
      <path className="fill-sun" d="M0 0h373v258h130v86H0z" />
      <path className="fill-frond" d="M387 0h373v244H387z" />
      <path className="fill-(--light-leaf)" d="M517 258h243v382H517z" />
      <path className="fill-hot" d="M257 358h246v282H257z" />
      <path
        className="fill-palm-ink"
        d="M-14 440H0v96h-14zM80 343h96v16H80zM372 80h16v96h-16zM560 243h96v16h-96zM502 450h16v96h-16z"
      />
      {leaves.map(({ leaf, x, y }, index) => (
        <g key={leaf}>
          <path className="fill-palm" d={leaf} />
          <text className="offer-door" x={x} y={y} textAnchor="middle">
            {index + 1}
          </text>{" "}
        </g>
      ))}
      <g className="offer-room">
        <text x="24" y="608">
          Call
        </text>{" "}
        <text x="24" y="62">
          Calendar
        </text>{" "}
        <text x="411" y="62">
          Visit
        </text>{" "}
        <text className="fill-palm-ink" x="541" y="608">
          Estimate
        </text>{" "}
        <text x="281" y="608">
          Review
        </text>{" "}
      </g>
    </svg>
  );
}
