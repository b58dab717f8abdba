import { cover, each, grain, img, photo, pill, shade, times } from "../kit.mjs";

/** Paper labels over the bottles of "shelf-tidy", in that photograph's place: left, top, width, height, words. */
const labels = [
  [486, 621, 63, 84, "Cedar"],
  [568, 644, 63, 66, "Salt"],
  [645, 654, 64, 56, "Mint"],
];

const label = ([left, top, width, height, name]) => `
  <div class="abs" style="left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;
      border-radius: 0 0 32px 32px/0 0 4px 4px;
      background: linear-gradient(90deg,#cfc4ad,#f3ecdd 34%,#efe7d6 62%,#bfb49d); color: #4a3524; text-align: center;
      font: 400 17px/${height - 4}px 'Young Serif'">${name}</div>`;

const ring = (index) => `
  <ellipse cx="338" cy="${806 - index * 30}" rx="${196 + index * 26}" ry="${34 + index * 9}" fill="none"
    stroke="#f2c36a" stroke-width="${2.2 - index * 0.1}" opacity="${(0.75 - index * 0.05).toFixed(2)}"/>`;

export default [
  {
    slug: "shelf-tidy",
    title: "Tidy shelf",
    badge: "Before/After",
    line: "Studio photo, cleaned up and relit",
    format: "pair",
    before: cover("shelf-in-use", "50% 25%"),
    after: `
      ${cover("shelf-tidy", "50% 25%")}
      ${each(labels, label)}`,
  },
  {
    slug: "sound-bath-story",
    title: "Sound bath story",
    badge: "Story set",
    line: "Evening with singing bowls",
    format: "story",
    css: `body { background: #101d17; color: #f6e3b8 }`,
    html: `
      ${cover("bowl", "50% 100%")}
      ${shade("linear-gradient(180deg,rgba(12,24,18,.3),transparent 40%,transparent 80%,rgba(10,18,14,.8))")}
      <svg class="fill" viewBox="0 0 675 1200" style="-webkit-mask-image: linear-gradient(180deg,transparent 26%,
          #000 46%,#000 62%,transparent 66%)">
        ${times(13, ring)}
      </svg>
      <div class="abs" style="left: 44px; top: 92px; font: italic 400 158px/.84 'Instrument Serif';
          letter-spacing: -.035em">
        Lie down,<br><span style="font-style: normal">listen.</span>
      </div>
      <div class="abs" style="left: 48px; top: 44px; font: 500 22px 'DM Sans'">Fern &amp; Stone</div>
      <div class="abs" style="left: 48px; right: 48px; bottom: 56px; display: flex; justify-content: space-between;
          align-items: end; font: 500 23px/1.4 'DM Sans'">
        <span>Thursday, 7:30 pm<br>Mats and blankets here</span>
        <span style="background: #f2c36a; color: #1c2a20; font-weight: 700; padding: 20px 28px; border-radius: 99px">
          $35, ten spots
        </span>
      </div>
      ${grain(0.16)}`,
  },
  {
    slug: "slow-sunday-email",
    title: "Slow Sunday email",
    badge: "Email",
    line: "Newsletter graphic with three treatments",
    format: "email",
    css: `
      body { background: #f3eee4; color: #2c3a30 }
      .t { border-top: 1.5px solid #b9c2ae; padding-top: 18px }
      .t b { display: block; font: 400 27px/1 Fraunces; margin-bottom: 8px }
      .t span { font: 450 18px/1.4 Jost; color: #5d6a5c }
      .t em { display: block; margin-top: 12px; font: 600 20px Jost; font-style: normal; color: #a8562f }`,
    html: `
      <div class="abs" style="left: 0; right: 0; top: 38px; text-align: center; font: 400 22px Fraunces">
        Fern &amp; Stone
      </div>
      <div class="abs" style="left: 0; right: 0; top: 94px; text-align: center; font: 300 108px/.9 Fraunces;
          letter-spacing: -.045em">
        A slower<br><i>Sunday</i>
      </div>
      <div class="abs" style="left: 44px; right: 44px; top: 336px; height: 440px; border-radius: 220px 220px 8px 8px;
          background: url(${photo("spa-detail")}) 50% 50%/cover"></div>
      <div class="abs" style="left: 44px; right: 44px; top: 816px; display: grid;
          grid-template-columns: repeat(3,1fr); gap: 30px">
        <div class="t"><b>Warm stone</b><span>Basalt, cedar oil, back and shoulders</span><em>60 min, $95</em></div>
        <div class="t"><b>Salt soak</b><span>Private tub, eucalyptus, cold towel</span><em>45 min, $60</em></div>
        <div class="t"><b>Deep rest</b><span>Breath work, sound bowls, tea after</span><em>75 min, $80</em></div>
      </div>
      <div class="abs" style="left: 0; right: 0; bottom: 0; height: 150px; background: #2f4638; color: #f3eee4;
          display: flex; align-items: center; justify-content: space-between; padding: 0 44px">
        <span style="font: 400 27px/1.1 Fraunces">Two for one until the 30th</span>
        ${pill("Pick a time", "#f3eee4", "#2f4638", "600 20px Jost", "19px 32px")}
      </div>
      ${grain(0.1)}`,
  },
  {
    slug: "dawn-retreat",
    title: "Dawn retreat flyer",
    badge: "Flyer",
    line: "Three days of yoga in the dunes",
    format: "flyer",
    css: `body { background: #f3b08a; color: #5a2a2a }`,
    html: `
      ${shade("linear-gradient(180deg,#8fa3c4 0,#d9b3b4 26%,#ffc79a 48%,#ffe0ab 62%)")}
      <div class="abs" style="left: 250px; top: 250px; width: 460px; height: 460px; border-radius: 50%;
          background: radial-gradient(circle,#fff6d8 0,#ffdf9c 62%,#ffcb85 100%)"></div>
      <div class="abs" style="left: -120px; top: -120px; width: 1200px; height: 1200px;
          background: radial-gradient(circle,rgba(255,226,165,.75) 16%,rgba(255,214,160,.28) 34%,
          transparent 58%)"></div>
      <div class="abs" style="left: 0; right: 0; top: 150px; text-align: center; font: 400 330px/.8 Italiana;
          letter-spacing: -.03em; color: #fff8ea; mix-blend-mode: normal;
          text-shadow: 0 8px 50px rgba(160,70,40,.35)">
        Dawn
      </div>
      ${img("dunes", "position:absolute;left:0;bottom:0;width:960px;filter:saturate(1.18) sepia(.14) brightness(1.06)")}
      ${shade("linear-gradient(180deg,transparent 76%,rgba(90,36,24,.72))")}
      <div class="abs" style="left: 60px; top: 54px; right: 60px; display: flex; justify-content: space-between;
          font: 500 24px Outfit; color: #fff8ea">
        <span>Fern &amp; Stone</span>
        <span>May 9 to 11</span>
      </div>
      <div class="abs" style="left: 60px; right: 60px; bottom: 58px; color: #fff3e2; display: flex;
          justify-content: space-between; align-items: end">
        <div style="font: 400 58px/1.04 Italiana">Three mornings<br>in the dunes</div>
        <div style="font: 500 25px/1.4 Outfit; text-align: right">
          Yoga at six, breakfast at eight<br>$390 with a room, 555-0109
        </div>
      </div>
      ${grain(0.16)}`,
  },
  {
    slug: "tea-tin",
    title: "Tea tin",
    badge: "Product photo",
    line: "Herbal blend in noon light, for shop and press",
    format: "photo",
    html: `
      ${cover("tin")}
      ${grain(0.1)}`,
  },
  {
    slug: "quiet-hours-banner",
    title: "Quiet Hours banner",
    badge: "Web banner",
    line: "Home page banner for a day spa",
    format: "banner",
    css: `body { background: #d6deca; color: #24382c }`,
    html: `
      <div class="abs" style="right: 0; top: 0; bottom: 0; width: 860px;
          background: url(${photo("soak")}) 50% 82%/cover"></div>
      ${shade("linear-gradient(90deg,#d6deca 28%,rgba(214,222,202,.86) 38%,rgba(214,222,202,0) 56%)")}
      <div class="abs" style="left: 56px; top: 40px; font: 400 22px Marcellus">Fern &amp; Stone Day Spa</div>
      <div class="abs" style="left: 50px; top: 80px; font: italic 300 116px/.8 Cormorant; letter-spacing: -.035em">
        Quiet<br>Hours
      </div>
      <div class="abs" style="left: 56px; bottom: 38px; display: flex; gap: 28px; align-items: center">
        ${pill("Book 90 minutes", "#24382c", "#f2f1e6", "500 19px Figtree", "17px 28px")}
        <span style="font: 450 19px/1.35 Figtree">Weekdays 9 to 1,<br>20% off a salt soak</span>
      </div>
      ${grain(0.1)}`,
  },
];
