const point = (radius: number, turn: number) => {
  const angle = 2 * Math.PI * turn;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};

interface DialProps {
  /** Must match the text beside it: 12 for an hour, 7 for a week, 24 for a day. */
  wedges: number;
  /** Number of filled wedges, clockwise from the top. All by default. */
  on?: number;
  /** Instead of `on`: a fill class for each wedge. */
  tones?: readonly string[];
  rim?: string;
  className?: string;
}

/** A circle of wedges. Hidden from screen readers: the text beside it says the number. */
export function Dial({ wedges, on = wedges, tones, rim, className = "w-full fill-leaf" }: DialProps) {
  const drawn = listWedges(wedges, rim ? 44 : 49);
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true">
      {rim ? <circle className={rim} r={48} fill="none" strokeWidth={3.5} /> : null}
      {tones
        ? mergeAdjacentWedges(drawn, tones).map(({ tone, d }) => <path key={d} className={tone} d={d} />)
        : drawn.map((d, index) => <path key={d} d={d} opacity={index < on ? undefined : 0.22} />)}
    </svg>
  );
}

/** Wedges beside each other with the same class become one path, which keeps the HTML of the order page short. */
function mergeAdjacentWedges(drawn: string[], tones: readonly string[]): { tone: string; d: string }[] {
  const joined: { tone: string; d: string }[] = [];
  for (const [index, d] of drawn.entries()) {
    const [tone = "", last] = [tones[index], joined.at(-1)];
    if (last?.tone === tone) last.d += d;
    else joined.push({ tone, d });
  }
  return joined;
}

/** On a clock face each of the 12 wedges is five minutes of an hour. */
export const countWedges = (minutes: number): number => Math.min(12, Math.ceil(minutes / 5));

/** Cached, because drawing the dials of the order page again for each visitor took 3% of its time. */
const cachedWedges = new Map<string, string[]>();

function listWedges(count: number, radius: number): string[] {
  const key = `${count} ${radius}`;
  const wedges = cachedWedges.get(key) ?? Array.from({ length: count }, (_, index) => drawWedge(index, count, radius));
  cachedWedges.set(key, wedges);
  return wedges;
}

function drawWedge(index: number, count: number, radius: number): string {
  const gap = Math.min(0.008, 0.12 / count);
  const from = index / count + gap / 2;
  const to = (index + 1) / count - gap / 2;
  const large = to - from > 0.5 ? 1 : 0;
  return `M${point(13, from)}L${point(radius, from)}A${radius} ${radius} 0 ${large} 1 ${point(radius, to)}L${point(13, to)}z`;
}

export function BusyDial({ className = "size-6 stepping" }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <circle
        cx="20"
        cy="20"
        r="10"
        fill="none"
        stroke="currentColor"
        strokeWidth="20"
        pathLength="80"
        strokeDasharray="7 3"
      />
    </svg>
  );
}
