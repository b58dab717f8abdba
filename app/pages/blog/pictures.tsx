import { Blade, Phone, type Picture, pictures } from "./drawings";

interface Of {
  /** The article's. */
  slug: string;
}

/** The picture beside a title. */
export function Cover({ slug }: Of) {
  const { ground, art, corner } = pictures[slug] as Picture;
  return (
    <svg className="size-full" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={ground} d="M0 0h320v200H0z" />
      {corner}
      {art}
    </svg>
  );
}

const bandLeaf = [400, 470, 420, 500, 390, 450, 360, 430];
const greens = ["fill-cut", "fill-leaf", "fill-frond"];

/** The same picture as wide as the page: a leaf, a disk, the ground, and what it is about at the right. */
export function Band({ slug }: Of) {
  const { ground, disk, art } = pictures[slug] as Picture;
  const leaf = greens.map((green) => (green === ground ? "fill-blade" : green));
  return (
    <svg className="size-full" viewBox="0 0 1440 520" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path className={ground} d="M0 0h1440v520H0z" />
      <circle className={disk} cx="560" cy="330" r="230" />
      <g transform="translate(0 330)">
        {bandLeaf.map((length, index) => (
          <Blade
            key={length}
            fill={leaf[index % leaf.length] as string}
            length={length}
            half={19}
            turn={92 + 12 * index}
          />
        ))}
      </g>
      <path className="fill-cut" d="M0 330h1440v190H0z" />
      <g transform="translate(830 12) scale(1.75)">{art}</g>
    </svg>
  );
}

const leadLeaf = [370, 400, 420, 500, 440, 470, 300, 450, 410];

/** The front page's picture: a telephone at seven in the evening. */
export function FrontPicture() {
  return (
    <svg className="size-full" viewBox="0 0 1312 680" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path className="fill-pink" d="M0 0h1312v680H0z" />
      <circle className="fill-sun" cx="640" cy="410" r="250" />
      <g transform="translate(1312 410)">
        {leadLeaf.map((length, index) => (
          <Blade
            key={length}
            fill={greens[(index + 1) % greens.length] as string}
            length={length}
            half={19}
            turn={22 + 8.5 * index}
          />
        ))}
      </g>
      <path className="fill-cut" d="M0 410h1312v270H0z" />
      <path className="fill-sun" d="M500 452h280v18H500zM540 500h200v18H540zM580 548h120v18H580z" />
      <g transform="translate(130 100) scale(1.24)">
        <Phone />
      </g>
    </svg>
  );
}
