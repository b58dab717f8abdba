import { grain, photo, worn } from "../kit.mjs";

const mark = (
  ink,
  hot,
  id,
) => `<svg viewBox="0 0 400 400" width="400"><defs><path id="${id}a" d="M200 200m-146 0a146 146 0 0 1 292 0"/><path id="${id}b" d="M200 200m-170 0a170 170 0 0 0 340 0"/></defs>
<circle cx="200" cy="200" r="190" fill="${ink}"/><circle cx="200" cy="200" r="180" fill="none" stroke="#fff" stroke-width="3"/><circle cx="200" cy="200" r="122" fill="#fff"/>
<text fill="#fff" style="font:400 37px Anton;letter-spacing:.13em" text-anchor="middle"><textPath href="#${id}a" startOffset="50%">IRONLINE</textPath></text><text fill="#fff" style="font:400 30px Anton;letter-spacing:.2em" text-anchor="middle"><textPath href="#${id}b" startOffset="50%">STRENGTH CLUB</textPath></text>
<path d="M158 172c-7-27-6-60 13-72 16-9 42-9 58 0 19 12 20 45 13 72 26 14 42 40 42 70 0 24-9 42-24 56H140c-15-14-24-32-24-56 0-30 16-56 42-70Zm24-10c12-3 24-3 36 0 4-18 4-34-4-39-8-4-20-4-28 0-8 5-8 21-4 39Z" fill="${ink}" fill-rule="evenodd"/><path d="M207 196l-38 54h28l-9 40 44-58h-29z" fill="${hot}"/></svg>`;

export default [
  {
    slug: "logo-touch-up",
    format: "pair",
    title: "Logo touch-up",
    badge: "Before/After",
    line: "Blurry badge redrawn as clean vector artwork",
    css: `svg:not(.fill){position:absolute;left:340px;top:140px;width:520px}`,
    before: `<div class="fill" style="background:#d9d7cf"></div>
    <div class="abs" style="left:305px;top:105px;width:590px;height:590px;background:#efeee9;transform:rotate(-2.5deg)"></div>
    <div class="fill" style="filter:blur(4.8px) contrast(1.5) saturate(.62) brightness(1.04);transform:rotate(-2.5deg)">${mark("#3d4a63", "#c8803c", "x")}</div>
    <svg class="fill" width="1200" height="800" style="mix-blend-mode:multiply;opacity:.26"><filter id="j" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .45 0 0 0 0 .42 0 0 0 0 .38 0 2.4 0 0 -1.05"/></filter><rect width="1200" height="800" filter="url(#j)"/></svg>`,
    after: `<div class="fill" style="background:#f4f1ea"></div>${mark("#14213a", "#ff5a1f", "y")}
    <div class="abs" style="right:36px;bottom:36px;display:flex;gap:12px">${["#14213a", "#ff5a1f", "#ffffff"].map((c) => `<i style="width:54px;height:54px;border-radius:50%;background:${c};box-shadow:inset 0 0 0 1.5px rgba(20,33,58,.16)"></i>`).join("")}</div>`,
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
    slug: "class-timetable",
    format: "menu",
    title: "Class timetable",
    badge: "Timetable",
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
      const t = (h) => `${Math.floor(h)}:${h % 1 ? "30" : "00"}`;
      const block = (c) => {
        const [, k, h, n] = /(\w)([\d.]+)-([\d.]+)/.exec(c);
        return `<div class="c" style="top:${Y(+h)}px;height:${38 * n - 5 + (n == 1 ? 16 : 0)}px;background:${col[k][0]};color:${col[k][1]}">${nm[k]}<b>${t(+h)}</b></div>`;
      };
      return `<div class="abs" style="left:0;right:0;top:0;height:414px;background:#e8452c;overflow:hidden"><i class="fill" style="background:radial-gradient(circle,#15171a 37%,transparent 41%) 0 0/15px 15px;-webkit-mask-image:linear-gradient(200deg,#000 4%,rgba(0,0,0,.5) 28%,transparent 52%);opacity:.92"></i></div>
    <div class="abs" style="left:50px;top:46px;font:700 22px Manrope;color:#fff">Ironline Gym</div>
    <div class="abs" style="left:38px;top:50px;font:900 358px/1 'Big Shoulders';letter-spacing:-.045em;color:#fff;white-space:nowrap">06:00</div>
    <div class="abs" style="left:50px;top:440px;font:800 40px/1 'Big Shoulders'">Your week, first class at six</div>
    <div class="abs g" style="left:50px;right:50px;top:512px">${["", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((d) => `<div class="d">${d}</div>`).join("")}<div style="position:relative;height:590px">${[6, 8, 10, 12, 14, 16, 18].map((h) => `<div class="t abs" style="top:${Y(h)}px">${h}:00</div><i class="abs" style="left:64px;width:690px;top:${Y(h) - 1}px;border-top:1.5px solid rgba(21,23,26,.13)"></i>`).join("")}</div>${W.map((d) => `<div style="position:relative">${d.map(block).join("")}</div>`).join("")}</div>
    <div class="abs" style="left:50px;right:50px;bottom:34px;display:flex;justify-content:space-between;font:600 17px Manrope;color:#4d4a43"><span>Ten places a class. Book by 9 pm the night before.</span><span style="color:#15171a">ironline.example</span></div>${grain(0.14)}`;
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
    slug: "open-day-ad",
    format: "ad",
    title: "Open day ad",
    badge: "Paid ad",
    line: "Free entry day, square ad for a gym",
    css: `body{background:#120a08;color:#fff}`,
    html: `<div class="fill" style="background:url(${photo("rack")}) 40% 8%/128%;filter:grayscale(1) contrast(1.2) brightness(2.3)"></div><div class="fill" style="background:#ff5a1f;mix-blend-mode:multiply"></div><div class="fill" style="background:linear-gradient(180deg,rgba(24,8,2,.1),rgba(24,8,2,.0) 40%,rgba(20,6,2,.8))"></div>
    <div class="abs" style="left:-120px;width:1500px;top:152px;height:430px;background:#f6efe2;transform:rotate(-9deg);overflow:hidden"><div class="abs" style="left:0;right:0;top:-8px;text-align:center;font:400 440px/1 'League Gothic';text-transform:uppercase;letter-spacing:-.012em;color:#14100e;white-space:nowrap">Open day</div></div>
    <div class="abs" style="left:64px;top:56px;font:700 32px Bricolage">Ironline Gym</div>
    <div class="abs" style="left:64px;bottom:66px;font:700 54px/1.06 Bricolage;letter-spacing:-.025em">Saturday 7 June, 8 to 4.<br>Every class, no ticket.</div><div class="abs" style="right:64px;bottom:74px;background:#ff5a1f;color:#14100e;font:800 30px Bricolage;padding:26px 36px;border-radius:12px">Walk in</div>${grain(0.2)}`,
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
