
const star = "l4.4 9 9.9 1.4-7.2 7 1.7 9.8-8.8-4.6-8.8 4.6 1.7-9.8-7.2-7 9.9-1.4z";

/** `id` keeps the paths of two badges apart. */
export const clubBadge = (ink, hot, id) => `
  <svg viewBox="0 0 400 400" width="400">
    <defs>
      <path id="${id}a" d="M200 200m-138 0a138 138 0 0 1 276 0"/>
      <path id="${id}b" d="M200 200m-163 0a163 163 0 0 0 326 0"/>
    </defs>
    <circle cx="200" cy="200" r="192" fill="${ink}"/>
    <circle cx="200" cy="200" r="183" fill="none" stroke="#fff" stroke-width="3"/>
    <circle cx="200" cy="200" r="120" fill="#fff"/>
    <g fill="#fff" text-anchor="middle">
      ${onRing("IRONLINE", `${id}a`, 37)}
      ${onRing("STRENGTH CLUB", `${id}b`, 31)}
    </g>
    <path d="M49 206${star} M351 206${star}" fill="${hot}"/>
    <path d="M163 188C142 132 152 108 200 108S258 132 237 188" fill="none" stroke="${ink}" stroke-width="25"
        stroke-linecap="round"/>
    <path d="M157 288A66 66 0 1 1 243 288Q240 293 233 293H167Q160 293 157 288Z" fill="${ink}"/>
    <path d="M209 190l-37 54h26l-9 38 43-56h-27z" fill="${hot}"/>
  </svg>`;

const onRing = (words, path, size) =>
  `<text style="font:400 ${size}px Anton;letter-spacing:.1em"><textPath href="#${path}" startOffset="50%">${words}` +
  "</textPath></text>";
