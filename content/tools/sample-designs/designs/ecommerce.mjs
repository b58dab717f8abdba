import { solenaLabel } from "../drawings/solena-label.mjs";
import { cover, each, grain, img, photo, pill, shade } from "../kit.mjs";

const mugs = [
  ["oat", "Oat", 0, 0, "#5b4224"],
  ["rust", "Rust", 600, 0, "#6b230d"],
  ["moss", "Moss", 0, 600, "#29351d"],
  ["night", "Night", 600, 600, "#10233a"],
];

const mug = ([name, word, left, top, color]) => `
  <div class="q" style="left:${left}px;top:${top}px;background-image:url(${photo(`mug-${name}`)});color:${color}">
    <span style="${top ? "bottom:36px" : "top:36px"}">${word}</span>
  </div>`;

export default [
  {
    slug: "desk-to-store",
    title: "Desk to store",
    badge: "Background removed",
    line: "Phone snap cut out and set on store white",
    format: "pair",
    before: `
      ${cover("bottle-desk")}
      ${solenaLabel({ x: 474, y: 418, width: 250, height: 214, sag: [4, 10], paper: "url(#lamplight)" })}
      <svg class="abs" width="0" height="0">
        <linearGradient id="lamplight">
          <stop offset="0" stop-color="#ae977d"/>
          <stop offset=".5" stop-color="#a69889"/>
          <stop offset="1" stop-color="#857e7e"/>
        </linearGradient>
      </svg>
      ${grain(0.16)}`,
    after: `
      ${shade("radial-gradient(90% 70% at 50% 42%,#fff 30%,#eef0ef 100%)")}
      <div class="abs" style="left: 448px; top: 684px; width: 304px; height: 38px; border-radius: 50%;
          background: rgba(40,24,14,.42); filter: blur(16px)"></div>
      <div class="abs" style="left: 486px; top: 688px; width: 228px; height: 18px; border-radius: 50%;
          background: rgba(30,14,4,.6); filter: blur(7px)"></div>
      ${img("bottle-cut", "position:absolute;left:216px;top:-124px;height:960px")}
      ${solenaLabel({ x: 476, y: 416, width: 250, height: 214, sag: [4, 12], paper: "#e4e3e0" })}`,
  },
  {
    slug: "serum-ad",
    title: "Solena launch ad",
    badge: "Paid ad",
    line: "Square product ad for a vitamin C serum",
    format: "ad",
    css: `body { background: #efc9b8; color: #4a2212 }`,
    html: `
      <div class="abs" style="left: 0; top: -160px; width: 1520px; height: 1520px;
          background: url(${photo("bottle")}) center/cover"></div>
      ${solenaLabel({ x: 546, y: 601, width: 341, height: 275, sag: [10, 21], paper: "#e9e6e1" })}
      <div class="abs" style="left: 70px; top: 64px; font: 400 36px Gloock">Solena</div>
      <div class="abs" style="left: 62px; top: 190px; font: 400 150px/.88 Gloock; letter-spacing: -.035em">
        Glow,<br>bottled.
      </div>
      <div class="abs" style="left: 72px; top: 486px; width: 380px; font: 450 26px/1.4 Jost">
        15% vitamin C, mixed cold<br>in small batches each week.
      </div>
      <div class="abs" style="left: 70px; bottom: 104px; display: flex; align-items: center; gap: 26px">
        ${pill("Try it for $24", "#4a2212", "#ffeadd", "500 26px Jost", "24px 38px")}
      </div>
      ${grain(0.12)}`,
  },
  {
    slug: "studio-headphones",
    title: "Studio headphones",
    badge: "Product photo",
    line: "Tone-on-tone hero for a product page",
    format: "photo",
    html: `
      ${cover("headphones")}
      ${grain(0.1)}`,
  },
  {
    slug: "unboxing-email",
    title: "Unboxing email",
    badge: "Email",
    line: "Welcome email with ten percent off",
    format: "email",
    css: `body { background: #e9b39a; color: #4a2212 }`,
    html: `
      <div class="abs" style="left: 0; right: 0; top: 0; height: 900px;
          background: url(${photo("unbox")}) 50% 0/cover"></div>
      ${solenaLabel({ x: 210, y: 494, width: 120, height: 99, sag: [3, 7], paper: "#dad1c8", turn: -13.6 })}
      <div class="abs" style="left: 440px; top: 402px; width: 180px; text-align: center;
          font: 400 37px/.95 Sacramento; color: #6b3a24; transform: rotate(14.5deg)">
        Thank you,<br>Ada
      </div>
      <div class="abs" style="left: 376px; top: 340px; width: 100px; text-align: center; font: 400 24px/1 Gloock;
          color: rgba(255,236,220,.72); transform: rotate(-9deg)">
        Solena
      </div>
      <div class="abs" style="left: 0; right: 0; bottom: 0; height: 342px; background: #f9efe3;
          border-radius: 40px 40px 0 0"></div>
      <div class="abs" style="left: 150px; width: 500px; top: 66px; text-align: center; font: 400 76px/.92 Rozha;
          letter-spacing: -.02em; color: #4a2212">
        Hello,<br>inside.
      </div>
      <div class="abs" style="left: 56px; top: 906px; font: 400 118px/.86 Rozha; letter-spacing: -.03em;
          color: #b9552e">
        10% off
      </div>
      <div class="abs" style="left: 58px; top: 1024px; width: 420px; font: 500 24px/1.42 Outfit">
        your next Solena order, until the end of May. The code is HELLO10.
      </div>
      <div class="abs" style="right: 56px; top: 1040px; background: #4a2212; color: #ffeadd; font: 600 24px Outfit;
          padding: 24px 36px; border-radius: 99px">
        Use it now
      </div>
      ${grain(0.1)}`,
  },
  {
    slug: "four-glazes",
    title: "One mug, four glazes",
    badge: "Product photos",
    line: "Four colors, lit and framed the same way",
    format: "post",
    css: `
      .q { position: absolute; width: 600px; height: 600px; background-size: cover; background-position: 50% 58% }
      .q span { position: absolute; left: 40px; font: 400 46px/1 'Young Serif' }`,
    html: `
      ${each(mugs, mug)}
      <div class="abs" style="left: 492px; top: 492px; width: 216px; height: 216px; border-radius: 50%;
          background: #fbf5ea; color: #3a2a1c; display: grid; place-content: center; text-align: center;
          box-shadow: 0 14px 40px rgba(50,30,10,.22)">
        <span style="font: 400 72px/1 'Young Serif'; letter-spacing: -.03em">$28</span>
        <span style="font: 500 20px/1.25 Figtree; margin-top: 6px">Hollow Kiln<br>12 oz</span>
      </div>
      ${grain(0.1)}`,
  },
  {
    slug: "autumn-candles",
    title: "Autumn candles",
    badge: "Web banner",
    line: "Collection banner for a candle shop",
    format: "banner",
    css: `body { background: #1a0d08; color: #fbe3c0 }`,
    html: `
      <div class="abs" style="right: 0; top: 0; bottom: 0; width: 1080px;
          background: url(${photo("candles")}) 100% 60%/cover"></div>
      ${shade("linear-gradient(90deg,#190c07 16%,rgba(25,12,7,.75) 36%,transparent 56%)")}
      <div class="abs" style="left: 54px; top: 44px; font: italic 500 94px/.94 Playfair; letter-spacing: -.03em">
        Dark by five,<br>lit by six.
      </div>
      <div class="abs" style="left: 58px; bottom: 46px; display: flex; gap: 26px; align-items: center">
        <span style="background: #f0a24a; color: #2a1208; font: 700 20px 'DM Sans'; padding: 18px 28px;
            border-radius: 6px">
          Shop autumn
        </span>
        <span style="font: 500 20px/1.35 'DM Sans'; color: #e9c9a2">Three jars for $72,<br>forty hours each</span>
      </div>
      ${grain(0.16)}`,
  },
];
