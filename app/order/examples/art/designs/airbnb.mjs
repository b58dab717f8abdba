import { cover, grain, photo } from "../kit.mjs";

export default [
  {
    slug: "bright-room",
    format: "pair",
    title: "Brighter living room",
    badge: "Before/After",
    line: "Decluttered, straightened and re-lit listing photo",
    before: `${cover("room-before")}`,
    after: `${cover("room-after")}`,
  },
  {
    slug: "slow-stay-story",
    format: "story",
    title: "Slow Stay story",
    badge: "Story set",
    line: "First frame of a three-part story for a guest house",
    css: `body{background:#e9dcc6;color:#3b2b20}h1{font:380 104px/.9 Fraunces;font-variation-settings:'SOFT' 100;letter-spacing:-.045em}h1 i{font-weight:300;color:#b9552e}`,
    html: `<div class="abs" style="left:32px;right:32px;top:22px;display:grid;grid-template-columns:repeat(3,1fr);gap:8px"><b style="height:4px;border-radius:2px;background:#3b2b20"></b><b style="height:4px;border-radius:2px;background:rgba(59,43,32,.22)"></b><b style="height:4px;border-radius:2px;background:rgba(59,43,32,.22)"></b></div>
    <div class="abs" style="width:620px;height:620px;border-radius:50%;background:#d9744a;left:250px;top:250px"></div>
    <h1 class="abs" style="left:40px;top:74px">Sleep in.<br><i>Stay</i> late.</h1>
    <div class="abs" style="left:40px;right:40px;top:338px;height:640px;border-radius:300px 300px 0 0;overflow:hidden;box-shadow:0 30px 60px rgba(90,50,20,.28)"><div class="fill" style="background:url(${photo("room-corner")}) 50% 50%/cover"></div></div>
    <div class="abs" style="left:70px;top:884px;background:#fff9ee;border-radius:18px;padding:20px 26px;font:600 21px/1.3 Figtree;box-shadow:0 14px 34px rgba(70,40,15,.25)">The Marigold House<br><span style="font-weight:450;color:#7b6654">Sleeps 6, five minutes to the springs</span></div>
    <div class="abs" style="left:40px;right:40px;bottom:52px;display:flex;justify-content:space-between;align-items:center"><div style="font:400 28px/1.22 Fraunces">Third night free<br>all of October</div><span style="background:#2f4a4f;color:#fff4e2;font:600 22px Figtree;padding:22px 34px;border-radius:99px">See dates</span></div>${grain(0.14)}`,
  },
  {
    slug: "house-guide",
    format: "menu",
    title: "House guide",
    badge: "Guest guide",
    line: "Welcome sheet: Wi\u2011Fi, coffee, the way to the beach",
    css: `body{background:#fbf3e3;color:#16424a}.n{position:absolute;width:46px;height:46px;margin:-23px;border-radius:50%;background:#e2543a;color:#fff;display:grid;place-content:center;font:700 23px Bricolage;box-shadow:0 0 0 6px #fbf3e3}
    .l{display:grid;grid-template-columns:40px 1fr;gap:14px;font:500 19px/1.36 Bricolage;color:#2c5a61}.l b{display:block;font:400 25px/1.1 'Young Serif';color:#16424a;margin-bottom:3px}.l i{width:36px;height:36px;border-radius:50%;background:#e2543a;color:#fff;display:grid;place-content:center;font:700 18px Bricolage}`,
    html: `<div class="abs" style="left:56px;right:56px;top:50px;font:400 92px/.94 'Young Serif';letter-spacing:-.035em">Welcome to<br>Gull House</div>
    <div class="abs" style="right:56px;top:62px;width:200px;text-align:right;font:500 19px/1.4 Bricolage">Key box 4417<br>Check out by 11<br>Ines, 555-0164</div>
    <svg class="abs" viewBox="0 0 849 560" style="left:0;top:262px;width:849px;height:560px"><defs><pattern id="w" width="46" height="20" patternUnits="userSpaceOnUse"><path d="M0 10c8-8 15-8 23 0s15 8 23 0" fill="none" stroke="#fbf3e3" stroke-width="3" stroke-linecap="round" opacity=".55"/></pattern><pattern id="s" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.8" fill="#e2543a" opacity=".5"/><circle cx="12" cy="12" r="1.8" fill="#e2543a" opacity=".5"/></pattern><clipPath id="k"><rect width="849" height="560"/></clipPath></defs>
      <g clip-path="url(#k)"><path d="M0 0h849v560H0z" fill="#f1ddb6"/>
      <path d="M0 404C120 372 210 396 330 430s230 34 330-6 130-40 189-32V560H0Z" fill="#f8e9c8"/><path d="M0 404C120 372 210 396 330 430s230 34 330-6 130-40 189-32V560H0Z" fill="url(#s)"/>
      <path d="M0 462c110-30 200-8 330 26s250 26 350-14c70-28 120-28 169-22v108H0Z" fill="#16424a"/><path d="M0 476c110-26 200-4 330 30s250 26 350-10c70-26 120-28 169-22v86H0Z" fill="url(#w)"/>
      <g fill="none" stroke="#fbf3e3" stroke-linecap="round" stroke-width="26"><path d="M-20 210C140 180 270 214 420 196s280-60 460-36"/><path d="M196-20c-6 90 20 150 10 226s-30 130-16 196"/><path d="M560-20c-10 60 14 120 10 200s-40 150-24 236"/></g><g fill="none" stroke="#fbf3e3" stroke-linecap="round" stroke-width="15"><path d="M206 96c90-16 180 20 356-8"/><path d="M572 300c90 20 180-10 300 4"/><path d="M-10 316c60-12 130 0 202-6"/></g>
      <g fill="#16424a">${[
        [36, 36, 62, 44],
        [116, 30, 54, 60],
        [34, 114, 60, 48],
        [112, 122, 62, 44],
        [244, 24, 66, 40],
        [328, 34, 60, 34],
        [404, 22, 70, 42],
        [486, 30, 46, 40],
        [232, 128, 58, 42],
        [470, 126, 66, 44],
        [606, 26, 76, 50],
        [702, 20, 60, 54],
        [782, 28, 50, 48],
        [610, 100, 60, 44],
        [700, 104, 74, 40],
        [610, 196, 56, 42],
        [690, 188, 60, 46],
        [772, 190, 60, 44],
        [612, 332, 70, 44],
        [704, 334, 54, 40],
        [40, 236, 54, 44],
        [112, 240, 56, 40],
        [230, 240, 60, 46],
        [310, 236, 66, 50],
        [460, 224, 66, 52],
        [38, 340, 60, 34],
        [116, 336, 52, 36],
        [240, 320, 60, 42],
        [440, 316, 70, 44],
      ]
        .map(
          ([x, y, w, h], i) =>
            `<g transform="rotate(${((i * 37) % 9) - 4} ${x + w / 2} ${y + h / 2})"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" opacity="${[0.16, 0.24, 0.2][i % 3]}"/><path d="M${x} ${y + h / 2}h${w}" stroke="#fbf3e3" stroke-width="2.5" opacity=".8"/></g>`,
        )
        .join("")}</g>
      <g fill="#16424a">${[
        [330, 150],
        [356, 132],
        [386, 150],
        [410, 136],
        [560, 440],
        [536, 428],
        [60, 426],
        [788, 262],
        [830, 330],
        [316, 110],
        [440, 100],
      ]
        .map(
          ([x, y], i) =>
            `<path d="M${x} ${y - 20}c13 7 14 24 3 28v10h-6V${y + 8}c-11-4-10-21 3-28Z" opacity="${0.75 + 0.25 * (i % 2)}"/>`,
        )
        .join("")}</g>
      <path d="M352 262l40-34 40 34v52h-80Z" fill="#e2543a"/><path d="M382 314v-26h20v26Z" fill="#fbf3e3"/>
      <path d="M396 330c8 60-60 60-70 96" fill="none" stroke="#e2543a" stroke-width="6" stroke-dasharray="2 15" stroke-linecap="round"/>
      <g transform="translate(700 492)"><path d="M-44 8h88l-14 22h-60Z" fill="#e2543a"/><path d="M-4-58V4h-32ZM4-44 32 4H4Z" fill="#fbf3e3"/></g><g transform="translate(792 70)" stroke="#e2543a" stroke-width="5" fill="none" stroke-linecap="round"></g></g></svg>
    <div class="n" style="left:392px;top:486px">1</div><div class="n" style="left:206px;top:392px">2</div><div class="n" style="left:570px;top:448px">3</div><div class="n" style="left:322px;top:714px">4</div><div class="n" style="left:734px;top:566px">5</div>
    <div class="abs" style="left:56px;right:56px;top:862px;display:grid;grid-template-columns:1fr 1fr;gap:20px 44px">${[
      ["1", "You are here", "Wi-Fi: GullHouse, password sandyfeet22"],
      ["2", "Coffee at Pier Nine", "Opens at 7, try the salt bun"],
      ["3", "Bread and milk", "Corner shop, open until 10"],
      ["4", "Beach, four minutes", "Towels and umbrella are in the hall"],
      ["5", "Bus 12 to town", "Every half hour, $2, until 11"],
    ]
      .map(([n, a, b]) => `<div class="l"><i>${n}</i><div><b>${a}</b>${b}</div></div>`)
      .join(
        "",
      )}<div class="l"><i style="background:#16424a">!</i><div><b>One favor</b>Please rinse the sand off outside</div></div></div>${grain(0.14)}`,
  },
  {
    slug: "pool-weekend",
    format: "post",
    title: "Pool weekend post",
    badge: "Social post",
    line: "Last-minute dates for a house with a pool",
    css: `body{background:#2fb4cb;color:#fff}`,
    html: `<div class="fill" style="background:url(${photo("pool")}) 50% 50%/cover"></div>
    <svg class="fill" viewBox="0 0 1200 1200"><defs><path id="ra" d="M600 600m-470 0a470 470 0 0 1 940 0"/><path id="rb" d="M600 600m-536 0a536 536 0 0 0 1072 0"/></defs><g fill="#fff" style="filter:drop-shadow(0 6px 18px rgba(0,60,80,.35))"><text style="font:800 112px Syne;letter-spacing:-.01em" text-anchor="middle"><textPath href="#ra" startOffset="50%">Last two nights</textPath></text><text style="font:800 104px Syne;letter-spacing:0" text-anchor="middle"><textPath href="#rb" startOffset="50%">Friday to Sunday</textPath></text></g></svg>
    <div class="abs" style="left:400px;top:500px;width:400px;text-align:center;text-shadow:0 3px 16px rgba(0,60,80,.55)"><div style="font:800 82px/.9 Syne;letter-spacing:-.04em">$310</div><div style="font:600 27px/1.3 Outfit;margin-top:12px">for both nights,<br>sleeps four</div></div>
    <div class="abs" style="left:54px;bottom:48px;font:600 26px Outfit">Casa Palmera</div><div class="abs" style="right:54px;bottom:48px;font:600 26px Outfit">Message us to book</div>${grain(0.1)}`,
  },
  {
    slug: "made-bed",
    format: "pair",
    title: "Made bed",
    badge: "Photo edit",
    line: "Wrinkled bed photo made crisp",
    before: `${cover("bed-messy")}`,
    after: `${cover("bed-made", "50% 50%", "filter:brightness(1.13) saturate(1.05)")}`,
  },
  {
    slug: "cover-banner",
    format: "banner",
    title: "Cover banner",
    badge: "Web banner",
    line: "Header for a host page",
    css: `body{background:#7fb2d8;color:#fff}`,
    html: `<div class="abs" style="left:0;top:-66px;width:1500px;height:520px;background:url(${photo("house-wide")}) 0 0/100% auto;filter:saturate(1.25) contrast(1.08) brightness(1.06)"></div>
    <div class="fill" style="background:linear-gradient(180deg,#3a86c8 0,#86c0ea 46%,#ffe0b8 76%,#fff 84%);mix-blend-mode:multiply;clip-path:polygon(evenodd,0 0,1200px 0,1200px 400px,0 400px,0 0,528px 123px,876px 141px,876px 272px,976px 275px,972px 290px,944px 290px,944px 400px,485px 400px,485px 290px,468px 286px,468px 268px,524px 265px,528px 123px)"></div>
    <div class="fill" style="background:radial-gradient(60% 90% at 100% 70%,rgba(255,214,150,.75),transparent);mix-blend-mode:soft-light"></div>
    <div class="abs" style="left:0;right:0;top:14px;text-align:center;font:400 110px/1 Italiana;letter-spacing:.03em;white-space:nowrap">Casa Palmera</div>${grain(0.1)}`,
  },
];
