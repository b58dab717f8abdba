import { type Drawing, white } from "../drawing";

function Phone() {
  return (
    <>
      <path className="fill-on-bright" d="M0 0h214v388H0z" />
      <path className={white} d="M18 28h178v322H18z" />
      <path className="fill-frond" d="M36 56h112v58H90l-24 24v-24H36zM36 288h84v34H36z" />
      <path className="fill-sun" d="M178 174H66v58h64l24 24v-24h24z" />
      <path className="fill-on-bright" d="M52 72h78v8H52zM52 90h50v8H52zM82 190h78v8H82zM82 208h58v8H82z" />
      <circle className="fill-hot" cx="214" cy="6" r="40" />
      <path className="fill-on-bright" d="M206-16h16v26h-16zM206 16h16v12h-16z" />
    </>
  );
}

export const drawing: Drawing = {
  ground: "fill-pink",
  disk: "fill-sun",
  art: (
    <>
      <g transform="translate(14 31) scale(.56)">
        <path className="fill-frond" d="M0 0h250v104H130l-44 44v-44H0z" />
        <path className="fill-on-bright" d="M32 30h170v14H32zM32 60h110v14H32z" />
      </g>
      <g transform="translate(171 31) scale(.571)">
        <Phone />
      </g>
    </>
  ),
  front: (
    <>
      <path className="fill-pink" d="M0 0h1312v680H0z" />
      <circle className="fill-sun" cx="640" cy="410" r="250" />
      <path className="fill-cut" d="M0 410h1312v270H0z" />
      <path className="fill-sun" d="M500 452h280v18H500zM540 500h200v18H540zM580 548h120v18H580z" />
      <g transform="translate(130 100) scale(1.24)">
        <Phone />
      </g>
    </>
  ),
};
