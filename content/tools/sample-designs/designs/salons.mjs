import { cover, each, grain, photo, pill, shade } from "../kit.mjs";

/** Extends the backdrop of an upright photograph to both sides of a wide page by repeating its outermost columns. */
const wide = (name) => `
  ${backdrop(name, "left")}
  ${backdrop(name, "right")}
  <div class="abs" style="left: 280px; top: 0; width: 640px; height: 800px;
      background: url(${photo(name)}) 50% 50%/640px auto;
      -webkit-mask-image: linear-gradient(90deg,transparent,#000 90px,#000 calc(100% - 90px),transparent)"></div>`;
const backdrop = (name, side) => `
  <div class="abs" style="${side}: -40px; top: -40px; width: 460px; height: 880px;
      background: url(${photo(name)}) ${side} 50%/30000px 853px no-repeat; filter: blur(12px)"></div>`;

const prices = [
  [
    "Hands",
    [
      ["Manicure", 34],
      ["Gel color", 48],
      ["French or chrome", 56],
      ["Removal and care", 22],
    ],
  ],
  [
    "Feet",
    [
      ["Pedicure", 46],
      ["Gel pedicure", 60],
      ["Sole and heel", 28],
      ["Ten quiet minutes", 15],
    ],
  ],
  [
    "Hair",
    [
      ["Cut and dry", 72],
      ["Root color", 88],
      ["Blow-dry", 44],
    ],
  ],
  [
    "Face",
    [
      ["Brows", 24],
      ["Lash lift", 68],
      ["Evening makeup", 75],
    ],
  ],
];

const priceGroup = ([name, rows]) => `<div><h2>${name}</h2>${each(rows, priceRow)}</div>`;
const priceRow = ([service, price]) => `<div class="r"><span>${service}</span><b>$${price}</b></div>`;

