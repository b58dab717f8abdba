import { lake, stars } from "../drawings/night-lake.mjs";
import { cover, grain, img, photo, shade } from "../kit.mjs";
import mirrorMirror from "./mirror-mirror.mjs";

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
    title: "Lineup story",
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
  mirrorMirror,
  {
    slug: "garden-wedding",
    title: "Garden wedding suite",
    badge: "Invitation",
    line: "Invitation, reply card and envelope that match",
    format: "flyer",
    css: `
      body { background: #cbc2b0; color: #43523f }
      .k { position: absolute; transform-origin: 50% 50%; text-align: center; mix-blend-mode: multiply; display: flex;
        flex-direction: column; justify-content: center }`,
    html: `
      ${cover("wedding")}
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
      </div>`,
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
