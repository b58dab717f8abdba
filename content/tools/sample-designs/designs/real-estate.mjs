import { lakeSales } from "../drawings/lake-sales.mjs";
import { cover, each, grain, img, photo, pill } from "../kit.mjs";

/** Month, days from listing to offer, height and color of its bar. */
const months = [
  ["April", 38, 190, "#b9cfd3"],
  ["May", 29, 145, "#7fa9b0"],
  ["June", 19, 95, "#d9703f"],
];

const month = ([name, days, height, color]) => `
  <div style="text-align:center;font:600 19px/1 'DM Sans'">
    <span style="font:400 50px/1 'Instrument Serif'">${days}</span>
    <i style="display:block;height:${height}px;background:${color};border-radius:10px 10px 0 0;margin:8px 0 12px"></i>
    ${name}
  </div>`;

export default [
  {
    slug: "day-to-dusk",
    title: "Day to dusk",
    badge: "Before/After",
    line: "A flat daytime exterior becomes a twilight hero shot",
    format: "pair",
    before: cover("bungalow-dull"),
    after: cover("bungalow-dusk", "50% 50%", "filter:brightness(1.12) saturate(1.04)"),
  },
  {
    slug: "open-sunday",
    title: "Open Sunday story",
    badge: "Story set",
    line: "Open-house invitation for a listing",
    format: "story",
    css: `body { background: #20284f; color: #fff3e4 }`,
    html: `
      <div class="fill" style="background: url(${photo("house-story")}) 50% 100%/auto 104% no-repeat"></div>
      <div class="fill" style="background: linear-gradient(180deg,rgba(24,34,84,.72) 4%,rgba(40,48,110,.4) 30%,
          transparent 46%,transparent 76%,rgba(14,16,44,.92))"></div>
      <div class="abs" style="left: 40px; top: 52px; font: 600 21px Manrope">Harbor &amp; Fern Realty</div>
      <div class="abs" style="left: 34px; top: 96px; font: 400 322px/.84 'Abril Fatface'; letter-spacing: -.04em;
          color: #ffd9b0; white-space: nowrap">
        1–4
      </div>
      <div class="abs" style="left: 40px; top: 392px; font: 400 54px/1.05 'Abril Fatface'">Come in, Sunday.</div>
      <div class="abs" style="left: 40px; right: 40px; bottom: 56px; display: flex; justify-content: space-between;
          align-items: end">
        <div style="font: 500 23px/1.45 Manrope">
          <span style="font: 400 38px/1.2 'Abril Fatface'">18 Heron Lane</span><br>Cold drinks by the pool
        </div>
        ${pill("Add to calendar", "#ffd9b0", "#20284f", "700 21px Manrope", "20px 28px")}
      </div>
      ${grain(0.12)}`,
  },
  {
    slug: "just-listed",
    title: "Just listed: Heron Lane",
    badge: "Flyer",
    line: "Listing flyer with price, facts and agent strip",
    format: "flyer",
    css: `
      body { background: #f4efe6; color: #16302b }
      .fact { border-left: 1.5px solid #cbbfa8; padding-left: 20px }
      .fact b { display: block; font: 400 52px/1 Gloock }
      .fact span { font: 500 18px Manrope; color: #5b6c64 }`,
    html: `
      <div class="abs" style="left: 0; right: 0; top: 0; height: 742px; overflow: hidden;
          background: linear-gradient(180deg,#27366f 0,#5a5fa8 26%,#b788b4 50%,#f0a58a 68%,#ffd0a0 82%)">
        <div class="abs h" style="left: 46px; top: 90px; color: #ffe3cf; font: 400 204px/.8 Gloock;
            letter-spacing: -.04em; white-space: nowrap">
          Just listed
        </div>
        ${img("house-flyer", "position:absolute;left:-52px;bottom:-172px;width:1050px")}
      </div>
      <div class="abs" style="left: 56px; top: 48px; color: #fff; font: 700 22px Manrope; display: flex;
          align-items: center; gap: 12px">
        <svg width="30" viewBox="0 0 30 30">
          <path d="M3 27V12L15 3l12 9v15h-8v-9h-8v9z" fill="none" stroke="#fff" stroke-width="2.4"/>
        </svg>
        Harbor &amp; Fern Realty
      </div>
      <div class="abs" style="right: 0; top: 691px; background: #c9683c; color: #fff; padding: 22px 56px 22px 34px;
          font: 400 58px/1 Gloock">
        $1,240,000
      </div>
      <div class="abs" style="left: 56px; top: 790px; font: 400 78px/1 Gloock; letter-spacing: -.02em">
        18 Heron Lane
      </div>
      <div class="abs" style="left: 58px; top: 882px; font: 500 22px/1.5 Manrope; color: #44564f; width: 840px">
        Glass to the garden, a heated pool and a quiet street by the lake.
      </div>
      <div class="abs" style="left: 58px; right: 56px; top: 968px; display: grid;
          grid-template-columns: repeat(4,1fr)">
        <div class="fact"><b>4</b><span>bedrooms</span></div>
        <div class="fact"><b>3.5</b><span>baths</span></div>
        <div class="fact"><b>3,180</b><span>square feet</span></div>
        <div class="fact"><b>2024</b><span>built</span></div>
      </div>
      <div class="abs" style="left: 0; right: 0; bottom: 0; height: 118px; background: #16302b; color: #f4efe6;
          display: flex; align-items: center; justify-content: space-between; padding: 0 56px">
        <span style="font: 400 34px Gloock">Open house, Sunday 1 to 4</span>
        <span style="font: 500 21px/1.4 Manrope; text-align: right">
          Dana Whitlow, 555-0118<br><span style="color: #e7a07c">harborfern.example</span>
        </span>
      </div>
      ${grain(0.1)}`,
  },
  {
    slug: "lake-market-letter",
    title: "Lake market letter",
    badge: "Email",
    line: "Monthly numbers for one neighborhood",
    format: "email",
    css: `body { background: #eef1ee; color: #1e3a44 }`,
    html: `
      <div class="abs" style="left: 0; right: 0; top: 0; height: 540px;
          background: url(${photo("house-day")}) 50% 100%/860px auto no-repeat,linear-gradient(180deg,#5f7f9f,
          #7f9ab3 30%)"></div>
      <div class="abs" style="left: 0; right: 0; top: 0; height: 330px; background: linear-gradient(180deg,
          #2f74ad 10%,rgba(72,134,184,.82) 32%,rgba(150,190,215,.25) 78%,transparent)"></div>
      <div class="abs" style="left: 44px; top: 34px; color: #fff; font: 600 20px 'DM Sans'">
        Harbor &amp; Fern Realty
      </div>
      <div class="abs" style="left: 40px; top: 60px; color: #fff; font: 400 112px/.9 'Instrument Serif';
          letter-spacing: -.03em">
        June on the lake
      </div>
      <div class="abs" style="left: 0; right: 0; top: 488px; bottom: 0; background: #eef1ee;
          border-radius: 40px 40px 0 0"></div>
      <div class="abs" style="left: 44px; top: 524px; font: 400 140px/.9 'Instrument Serif'; letter-spacing: -.04em">
        $684k
      </div>
      <div class="abs" style="left: 380px; top: 548px; font: 500 22px/1.4 'DM Sans'; color: #4a636b">
        median price of the eleven homes<br>sold here, up 4% from last June
      </div>
      <div class="abs" style="left: 44px; top: 690px; width: 330px; height: 310px; display: grid;
          grid-template-columns: repeat(3,1fr); gap: 20px; align-items: end">
        ${each(months, month)}
      </div>
      <div class="abs" style="left: 44px; top: 1026px; font: 500 19px 'DM Sans'; color: #4a636b">
        days from listing to offer
      </div>
      <svg class="abs" viewBox="0 0 360 380" style="left: 416px; top: 664px; width: 338px">
        ${lakeSales}
      </svg>
      <div class="abs" style="left: 420px; top: 1026px; font: 500 19px 'DM Sans'; color: #4a636b">
        eleven sales around the water
      </div>
      <div class="abs" style="left: 0; right: 0; bottom: 0; height: 116px; background: #1e3a44; color: #fff;
          display: flex; align-items: center; justify-content: space-between; padding: 0 44px">
        <span style="font: 400 38px 'Instrument Serif'">What is yours worth now?</span>
        ${pill("Ask Dana", "#f3c79f", "#1e3a44", "700 20px 'DM Sans'", "20px 28px")}
      </div>
      ${grain(0.08)}`,
  },
  {
    slug: "sold-in-nine",
    title: "Sold in nine days",
    badge: "Social post",
    line: "Just-sold post for an agent",
    format: "post",
    css: `body { background: #1d4a6b; color: #f7ead2 }`,
    html: `
      <div class="fill" style="background: linear-gradient(rgba(255,255,255,.07) 2px,transparent 2px) 0 0/60px 60px,
          linear-gradient(90deg,rgba(255,255,255,.07) 2px,transparent 2px) 0 0/60px 60px,
          radial-gradient(80% 80% at 30% 20%,#2a6189,#173d5b)"></div>
      <svg class="fill" viewBox="0 0 1200 1200" fill="none" stroke="#cfe3ee" stroke-width="9" opacity=".5">
        <path d="M-40 180H420M560 180H1240M-40 180M180 180V560M180 680V1240M180 860H470M590 860H1240M820 180V470M820
            610V860M820 470H1240"/>
        <path d="M420 180a140 140 0 0 1 140 140V180M180 560a120 120 0 0 1 120 120H180M470 860a120 120 0 0 0 120 120
            V860M820 470a140 140 0 0 0-140 140H820" stroke-width="4"/>
        <path d="M900 1000h180v200M940 240h210v120H940zM240 960h140v160H240zM930 560h120v90H930z" stroke-width="4"/>
      </svg>
      <div class="abs" style="left: -66px; top: -250px; font: 400 1260px/1 Rozha; letter-spacing: -.04em;
          color: #f4c869">
        9
      </div>
      ${img(
        "keys",
        "position:absolute;left:350px;top:96px;width:900px;filter:drop-shadow(16px 26px 18px rgba(6,22,36,.55))",
      )}
      <div class="abs" style="left: 64px; bottom: 60px; font: 400 92px/.9 Rozha">Sold in<br>nine days</div>
      <div class="abs" style="right: 64px; bottom: 66px; text-align: right; font: 600 28px/1.4 Figtree">
        7 Larch Row, four offers<br>Dana Whitlow, 555-0118
      </div>
      ${grain(0.16)}`,
  },
  {
    slug: "empty-to-staged",
    title: "Empty to staged",
    badge: "Before/After",
    line: "Virtual staging of a bare room, same camera",
    format: "pair",
    before: cover("room-empty"),
    after: cover("room-staged"),
  },
];
