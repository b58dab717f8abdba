import { clubBadge } from "../drawings/club-badge.mjs";
import { weekPlan } from "../drawings/week-plan.mjs";
import { cover, each, grain, img, photo, shade, wornInkMask } from "../kit.mjs";

const swatch = (color) => `
  <i style="width: 54px; height: 54px; border-radius: 50%; background: ${color};
      box-shadow: inset 0 0 0 1.5px rgba(20,33,58,.16)"></i>`;

export default [
  {
    slug: "logo-touch-up",
    title: "Logo touch-up",
    badge: "Before/After",
    line: "Blurry badge redrawn as clean vector artwork",
    format: "pair",
    css: `svg { position: absolute; left: 340px; top: 140px; width: 520px }`,
    before: `
      ${shade("linear-gradient(100deg,#8f8a7c,#a7a293 60%,#7e7a6e)")}
      <div class="abs" style="left: 255px; top: -90px; width: 690px; height: 960px; background: #e4dcc6;
          transform: rotate(-3deg); box-shadow: 0 18px 50px rgba(40,34,22,.5); overflow: hidden">
        <div class="fill" style="left: -255px; top: 90px; width: 1200px; height: 800px;
            filter: blur(4.6px) contrast(1.15) saturate(.55) opacity(.86)">
          ${clubBadge("#454b58", "#b9814c", "x")}
        </div>
        <i class="fill" style="background: linear-gradient(90deg,transparent 56.6%,rgba(70,58,34,.34) 57%,
            rgba(255,252,240,.55) 57.5%,transparent 60%),linear-gradient(180deg,transparent 44.6%,
            rgba(70,58,34,.3) 45%,rgba(255,252,240,.5) 45.4%,transparent 48%),linear-gradient(120deg,
            rgba(255,250,230,.3),rgba(90,74,40,.28))"></i>
      </div>
      ${grain(0.5)}`,
    after: `
      ${shade("#f4f1ea")}
      ${clubBadge("#14213a", "#ff5a1f", "y")}
      <div class="abs" style="right: 48px; top: 48px; display: flex; gap: 14px">
        ${each(["#14213a", "#ff5a1f", "#ffffff"], swatch)}
      </div>`,
  },
  {
    slug: "no-easy-reps",
    title: "No easy reps",
    badge: "Story set",
    line: "Six-week strength camp, story and reel cover",
    format: "story",
    css: `
      body { background: #0b0b0c; color: #fff }
      h1 { font: 400 236px/.86 Anton; text-transform: uppercase; letter-spacing: -.012em }`,
    html: `
      <div class="abs" style="left: -50px; right: -50px; bottom: 60px; height: 968px;
          background: url(${photo("gym")}) 50% 100%/cover"></div>
      ${shade("linear-gradient(180deg,#0b0b0c 15%,rgba(11,11,12,.2) 36%,transparent 50%,transparent 76%,#0b0b0c 93%)")}
      <div class="abs" style="left: 36px; right: 36px; top: 40px; display: flex; justify-content: space-between;
          font: 700 21px Archivo">
        <span>Ironline Gym</span> <span style="color: #ff6a26">Starts June 2</span>
      </div>
      <h1 class="abs" style="left: 30px; right: 0; top: 92px; ${wornInkMask(0.05, -8.7, 11)}">
        <span style="font-size: 187px">No easy</span><br>
        <span style="font-size: 349px; line-height: 1.06; color: #ff5a1f">reps</span>
      </h1>
      <div class="abs" style="left: 36px; right: 36px; bottom: 44px">
        <div style="font: 400 62px/1 Anton; text-transform: uppercase">Strength camp</div>
        <div style="display: flex; justify-content: space-between; align-items: end; margin-top: 16px">
          <div style="font: 500 23px/1.38 Archivo; color: #d6d2cd">
            Six weeks, three lifts,<br>twelve people a group.
          </div>
          <div style="background: #ff5a1f; color: #0b0b0c; font: 800 25px Archivo; padding: 19px 26px;
              transform: skewX(-8deg)">
            $149, sign up
          </div>
        </div>
      </div>
      ${grain(0.2)}`,
  },
  {
    slug: "class-schedule",
    title: "Class schedule",
    badge: "Schedule",
    line: "Weekly classes for the wall and the phone",
    format: "menu",
    css: `
      body { background: #efe9dc; color: #15171a }
      .g { display: grid; grid-template-columns: 70px repeat(7,1fr); column-gap: 9px }
      .d { font: 800 30px/1 'Big Shoulders'; text-align: center; padding-bottom: 13px }
      .t { font: 600 17px/1 Manrope; color: #6d675c; padding-top: 3px }
      .c { position: absolute; left: 0; right: 0; border-radius: 7px; padding: 9px 0 0 10px;
        font: 700 16px/1.12 Manrope }
      .c b { display: block; font: 500 14px/1.2 Manrope; opacity: .75; margin-top: 3px }`,
    html: `
      <div class="abs" style="left: 0; right: 0; top: 0; height: 414px; background: #e8452c; overflow: hidden">
        <i class="fill" style="background: radial-gradient(circle,#15171a 37%,transparent 41%) 0 0/15px 15px;
            -webkit-mask-image: linear-gradient(200deg,#000 4%,rgba(0,0,0,.5) 28%,transparent 52%); opacity: .92"></i>
      </div>
      <div class="abs" style="left: 50px; top: 46px; font: 700 22px Manrope; color: #fff">Ironline Gym</div>
      <div class="abs" style="left: 38px; top: 50px; font: 900 358px/1 'Big Shoulders'; letter-spacing: -.045em;
          color: #fff; white-space: nowrap">
        6:00<span style="font-size: 124px; letter-spacing: -.03em; margin-left: .16em">am</span>
      </div>
      <div class="abs" style="left: 50px; top: 440px; font: 800 40px/1 'Big Shoulders'">
        Your week, first class at six
      </div>
      <div class="abs g" style="left: 50px; right: 50px; top: 512px">${weekPlan}</div>
      <div class="abs" style="left: 50px; right: 50px; bottom: 34px; display: flex; justify-content: space-between;
          font: 600 17px Manrope; color: #4d4a43">
        <span>Ten spots a class. Book by 9 pm the night before.</span>
        <span style="color: #15171a">ironline.example</span>
      </div>
      ${grain(0.14)}`,
  },
  {
    slug: "shake-label",
    title: "Shake label",
    badge: "Product photo",
    line: "Protein shaker hero with its new label",
    format: "photo",
    html: `
      ${cover("shaker")}
      ${grain(0.12)}`,
  },
  {
    slug: "open-house-ad",
    title: "Open house ad",
    badge: "Paid ad",
    line: "Free Saturday, square ad for a gym",
    format: "ad",
    css: `body { background: #120a08; color: #fff }`,
    html: `
      <div class="fill" style="background: url(${photo("rack")}) 30% 0/119%;
          filter: contrast(1.1) brightness(1.22) saturate(1.2)"></div>
      ${shade("linear-gradient(180deg,rgba(20,8,4,.5),transparent 20%,transparent 62%,rgba(20,8,4,.92) 88%)")}
      ${shade("radial-gradient(70% 50% at 100% 45%,rgba(255,90,31,.55),transparent)", "mix-blend-mode:screen")}
      <div class="abs" style="left: -150px; width: 1500px; top: 132px; height: 430px; background: #f6efe2;
          transform: rotate(-9deg); overflow: hidden">
        <div class="abs" style="left: 0; right: 0; top: -8px; text-align: center;
            font: 400 350px/1.24 'League Gothic'; text-transform: uppercase; letter-spacing: -.012em; color: #14100e;
            white-space: nowrap">
          Open house
        </div>
      </div>
      <div class="abs" style="left: 64px; top: 56px; font: 700 32px Bricolage">Ironline Gym</div>
      <div class="abs" style="left: 64px; bottom: 66px; font: 700 54px/1.06 Bricolage; letter-spacing: -.025em">
        Saturday, June 7, 8 to 4.<br>Every class, no ticket.
      </div>
      <div class="abs" style="right: 64px; bottom: 74px; background: #ff5a1f; color: #14100e;
          font: 800 30px Bricolage; padding: 26px 36px; border-radius: 12px">
        Walk in
      </div>
      ${grain(0.2)}`,
  },
  {
    slug: "free-week-banner",
    title: "Free week banner",
    badge: "Web banner",
    line: "New member offer across the home page",
    format: "banner",
    css: `
      body { background: #ff5a1f; color: #0b0b0c }
      .r { font: 400 246px/1 Anton; text-transform: uppercase; white-space: nowrap; letter-spacing: -.012em }`,
    html: `
      ${shade("radial-gradient(46% 120% at 70% 40%,#ff8a4c,transparent)")}
      <div class="abs r" style="left: 38px; top: 6px">7 free days</div>
      <div class="abs" style="left: 850px; top: 362px; width: 240px; height: 34px; border-radius: 50%;
          background: rgba(90,20,0,.6); filter: blur(13px)"></div>
      ${img("bell", "position:absolute;left:792px;top:60px;height:370px;transform:rotate(7deg)")}
      <div class="abs" style="left: 46px; top: 290px; font: 700 25px/1.3 Outfit">
        No card, no contract.<br>Bring shoes and water.
      </div>
      <div class="abs" style="left: 390px; top: 306px; background: #0b0b0c; color: #fff; font: 800 22px Outfit;
          padding: 13px 24px; transform: skewX(-8deg)">
        Start Monday
      </div>
      ${grain(0.16)}`,
  },
];
