import { lake, stars } from "../drawings/night-lake.mjs";
import { cover, grain, img, photo, shade, times } from "../kit.mjs";

/** Specks of light around the disco ball, thrown outward in a sunflower's spiral. */
const specks = times(52, (index) => {
  const angle = index * 2.39996;
  const radius = 30 + 62 * Math.sqrt(index);
  const x = 400 + Math.cos(angle) * radius * 1.02;
  const y = 540 + Math.sin(angle) * radius * 1.3;
  const size = 5 + ((index * 7) % 17);
  const color = ["#fff", "#ffd0f0", "#bff0ff", "#ffe6b0"][index % 4];
  return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.72}" transform="rotate(${angle * 57} ${x} ${y})"
    fill="${color}" opacity="${0.14 + (index % 5) * 0.07}"/>`;
});

export default [
  {
    slug: "she-is-seven",
    title: "She is seven",
    badge: "Social post",
    line: "Birthday invitation to print or send",
    format: "post",
    css: `body { background: #f5b8a2; color: #7c1f17 }`,
    html: `
      ${cover("seven")}
      ${shade("linear-gradient(180deg,transparent 74%,rgba(240,190,170,.92) 91%)")}
      <div class="abs" style="left: 52px; top: 34px; font: 400 196px/1 Caprasimo; letter-spacing: -.035em;
          color: #b52f22; white-space: nowrap">
        Mila is
      </div>
      <div class="abs" style="right: 60px; bottom: 62px; text-align: right; font: 400 46px/1.08 Caprasimo">
        Sunday 3 to 6<br>14 Fig Tree Lane
      </div>
      <div class="abs" style="left: 60px; bottom: 62px; font: 600 27px/1.35 'DM Sans'">
        Cake at four.<br>Tell us by Friday:<br>555-0177
      </div>
      ${grain(0.12)}`,
  },
  {
    slug: "line-up-story",
    title: "Line-up story",
    badge: "Story set",
    line: "Festival names by day, first of three frames",
    format: "story",
    css: `
      body { background: #ff6a3d; color: #1d0f2b }
      .a { font: 400 112px/.8 'Six Caps'; text-transform: uppercase; display: flex; justify-content: space-between;
        column-gap: 20px; white-space: nowrap }
      .a.b { font-size: 268px }
      .a.m { font-size: 136px }
      .a.s { font-size: 88px }
      .a i { font: 400 46px/1 Yellowtail; text-transform: none; align-self: center; color: #fff3d6 }`,
    html: `
      <div class="fill" style="background: radial-gradient(60% 34% at 88% 8%,#ffd34d,transparent 70%),
          radial-gradient(70% 40% at 4% 34%,#ff3f7f,transparent 72%),radial-gradient(76% 36% at 96% 62%,#ff9a3d,
          transparent 70%),radial-gradient(90% 40% at 20% 104%,#7a3cff,transparent 74%),#ff6a3d"></div>
      <div class="abs" style="width: 430px; height: 430px; border-radius: 50%; right: -96px; top: -84px;
          background: linear-gradient(180deg,#fff0b3,#ffc23d); filter: blur(1px)"></div>
      <div class="abs" style="left: 36px; top: 44px; font: 400 68px/.86 Yellowtail; color: #fff3d6;
          transform: rotate(-5deg); transform-origin: 0 0; padding-top: 34px">
        Salt Flats<br>Weekender
      </div>
      <div class="abs" style="left: 36px; right: 36px; top: 256px; display: grid;
          grid-template-columns: minmax(0,1fr); gap: 22px">
        <div data-fit class="a b"><span>Neon Heron</span></div>
        <div data-fit class="a m"><span>Violet Static</span><i>and</i><span>Kumo</span></div>
        <div data-fit class="a"><span>The Late Tides</span><span>Ana Solis</span></div>
        <div data-fit class="a m"><span>Paper Moon</span><i>live</i><span>Otis K</span></div>
        <div data-fit class="a s"><span>Big Lagoon</span><span>Marlo Finch</span><span>Dusk FM</span></div>
      </div>
      <div class="abs" style="left: 36px; right: 36px; bottom: 48px; display: flex; justify-content: space-between;
          align-items: end">
        <div style="font: 400 190px/.78 'Six Caps'; color: #fff3d6">SAT 19</div>
        <div style="font: 600 21px/1.4 Outfit; text-align: right; color: #fff3d6">
          Gates at noon<br>Harbor Field, $48 a day<br>saltflats.example
        </div>
      </div>
      ${grain(0.26)}`,
  },
  {
    slug: "mirror-mirror",
    title: "Mirror Mirror disco",
    badge: "Event poster",
    line: "Poster and ticket art for a roller-disco night",
    format: "poster",
    css: `
      body { background: #1b0b3f; color: #fff }
      h1 { left: 0; right: 0; text-align: center; font: 400 176px/.8 Shrikhand; letter-spacing: -.02em }`,
    html: `
      ${shade("radial-gradient(75% 62% at 50% 45%,#ff8a5c 0,#ff4fa0 50%,#c026b8 72%,#5a1aa8 100%)")}
      <div class="fill" style="background: repeating-conic-gradient(from 8deg at 50% 46%,rgba(255,255,255,.17) 0 3deg,
          transparent 5deg 13deg,rgba(90,220,255,.16) 15deg 18deg,transparent 20deg 30deg);
          -webkit-mask-image: radial-gradient(64% 58% at 50% 46%,#000 30%,transparent); mix-blend-mode: screen"></div>
      <svg class="fill" viewBox="0 0 800 1200" style="filter: blur(2.2px); mix-blend-mode: screen">${specks}</svg>
      <h1 class="abs" style="top: 92px; z-index: 3; color: #ffe9b8;
          text-shadow: 0 6px 0 #b4157c,0 12px 44px rgba(30,0,70,.5)">
        Mirror
      </h1>
      <div class="abs" style="left: 190px; top: 320px; width: 420px; height: 420px; border-radius: 50%;
          box-shadow: 0 0 140px 40px rgba(255,150,230,.55)"></div>
      ${img(
        "disco",
        "position:absolute;width:800px;left:0;top:128px;filter:contrast(1.02) brightness(1.08) blur(.7px)",
      )}
      <div class="abs" style="left: 144px; top: 275px; width: 512px; height: 512px; border-radius: 50%;
          mix-blend-mode: overlay; background: radial-gradient(circle at 14% 30%,#ff2fa0 0,transparent 48%),
          radial-gradient(circle at 90% 40%,#22c8ff 0,transparent 46%),radial-gradient(circle at 50% 100%,#ffb02e 0,
          transparent 50%)"></div>
      <h1 class="abs" style="top: 760px; color: #ffe9b8; text-shadow: 0 6px 0 #6a1193,0 12px 44px rgba(20,0,60,.6)">
        Mirror
      </h1>
      <div class="abs" style="left: 52px; right: 52px; top: 40px; display: flex; justify-content: space-between;
          font: 600 20px Unbounded">
        <span>Roller disco</span> <span>18 and over</span>
      </div>
      <div class="abs" style="left: 52px; right: 52px; bottom: 48px; display: grid;
          grid-template-columns: auto 1fr auto; gap: 30px; align-items: end;
          border-top: 2px solid rgba(255,233,184,.5); padding-top: 26px">
        <div style="font: 800 74px/.82 Unbounded; letter-spacing: -.05em">Fri<br>14</div>
        <div style="font: 500 19px/1.5 Unbounded">March 14, 9 pm to 1 am<br>The Skate Hangar<br>Skates included</div>
        <div style="background: #ffe9b8; color: #3a0d63; font: 700 22px/1.15 Unbounded; padding: 22px 24px;
            text-align: center; border-radius: 12px">
          Tickets<br>$22
        </div>
      </div>
      ${grain(0.08)}`,
  },
  {
    slug: "garden-wedding",
    title: "Garden wedding suite",
    badge: "Invitation",
    line: "Invitation, reply card and tag in one hand",
    format: "flyer",
    css: `
      body { background: #cbc2b0; color: #43523f }
      .k { position: absolute; transform-origin: 50% 50%; text-align: center; mix-blend-mode: multiply; display: flex;
        flex-direction: column; justify-content: center }`,
    html: `
      <div class="fill" style="background: url(${photo("wedding")}) 50% 50%/cover;
          filter: sepia(.36) saturate(.86) brightness(1.07) contrast(1.05)"></div>
      <div class="k" style="left: 106px; top: 214px; width: 512px; height: 530px; transform: rotate(-4deg)">
        <div style="font: 500 25px/1.4 Cormorant">Together with their families</div>
        <div style="font: 400 108px/.9 Sacramento; margin: 22px 0 14px; color: #3f5a3c">Nora<br>&amp; Elias</div>
        <div style="font: 500 27px/1.42 Cormorant">
          ask you to the garden<br>on Saturday, September 6<br>at four in the afternoon
        </div>
        <div style="width: 56px; height: 1.5px; background: #8a9a80; margin: 16px auto"></div>
        <div style="font: 500 24px/1.3 Cormorant">Willow Court, Harbor Road</div>
      </div>
      <div class="k" style="left: 471px; top: 733px; width: 446px; height: 316px; transform: rotate(8deg);
          color: #f3ecd9; mix-blend-mode: normal">
        <div style="font: 400 54px/1 Sacramento">Say yes by August 1</div>
        <div style="font: 500 23px/1.4 Cormorant; margin-top: 14px">willowcourt.example or 555-0121</div>
      </div>
      <div class="k" style="left: 590px; top: 176px; width: 302px; height: 302px; transform: rotate(-9deg)">
        <div style="font: 400 66px/.95 Sacramento; color: #8a5f3f; padding-right: 84px; padding-top: 70px">
          dinner<br>at seven
        </div>
      </div>
      ${grain(0.1)}`,
  },
  {
    slug: "blue-hour-jazz",
    title: "Blue hour jazz",
    badge: "Event poster",
    line: "Lakeside concert, poster and web header",
    format: "poster",
    css: `body { background: #16264f; color: #f6dfae }`,
    html: `
      ${shade("linear-gradient(180deg,#101d44 0,#223a78 40%,#4f6fae 62%)")}
      <div class="abs" style="left: 400px; top: 520px; width: 0; height: 0;
          box-shadow: 0 0 220px 270px rgba(243,199,102,.2)"></div>
      <svg class="fill" viewBox="0 0 800 1200">${stars}</svg>
      <div class="abs" style="left: 0; right: 0; top: 48px; text-align: center; font: 400 142px/1.02 Monoton;
          color: #f6c866; white-space: nowrap">
        Blue
      </div>
      <div class="abs" style="left: 0; right: 0; top: 192px; text-align: center; font: 400 142px/1.02 Monoton;
          color: #f6c866; white-space: nowrap">
        hour
      </div>
      ${img(
        "vinyl",
        "position:absolute;left:110px;top:348px;width:580px;filter:drop-shadow(0 0 50px rgba(246,208,120,.35))",
      )}
      <i class="abs" style="left: 142px; top: 370px; width: 516px; height: 516px; border-radius: 50%;
          mix-blend-mode: screen; background: conic-gradient(from 24deg,transparent 0 8deg,rgba(255,220,150,.5) 22deg,
          transparent 40deg 178deg,rgba(150,190,255,.45) 200deg,transparent 222deg 300deg,
          rgba(255,220,150,.16) 316deg,transparent 330deg);
          -webkit-mask-image: radial-gradient(circle,transparent 33.5%,#000 34%)"></i>
      <svg class="fill" viewBox="0 0 800 1200">${lake}</svg>
      <div class="abs" style="left: 56px; right: 56px; bottom: 56px; display: flex; justify-content: space-between;
          align-items: end">
        <div style="font: 500 50px/1.06 Jost; color: #fff3d8">Ida Marlow Quartet<br>on the lake stage</div>
        <div style="font: 400 24px/1.4 Jost; text-align: right">Friday, July 18, 9 pm<br>Bring a blanket, $15</div>
      </div>
      ${grain(0.2)}`,
  },
  {
    slug: "founders-forum",
    title: "Founders forum banner",
    badge: "Event graphic",
    line: "Conference header for site and stage screen",
    format: "banner",
    css: `body { background: #ececf4; color: #16163a }`,
    html: `
      <div class="fill" style="background: url(${photo("prism")}) 100% 0/1272px auto"></div>
      ${shade("linear-gradient(90deg,rgba(244,244,251,.95) 12%,transparent 46%)")}
      <div class="abs" style="left: 52px; top: 40px; font: 800 118px/.84 Bricolage; letter-spacing: -.055em">
        Founders<br>forum
      </div>
      <div class="abs" style="left: 58px; bottom: 46px; display: grid; grid-template-columns: auto auto; gap: 34px;
          font: 600 22px/1.36 'DM Sans'; color: #35355e">
        <span>October 16 and 17, Pier Hall<br>30 talks, <span style="color: #b3124f">early seats $240</span></span>
      </div>
      ${grain(0.12)}`,
  },
];
