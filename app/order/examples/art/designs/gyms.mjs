import { grain, photo, worn } from "../kit.mjs";

/** The club's badge: `id` keeps the paths of two badges apart. */
const mark = (ink, hot, id) => `<svg viewBox="0 0 400 400" width="400">
  <defs><path id="${id}a" d="M200 200m-138 0a138 138 0 0 1 276 0"/><path id="${id}b" d="M200 200m-163 0a163 163 0 0 0 326 0"/></defs>
  <circle cx="200" cy="200" r="192" fill="${ink}"/><circle cx="200" cy="200" r="183" fill="none" stroke="#fff" stroke-width="3"/><circle cx="200" cy="200" r="120" fill="#fff"/>
  <g fill="#fff" text-anchor="middle"><text style="font:400 37px Anton;letter-spacing:.1em"><textPath href="#${id}a" startOffset="50%">IRONLINE</textPath></text><text style="font:400 31px Anton;letter-spacing:.1em"><textPath href="#${id}b" startOffset="50%">STRENGTH CLUB</textPath></text></g>
  <path d="M49 206l4.4 9 9.9 1.4-7.2 7 1.7 9.8-8.8-4.6-8.8 4.6 1.7-9.8-7.2-7 9.9-1.4z M351 206l4.4 9 9.9 1.4-7.2 7 1.7 9.8-8.8-4.6-8.8 4.6 1.7-9.8-7.2-7 9.9-1.4z" fill="${hot}"/>
  <path d="M163 188C142 132 152 108 200 108S258 132 237 188" fill="none" stroke="${ink}" stroke-width="25" stroke-linecap="round"/><path d="M157 288A66 66 0 1 1 243 288Q240 293 233 293H167Q160 293 157 288Z" fill="${ink}"/>
  <path d="M209 190l-37 54h26l-9 38 43-56h-27z" fill="${hot}"/></svg>`;

