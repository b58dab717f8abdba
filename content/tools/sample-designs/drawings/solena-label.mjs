
/** The width that the sizes below are for. */
const FULL = 341;

/** `sag`: pixels by which the label's upper and lower edges curve down in the middle. */
export const solenaLabel = ({ x, y, width, height, sag: [sagTop, sagLow], paper, turn = 0 }) => {
  const ink = "#3a2417";
  const unit = width / FULL;
  /** `at`, `size`: where in the height and how large; `font` without its size. */
  const line = (at, size, words, [weight, face], spacing) => {
    const top = height * at;
    const sag = (sagTop + (sagLow - sagTop) * at) * 0.62;
    const id = `l${Math.round(x)}${Math.round(top)}`;
    const ends = top + sag * 0.4;
    return `
      <path id="${id}" d="M${width * 0.16} ${ends} Q${width / 2} ${top + sag * 1.5} ${width * 0.84} ${ends}"
        fill="none"/>
      <text fill="${ink}" text-anchor="middle"
        style="font:${weight} ${size * unit}px ${face};letter-spacing:${spacing}em"><textPath href="#${id}"
        startOffset="50%">${words}</textPath></text>`;
  };
  return `
    <svg class="abs" style="left:${x}px;top:${y}px;overflow:visible;transform:rotate(${turn}deg)"
        width="${width}" height="${height}">
      <rect x="${width * 0.1}" y="${height * 0.16}" width="${width * 0.8}" height="${height * 0.68}" fill="${paper}"
        style="filter:blur(${9 * unit}px)"/>
      ${line(0.25, 17, "No. 04", ["500", "Jost"], 0.1)}
      ${line(0.535, 82, "Solena", ["400", "Gloock"], -0.015)}
      ${line(0.67, 20, "vitamin C serum", ["500", "Jost"], 0.03)}
      <path d="M${width * 0.43} ${height * 0.765}h${width * 0.14}" stroke="#b5562c" stroke-width="${2 * unit}"
        transform="translate(0 ${sagLow * 0.55})"/>
      ${line(0.865, 16, "1 fl oz, 30 ml", ["500", "Jost"], 0.05)}
    </svg>`;
};
