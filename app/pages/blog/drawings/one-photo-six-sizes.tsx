import { type Drawing, white } from "../drawing";

const windows = [
  { x: 20, y: 20, w: 72, h: 104, paper: "fill-pink", sun: [46, 34, 20], hill: "M0 104L30 54l14 21 9-10L72 104z" },
  { x: 104, y: 20, w: 104, h: 104, paper: "fill-frond", sun: [64, 38, 24], hill: "M0 104L44 54l21 21 12-10L104 104z" },
  { x: 220, y: 20, w: 80, h: 148, paper: "fill-pink", sun: [44, 50, 24], hill: "M0 148L34 77l16 30 10-15L80 148z" },
  { x: 20, y: 136, w: 124, h: 32, paper: "fill-pink", sun: [80, 12, 14], hill: "M0 32L52 17l25 6 15-3L124 32z" },
  { x: 156, y: 136, w: 52, h: 32, paper: "fill-frond", sun: [34, 11, 8], hill: "M0 32L20 14l11 7 6-3L52 32z" },
  { x: 20, y: 180, w: 280, h: 20, paper: "fill-frond", sun: [170, 8, 9], hill: "M0 20L118 10l56 4 34-2L280 20z" },
];

export const drawing: Drawing = {
  ground: "fill-sun",
  disk: "fill-pink",
  banner: "translate(1031 66) scale(1.216)",
  art: (
    <>
      <path className={white} d="M23 7h274v186H23z" />
      <g transform="translate(19.4 3) scale(.88)">
        {windows.map(({ x, y, w, h, paper, sun: [cx, cy, r], hill }) => (
          <svg key={x + y} x={x} y={y} width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
            <path className={paper} d={`M0 0h${w}v${h}H0z`} />
            <circle className="fill-sun" cx={cx} cy={cy} r={r} />
            <path className="fill-cut" d={hill} />
          </svg>
        ))}
      </g>
    </>
  ),
};