export default [
  {
    slug: "catalog-retouch",
    title: "Catalog retouch",
    badge: "Before/After",
    line: "Dull product shot made clean",
    format: "pair",
    before: `
      ${wide("lip-dull")}
      <div class="abs" style="left: -40px; top: 650px; width: 540px; height: 36px;
          background: linear-gradient(90deg,#a8acad 70%,transparent); filter: blur(7px)"></div>`,
    after: wide("lip-clean"),
  },
  {
    slug: "chrome-nails-story",
    title: "Chrome nails story",
    badge: "Story set",
    line: "Look of the week, first of three frames",
    format: "story",
    css: `body { background: #8d6fd0; color: #fff }`,
    html: `
      ${cover("chrome", "50% 100%")}
      <div class="fill" style="background: linear-gradient(180deg,#7a58c4 0,rgba(122,88,196,.9) 19%,transparent 31%,
          transparent 72%,rgba(42,20,96,.9))"></div>
      <div class="abs" style="left: 30px; top: 92px; font: 800 93px/.92 Syne; letter-spacing: -.055em; color: #fff;
          white-space: nowrap" data-fit>
        Chrome<br>nails
      </div>
      <div class="abs" style="left: 36px; top: 38px; right: 36px; display: flex; justify-content: space-between;
          font: 600 21px Manrope">
        <span>Maison Vela</span>
        <span>Look of the week</span>
      </div>
      <div class="abs" style="left: 36px; right: 36px; bottom: 50px; display: flex; justify-content: space-between;
          align-items: end">
        <div style="font: 600 27px/1.3 Manrope">Gel base, mirror dust,<br>three weeks of shine</div>
        ${pill("$56, book", "#17131f", "#fff", "700 24px Manrope", "22px 30px")}
      </div>
      ${grain(0.16)}`,
  },
  {
    slug: "lip-bar-post",
    title: "Lip Bar night",
    badge: "Social post",
    line: "Launch post for a lip color night",
    format: "flyer",
    css: `body { background: #9d2c46; color: #fff }`,
    html: `
      <div class="abs cover" style="background: url(${photo("lipstick")}) 50% 100%/100% auto"></div>
      <div class="fill" style="background: linear-gradient(180deg,rgba(92,10,34,.55) 0,rgba(110,18,44,.2) 30%,
          transparent 44%,transparent 68%,rgba(64,6,24,.94) 97%)"></div>
      <div class="abs" style="left: 0; right: 0; top: 52px; text-align: center; font: 400 25px Jost;
          letter-spacing: .02em">
        Maison Vela Salon
      </div>
      <div class="abs" style="left: -10px; right: -10px; top: 100px; text-align: center;
          font: italic 420 206px/.84 Bodoni; letter-spacing: -.045em">
        The Lip<br><span style="font-style: normal">Bar</span>
      </div>
      <div class="abs" style="left: 56px; right: 56px; bottom: 50px; display: grid; grid-template-columns: 1fr auto;
          align-items: end">
        <div style="font: italic 400 40px/1.12 Bodoni">Find your red.<br>Drinks are on us.</div>
        <div style="font: 400 23px/1.5 Jost; text-align: right">Friday, 7 to 9 pm<br>Book a chair: 555-0136</div>
      </div>
      ${grain(0.14)}`,
  },
  {
    slug: "price-list",
    title: "Price list",
    badge: "Menu",
    line: "Services and prices for the counter and the site",
    format: "menu",
    css: `
      body { background: #f6e9e3; color: #4a141f }
      h2 { font: 400 50px/1 Italiana; margin-bottom: 14px }
      .r { display: flex; justify-content: space-between; align-items: baseline; font: 450 21px/1 Figtree;
        padding: 13px 0; border-bottom: 1.2px solid rgba(74,20,31,.2) }
      .r b { font: 500 21px/1 Figtree; font-variant-numeric: lining-nums tabular-nums }`,
    html: `
      <div class="abs" style="left: 0; right: 0; top: 0; height: 500px;
          background: url(${photo("polish")}) 50% 74%/cover"></div>
      <div class="abs" style="left: 0; right: 0; top: 380px; height: 122px;
          background: linear-gradient(180deg,transparent,#f6e9e3)"></div>
      <div class="abs" style="left: 0; right: 0; top: 22px; text-align: center; font: 400 86px/1 Italiana">
        Maison Vela
      </div>
      <div class="abs" style="left: 64px; right: 64px; top: 540px; display: grid; grid-template-columns: 1fr 1fr;
          gap: 40px 56px">
        ${each(prices, priceGroup)}
      </div>
      <div class="abs" style="left: 64px; right: 64px; bottom: 50px; display: flex; justify-content: space-between;
          font: 500 19px Figtree">
        <span>Tuesday to Saturday, 9 to 7</span>
        <span>555-0136, maisonvela.example</span>
      </div>
      ${grain(0.12)}`,
  },
  {
    slug: "bridal-trial",
    title: "Bridal trial flyer",
    badge: "Flyer",
    line: "Bridal hair and makeup, trial appointment",
    format: "flyer",
    css: `body { background: #efe3d3; color: #5a3423 }`,
    html: `
      ${cover("pearls", "50% 100%")}
      ${shade("linear-gradient(180deg,rgba(255,248,238,.55),transparent 30%,transparent 78%,rgba(247,233,216,.9) 96%)")}
      <div class="abs" style="left: 0; right: 0; top: 46px; text-align: center; font: 600 28px Cormorant">
        Maison Vela
      </div>
      <div class="abs" style="left: 0; right: 0; top: 104px; text-align: center; font: 400 214px/.82 Allura;
          color: #6d3d2b">
        The<br>rehearsal
      </div>
      <div class="abs" style="left: 64px; right: 64px; bottom: 52px; display: flex; justify-content: space-between;
          align-items: end">
        <div style="font: 600 46px/1.06 Cormorant">Bridal hair and makeup,<br>two-hour trial, $140</div>
        <div style="font: 600 27px/1.35 Cormorant; text-align: right">Tuesdays and Thursdays<br>555-0136</div>
      </div>
      ${grain(0.12)}`,
  },
  {
    slug: "gift-card-banner",
    title: "Gift card banner",
    badge: "Web banner",
    line: "Holiday gift cards for a salon",
    format: "banner",
    css: `body { background: #4a1722; color: #fbe6cf }`,
    html: `
      ${cover("giftcards")}
      ${shade("linear-gradient(90deg,rgba(52,12,22,.82) 18%,rgba(52,12,22,.3) 38%,transparent 48%)")}
      <div class="abs" style="left: 54px; top: 52px; font: 500 84px/.96 Playfair; letter-spacing: -.03em">
        Wrap up<br>an hour off.
      </div>
      <div class="abs" style="left: 58px; bottom: 48px; display: flex; gap: 26px; align-items: center">
        ${pill("Send one, from $50", "#e8c47a", "#3a0f18", "600 20px Outfit", "18px 28px")}
        <span style="font: 400 20px/1.35 Outfit; color: #f0d3bd">By mail in a minute,<br>good for two years</span>
      </div>
      ${grain(0.14)}`,
  },
];
