import { houseMap } from "../drawings/house-map.mjs";
import { cover, each, grain, photo, pill, shade } from "../kit.mjs";

/** The house guide's places, and where their pins stand on its map. */
const places = [
  ["1", "You are here", "Wi-Fi: GullHouse, password sandyfeet22"],
  ["2", "Coffee at Pier Nine", "Opens at 7, try the salt bun"],
  ["3", "Bread and milk", "Corner shop, open until 10"],
  ["4", "Beach, four minutes", "Towels and umbrella are in the hall"],
  ["5", "Bus 12 to town", "Every half hour, $2, until 11"],
];
const pins = [
  [392, 486],
  [206, 392],
  [570, 448],
  [322, 714],
  [734, 566],
];

const place = ([number, name, words]) => `
  <div class="l"><i>${number}</i><div><b>${name}</b>${words}</div></div>`;
const pin = ([left, top], index) => `<div class="n" style="left:${left}px;top:${top}px">${index + 1}</div>`;

export default [
  {
    slug: "bright-room",
    title: "Brighter living room",
    badge: "Before/After",
    line: "Listing photo, decluttered, straightened and relit",
    format: "pair",
    before: cover("room-before"),
    after: cover("room-after"),
  },
  {
    slug: "slow-stay-story",
    title: "Slow Stay story",
    badge: "Story set",
    line: "First frame of a three-part story for a guest house",
    format: "story",
    css: `
      body { background: #e9dcc6; color: #3b2b20 }
      h1 { font: 380 104px/.9 Fraunces; font-variation-settings: 'SOFT' 100; letter-spacing: -.045em }
      h1 i { font-weight: 300; color: #b9552e }`,
    html: `
      <div class="abs" style="left: 32px; right: 32px; top: 22px; display: grid; grid-template-columns: repeat(3,1fr);
          gap: 8px">
        <b style="height: 4px; border-radius: 2px; background: #3b2b20"></b>
        <b style="height: 4px; border-radius: 2px; background: rgba(59,43,32,.22)"></b>
        <b style="height: 4px; border-radius: 2px; background: rgba(59,43,32,.22)"></b>
      </div>
      <div class="abs" style="width: 620px; height: 620px; border-radius: 50%; background: #d9744a; left: 250px;
          top: 250px"></div>
      <h1 class="abs" style="left: 40px; top: 74px">Sleep in.<br><i>Stay</i> late.</h1>
      <div class="abs" style="left: 40px; right: 40px; top: 338px; height: 640px; border-radius: 300px 300px 0 0;
          overflow: hidden; box-shadow: 0 30px 60px rgba(90,50,20,.28)">
        ${cover("room-corner")}
      </div>
      <div class="abs" style="left: 70px; top: 884px; background: #fff9ee; border-radius: 18px; padding: 20px 26px;
          font: 600 21px/1.3 Figtree; box-shadow: 0 14px 34px rgba(70,40,15,.25)">
        The Marigold House<br>
        <span style="font-weight: 450; color: #7b6654">Sleeps 6, five minutes to the springs</span>
      </div>
      <div class="abs" style="left: 40px; right: 40px; bottom: 52px; display: flex; justify-content: space-between;
          align-items: center">
        <div style="font: 400 28px/1.22 Fraunces">Third night free<br>all of October</div>
        ${pill("See dates", "#2f4a4f", "#fff4e2", "600 22px Figtree", "22px 34px")}
      </div>
      ${grain(0.14)}`,
  },
  {
    slug: "house-guide",
    title: "House guide",
    badge: "Guest guide",
    line: "Welcome sheet: Wi-Fi, coffee, the way to the beach",
    format: "menu",
    css: `
      body { background: #fbf3e3; color: #16424a }
      .n { position: absolute; width: 46px; height: 46px; margin: -23px; border-radius: 50%; background: #e2543a;
        color: #fff; display: grid; place-content: center; font: 700 23px Bricolage; box-shadow: 0 0 0 6px #fbf3e3 }
      .l { display: grid; grid-template-columns: 40px 1fr; gap: 14px; font: 500 19px/1.36 Bricolage; color: #2c5a61 }
      .l b { display: block; font: 400 25px/1.1 'Young Serif'; color: #16424a; margin-bottom: 3px }
      .l i { width: 36px; height: 36px; border-radius: 50%; background: #e2543a; color: #fff; display: grid;
        place-content: center; font: 700 18px Bricolage }`,
    html: `
      <div class="abs" style="left: 56px; right: 56px; top: 50px; font: 400 92px/.94 'Young Serif';
          letter-spacing: -.035em">
        Welcome to<br>Gull House
      </div>
      <div class="abs" style="right: 56px; top: 62px; width: 200px; text-align: right; font: 500 19px/1.4 Bricolage">
        Key box 4417<br>Check out by 11<br>Ines, 555-0164
      </div>
      <svg class="abs" viewBox="0 0 849 560" style="left: 0; top: 262px; width: 849px; height: 560px">
        ${houseMap}
      </svg>
      ${each(pins, pin)}
      <div class="abs" style="left: 56px; right: 56px; top: 862px; display: grid; grid-template-columns: 1fr 1fr;
          gap: 20px 44px">
        ${each(places, place)}
        <div class="l">
          <i style="background: #16424a">!</i>
          <div><b>One favor</b>Please rinse the sand off outside</div>
        </div>
      </div>
      ${grain(0.14)}`,
  },
  {
    slug: "pool-weekend",
    title: "Pool weekend post",
    badge: "Social post",
    line: "Last-minute dates for a house with a pool",
    format: "post",
    css: `body { background: #2fb4cb; color: #fff }`,
    html: `
      ${cover("pool")}
      <svg class="fill" viewBox="0 0 1200 1200">
        <defs>
          <path id="ra" d="M600 600m-470 0a470 470 0 0 1 940 0"/>
          <path id="rb" d="M600 600m-536 0a536 536 0 0 0 1072 0"/>
        </defs>
        <g fill="#fff" style="filter: drop-shadow(0 6px 18px rgba(0,60,80,.35))">
          <text style="font: 800 112px Syne; letter-spacing: -.01em" text-anchor="middle">
            <textPath href="#ra" startOffset="50%">Last two nights</textPath>
          </text>
          <text style="font: 800 104px Syne; letter-spacing: 0" text-anchor="middle">
            <textPath href="#rb" startOffset="50%">Friday to Sunday</textPath>
          </text>
        </g>
      </svg>
      <div class="abs" style="left: 400px; top: 500px; width: 400px; text-align: center;
          text-shadow: 0 3px 16px rgba(0,60,80,.55)">
        <div style="font: 800 82px/.9 Syne; letter-spacing: -.04em">$310</div>
        <div style="font: 600 27px/1.3 Outfit; margin-top: 12px">for both nights,<br>sleeps four</div>
      </div>
      <div class="abs" style="left: 54px; bottom: 48px; font: 600 26px Outfit">Casa Palmera</div>
      <div class="abs" style="right: 54px; bottom: 48px; font: 600 26px Outfit">Message us to book</div>
      ${grain(0.1)}`,
  },
  {
    slug: "made-bed",
    title: "Made bed",
    badge: "Photo edit",
    line: "Wrinkled bed photo made crisp",
    format: "pair",
    before: cover("bed-messy"),
    after: cover("bed-made", "50% 50%", "filter:brightness(1.13) saturate(1.05)"),
  },
  {
    slug: "cover-banner",
    title: "Pelican House cover",
    badge: "Web banner",
    line: "Header for a host page: the name, the place, the offer",
    format: "banner",
    css: `body { background: #ece2d2; color: #123f4a }`,
    html: `
      ${cover("breakfast", "50% 100%", "filter:saturate(1.08) contrast(1.04)")}
      ${shade("linear-gradient(90deg,rgba(244,233,214,.62) 20%,transparent 44%)")}
      <div class="abs" style="left: 56px; top: 32px; font: 500 22px Jost">Cedar Key, Florida. Sleeps six.</div>
      <div class="abs" style="left: 51px; top: 66px; font: 400 106px/.88 Gloock; letter-spacing: -.035em">
        Pelican<br>House
      </div>
      <div class="abs" style="left: 56px; top: 270px; font: 500 25px/1.3 Jost">Breakfast faces the Gulf.</div>
      <div class="abs" style="left: 56px; bottom: 24px; display: flex; gap: 22px; align-items: center">
        ${pill("See open dates", "#123f4a", "#fdf3e2", "600 20px Jost", "15px 26px")}
        <span style="font: 600 20px/1.25 Jost; color: #3a2412">Fourth night free,<br>Sunday to Thursday</span>
      </div>
      ${grain(0.1)}`,
  },
];