export default [
  {
    slug: "logo-touch-up",
    format: "pair",
    title: "Logo touch-up",
    badge: "Before/After",
    line: "Blurry badge redrawn as clean vector artwork",
    css: `svg{position:absolute;left:340px;top:140px;width:520px}`,
    before: `<div class="fill" style="background:linear-gradient(100deg,#8f8a7c,#a7a293 60%,#7e7a6e)"></div>
    <div class="abs" style="left:255px;top:-90px;width:690px;height:960px;background:#e4dcc6;transform:rotate(-3deg);box-shadow:0 18px 50px rgba(40,34,22,.5);overflow:hidden">
      <div class="fill" style="left:-255px;top:90px;width:1200px;height:800px;filter:blur(4.6px) contrast(1.15) saturate(.55) opacity(.86)">${mark("#454b58", "#b9814c", "x")}</div>
      <i class="fill" style="background:linear-gradient(90deg,transparent 56.6%,rgba(70,58,34,.34) 57%,rgba(255,252,240,.55) 57.5%,transparent 60%),linear-gradient(180deg,transparent 44.6%,rgba(70,58,34,.3) 45%,rgba(255,252,240,.5) 45.4%,transparent 48%),linear-gradient(120deg,rgba(255,250,230,.3),rgba(90,74,40,.28))"></i>
    </div>${grain(0.5)}`,
    after: `<div class="fill" style="background:#f4f1ea"></div>${mark("#14213a", "#ff5a1f", "y")}
    <div class="abs" style="right:48px;bottom:48px;display:flex;gap:14px">${["#14213a", "#ff5a1f", "#ffffff"].map((c) => `<i style="width:54px;height:54px;border-radius:50%;background:${c};box-shadow:inset 0 0 0 1.5px rgba(20,33,58,.16)"></i>`).join("")}</div>`,
  },
  {
    slug: "no-easy-reps",
    format: "story",
    title: "No easy reps",
    badge: "Story set",
    line: "Six-week strength camp, story and reel cover",
    css: `body{background:#0b0b0c;color:#fff}h1{font:400 236px/.86 Anton;text-transform:uppercase;letter-spacing:-.012em}`,
    html: `<div class="abs" style="left:-50px;right:-50px;bottom:60px;height:968px;background:url(${photo("gym")}) 50% 100%/cover"></div>
    <div class="fill" style="background:linear-gradient(180deg,#0b0b0c 15%,rgba(11,11,12,.2) 36%,transparent 50%,transparent 76%,#0b0b0c 93%)"></div>
    <div class="abs" style="left:36px;right:36px;top:40px;display:flex;justify-content:space-between;font:700 21px Archivo"><span>Ironline Gym</span><span style="color:#ff6a26">Starts June 2</span></div>
    <h1 class="abs" style="left:30px;right:0;top:92px;${worn(0.05, -8.7, 11)}"><span style="font-size:187px">No easy</span><br><span style="font-size:349px;line-height:1.06;color:#ff5a1f">reps</span></h1>
    <div class="abs" style="left:36px;right:36px;bottom:44px"><div style="font:400 62px/1 Anton;text-transform:uppercase">Strength camp</div><div style="display:flex;justify-content:space-between;align-items:end;margin-top:16px"><div style="font:500 23px/1.38 Archivo;color:#d6d2cd">Six weeks, three lifts,<br>twelve people a group.</div><div style="background:#ff5a1f;color:#0b0b0c;font:800 25px Archivo;padding:19px 26px;transform:skewX(-8deg)">$149, sign up</div></div></div>
    ${grain(0.2)}`,
  },
  {
    slug: "class-schedule",
    format: "menu",
    title: "Class schedule",
    badge: "Schedule",
    line: "Week plan for the wall and the phone",
    css: `body{background:#efe9dc;color:#15171a}.g{display:grid;grid-template-columns:70px repeat(7,1fr);column-gap:9px}.d{font:800 30px/1 'Big Shoulders';text-align:center;padding-bottom:13px}.t{font:600 17px/1 Manrope;color:#6d675c;padding-top:3px}
    .c{position:absolute;left:0;right:0;border-radius:7px;padding:9px 0 0 10px;font:700 16px/1.12 Manrope}.c b{display:block;font:500 14px/1.2 Manrope;opacity:.75;margin-top:3px}`,
    html: (() => {
      const Y = (h) => (h - 6) * 38,
        col = {
          L: ["#e8452c", "#fff"],
          S: ["#15171a", "#fff"],
          R: ["#f3b72e", "#15171a"],
          M: ["#b7cfc0", "#15171a"],
          O: ["#2f5fd0", "#fff"],
        },
        nm = { L: "Lift", S: "Spin", R: "Row", M: "Mobility", O: "Open" };
      const W = [
        ["L6-1", "S7.5-1", "R12-1", "M17-1", "L18.5-1.5"],
        ["S6-1", "M9-1", "L12-1", "R17.5-1", "S19-1"],
        ["L6-1", "R7.5-1", "S12-1", "L17-1.5", "M19-1"],
        ["R6-1", "M9-1", "L12-1", "S17.5-1", "L19-1.5"],
        ["L6-1", "S7.5-1", "R12-1", "S17-1", "O18.5-2"],
        ["L8-1.5", "R10-1", "O11.5-3"],
        ["M9-1", "O10.5-3"],
      ];
      const t = (h) => `${(Math.floor(h - 1) % 12) + 1}:${h % 1 ? "30" : "00"}`;
      const hour = (h) => (h === 12 ? "noon" : `${h % 12} ${h < 12 ? "am" : "pm"}`);
      const block = (c) => {
        const [, k, h, n] = /(\w)([\d.]+)-([\d.]+)/.exec(c);
        return `<div class="c" style="top:${Y(+h)}px;height:${38 * n - 5 + (n == 1 ? 16 : 0)}px;background:${col[k][0]};color:${col[k][1]}">${nm[k]}<b>${t(+h)}</b></div>`;
      };
      return `<div class="abs" style="left:0;right:0;top:0;height:414px;background:#e8452c;overflow:hidden"><i class="fill" style="background:radial-gradient(circle,#15171a 37%,transparent 41%) 0 0/15px 15px;-webkit-mask-image:linear-gradient(200deg,#000 4%,rgba(0,0,0,.5) 28%,transparent 52%);opacity:.92"></i></div>
    <div class="abs" style="left:50px;top:46px;font:700 22px Manrope;color:#fff">Ironline Gym</div>
    <div class="abs" style="left:38px;top:50px;font:900 358px/1 'Big Shoulders';letter-spacing:-.045em;color:#fff;white-space:nowrap">6:00<span style="font-size:124px;letter-spacing:-.03em;margin-left:.16em">am</span></div>
    <div class="abs" style="left:50px;top:440px;font:800 40px/1 'Big Shoulders'">Your week, first class at six</div>
    <div class="abs g" style="left:50px;right:50px;top:512px">${["", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((d) => `<div class="d">${d}</div>`).join("")}<div style="position:relative;height:590px">${[6, 8, 10, 12, 14, 16, 18].map((h) => `<div class="t abs" style="top:${Y(h)}px">${hour(h)}</div><i class="abs" style="left:64px;width:690px;top:${Y(h) - 1}px;border-top:1.5px solid rgba(21,23,26,.13)"></i>`).join("")}</div>${W.map((d) => `<div style="position:relative">${d.map(block).join("")}</div>`).join("")}</div>
    <div class="abs" style="left:50px;right:50px;bottom:34px;display:flex;justify-content:space-between;font:600 17px Manrope;color:#4d4a43"><span>Ten spots a class. Book by 9 pm the night before.</span><span style="color:#15171a">ironline.example</span></div>${grain(0.14)}`;
    })(),
  },
  {
    slug: "shake-label",
    format: "photo",
    title: "Shake label",
    badge: "Product photo",
    line: "Protein shaker hero with its new label",
    html: `<div class="fill" style="background:url(${photo("shaker")}) 50% 50%/cover"></div>${grain(0.12)}`,
  },
  {
    slug: "open-house-ad",
    format: "ad",
    title: "Open house ad",
    badge: "Paid ad",
    line: "Free Saturday, square ad for a gym",
    css: `body{background:#120a08;color:#fff}`,
    html: `<div class="fill" style="background:url(${photo("rack")}) 40% 8%/128%;filter:grayscale(1) contrast(1.2) brightness(2.3)"></div><div class="fill" style="background:#ff5a1f;mix-blend-mode:multiply"></div><div class="fill" style="background:linear-gradient(180deg,rgba(24,8,2,.1),rgba(24,8,2,.0) 40%,rgba(20,6,2,.8))"></div>
    <div class="abs" style="left:-150px;width:1500px;top:152px;height:430px;background:#f6efe2;transform:rotate(-9deg);overflow:hidden"><div class="abs" style="left:0;right:0;top:-8px;text-align:center;font:400 350px/1.24 'League Gothic';text-transform:uppercase;letter-spacing:-.012em;color:#14100e;white-space:nowrap">Open house</div></div>
    <div class="abs" style="left:64px;top:56px;font:700 32px Bricolage">Ironline Gym</div>
    <div class="abs" style="left:64px;bottom:66px;font:700 54px/1.06 Bricolage;letter-spacing:-.025em">Saturday, June 7, 8 to 4.<br>Every class, no ticket.</div><div class="abs" style="right:64px;bottom:74px;background:#ff5a1f;color:#14100e;font:800 30px Bricolage;padding:26px 36px;border-radius:12px">Walk in</div>${grain(0.2)}`,
  },
  {
    slug: "free-week-banner",
    format: "banner",
    title: "Free week banner",
    badge: "Web banner",
    line: "New member offer across the home page",
    css: `body{background:#ff5a1f;color:#0b0b0c}.r{font:400 246px/1 Anton;text-transform:uppercase;white-space:nowrap;letter-spacing:-.012em}`,
    html: `<div class="fill" style="background:radial-gradient(46% 120% at 70% 40%,#ff8a4c,transparent)"></div>
    <div class="abs r" style="left:38px;top:6px">7 free days</div>
    <div class="abs" style="left:850px;top:362px;width:240px;height:34px;border-radius:50%;background:rgba(90,20,0,.6);filter:blur(13px)"></div>
    <img class="abs" src="${photo("bell")}" style="left:792px;top:60px;height:370px;transform:rotate(7deg)">
    <div class="abs" style="left:46px;top:290px;font:700 25px/1.3 Outfit">No card, no contract.<br>Bring shoes and water.</div><div class="abs" style="left:390px;top:306px;background:#0b0b0c;color:#fff;font:800 22px Outfit;padding:13px 24px;transform:skewX(-8deg)">Start Monday</div>${grain(0.16)}`,
  },
];
