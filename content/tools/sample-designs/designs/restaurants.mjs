import { longDrinks, stirredDrinks } from "../drawings/drinks.mjs";
import { cover, grain, img, photo, seal, shade } from "../kit.mjs";

export default [
  {
    slug: "delivery-rescue",
    title: "Delivery photo rescue",
    badge: "Before/After",
    line: "Dim pizza photo, relit for delivery apps",
    format: "pair",
    before: `
      ${cover("pizza-window", "50% 50%", "filter:brightness(.84) contrast(.82) saturate(.7) blur(.8px);inset:-4px")}
      ${shade("radial-gradient(70% 80% at 64% 30%,#e6b75c,#a17c38 55%,#5a4724)", "mix-blend-mode:multiply")}
      ${shade("radial-gradient(46% 52% at 66% 26%,rgba(255,190,96,.3),transparent)")}
      ${grain(0.45)}`,
    after: cover("pizza-window"),
  },
  {
    slug: "broth-club-story",
    title: "Broth Club story",
    badge: "Story set",
    line: "Late-night ramen, for a story and a wall screen",
    format: "story",
    css: `body { background: #e8442a; color: #fff1dc }`,
    html: `
      ${shade("radial-gradient(60% 34% at 44% 62%,#ff6a3f,transparent)")}
      <div class="abs" style="left: 24px; top: 34px; writing-mode: vertical-rl; transform: rotate(180deg);
          font: 900 232px/.84 'Big Shoulders'; letter-spacing: -.02em; text-transform: uppercase; color: #fff1dc;
          white-space: nowrap">
        Broth Club
      </div>
      <div class="abs" style="left: 262px; top: 46px; font: 800 37px/1.04 'Big Shoulders'">
        Late ramen, for when<br>the band is done
      </div>
      <div class="abs" style="left: 256px; top: 146px; font: 900 214px/.8 'Big Shoulders'; letter-spacing: -.045em;
          color: #2a0c08; white-space: nowrap">
        11–3
      </div>
      ${img(
        "ramen",
        "position:absolute;left:128px;top:274px;width:900px;filter:drop-shadow(0 34px 34px rgba(86,10,0,.5))",
      )}
      <div class="abs" style="left: 262px; right: 36px; bottom: 44px; display: flex; justify-content: space-between;
          align-items: end">
        <div style="font: 600 22px/1.35 'DM Sans'">Ten stools,<br>9 Canal Street</div>
        <div style="font: 900 96px/.8 'Big Shoulders'; color: #ffd447">$14</div>
      </div>
      ${grain(0.18)}`,
  },
  {
    slug: "glaze-flyer",
    title: "Hot Glaze Saturday",
    badge: "Flyer",
    line: "Weekend flyer for a donut shop",
    format: "flyer",
    css: `
      body { background: #ffb9c8; color: #5b1420 }
      .rays { background: repeating-conic-gradient(from 4deg at 50% 63%,#ffc9d3 0 7.5deg,#ffb3c3 7.5deg 15deg) }
      h1 { font: 400 292px/.78 Caprasimo; letter-spacing: -.035em; text-align: center; left: 0; right: 0; top: 118px;
        color: #d81f52; text-shadow: 0 2px 0 #b4143f,0 5px 0 #a91139,0 8px 0 #9c0f34,0 26px 34px rgba(120,10,40,.28) }
      .top { left: 56px; right: 56px; top: 44px; display: flex; justify-content: space-between; font: 700 21px Outfit;
        letter-spacing: .02em }
      .bar { left: 0; right: 0; bottom: 0; height: 222px; background: #5b1420; color: #ffe6d8 }`,
    html: `
      <div class="fill rays"></div>
      ${shade("radial-gradient(60% 40% at 50% 62%,rgba(255,246,236,.75),transparent)")}
      <div class="abs top"><span>Glaze &amp; Co. Donuts</span><span>Saturdays from 6 am</span></div>
      <h1 class="abs">Hot<br>Glaze</h1>
      <div class="abs" style="left: 90px; right: 90px; top: 902px; height: 90px; border-radius: 50%;
          background: rgba(120,16,48,.42); filter: blur(26px)"></div>
      ${img("donuts", "position:absolute;width:1180px;left:-110px;top:298px")}
      <div class="abs bar"></div>
      <svg class="abs" viewBox="0 0 960 60" style="left: 0; bottom: 221px; width: 960px">
        <path d="M0 60V22C60 60 100 60 150 34S250 0 320 26s110 34 170 10 120-26 180 2 110 18 160-4 90-14 130 0v28Z"
            fill="#5b1420"/>
      </svg>
      <div class="abs" style="left: 56px; bottom: 58px; color: #ffe6d8">
        <div style="font: 400 66px/1 Caprasimo">Gone by ten.</div>
        <div style="font: 500 23px/1.4 Outfit; margin-top: 14px; color: #ffc7cf">
          212 Orange Row, next to the bike shop. Call 555-0142 to hold a box.
        </div>
      </div>
      ${seal(
        206,
        "BOX OF TWELVE • BOX OF TWELVE •",
        '<span style="font:400 62px/1 Caprasimo;letter-spacing:-.03em">$18</span>',
        `right:44px;top:612px;transform:rotate(11deg);background:#ffd447;border-radius:50%;
          filter:drop-shadow(0 10px 16px rgba(90,10,30,.3))`,
        "700 17px Outfit",
        "#5b1420",
      )}
      ${grain(0.16)}`,
  },
  {
    slug: "bitter-hour-menu",
    title: "Bitter Hour drinks menu",
    badge: "Menu",
    line: "Cocktail menu, for print and as a PDF",
    format: "menu",
    css: `
      body { background: #160a06; color: #f3dfc1 }
      h1 { font: 400 132px/.86 Limelight; letter-spacing: -.01em }
      .dish { margin-bottom: 21px }
      .dish p { display: flex; align-items: baseline; gap: 9px; font: 400 27px/1.1 Cormorant }
      .dish b { font-weight: 700; font-variant-numeric: lining-nums }
      .dish i { flex: 1; border-bottom: 1.5px dotted rgba(243,223,193,.42); transform: translateY(-4px) }
      .dish em { font: 500 20px Jost; color: #f59a4c }
      .dish small { display: block; font: 400 16.5px/1.35 Jost; color: #c9ac8b; margin-top: 3px }
      h2 { font: 400 34px/1 Limelight; color: #f59a4c; margin-bottom: 22px }`,
    html: `
      <div class="abs" style="left: 0; right: 0; top: 0; height: 760px;
          background: url(${photo("drink")}) -96px -64px/1010px no-repeat"></div>
      ${shade("radial-gradient(52% 34% at 20% 16%,rgba(22,10,6,.9) 35%,transparent)")}
      ${shade("linear-gradient(180deg,rgba(22,10,6,.5) 0,rgba(22,10,6,0) 22%,rgba(22,10,6,0) 42%,#160a06 58.5%)")}
      <div class="fill" style="margin: 26px; border: 1.5px solid rgba(245,170,96,.55)"></div>
      <div class="fill" style="margin: 33px; border: 1px solid rgba(245,170,96,.28)"></div>
      <h1 class="abs" style="left: 66px; top: 74px">Bitter<br>Hour</h1>
      <div class="abs" style="left: 70px; top: 338px; font: 400 21px/1.42 Jost; color: #f3dfc1">
        Copper Door Bar<br>Monday to Thursday<br>4 to 7 pm
      </div>
      <div class="abs" style="left: 66px; right: 66px; top: 706px; display: grid; grid-template-columns: 1fr 1fr;
          column-gap: 58px">
        <div>
          <h2>Stirred</h2>
          ${stirredDrinks}
        </div>
        <div>
          <h2>Long</h2>
          ${longDrinks}
        </div>
      </div>
      <div class="abs" style="left: 66px; right: 66px; bottom: 62px; display: flex; justify-content: space-between;
          border-top: 1px solid rgba(245,170,96,.4); padding-top: 16px; font: 400 17px Jost; color: #c9ac8b">
        <span>Small plates from the kitchen until ten</span>
        <span>Please drink kindly</span>
      </div>
      ${grain(0.14)}`,
  },
  {
    slug: "slice-ad",
    title: "Two for Tuesday",
    badge: "Paid ad",
    line: "Landscape ad for a pizza counter",
    format: "wide",
    css: `body { background: #1f2a24; color: #fff3df }`,
    html: `
      <div class="abs" style="right: -96px; top: -170px; width: 960px; height: 960px;
          background: url(${photo("pizza")}) center/cover"></div>
      ${shade("linear-gradient(90deg,#23282a 27%,rgba(35,40,42,.6) 37%,transparent 50%)")}
      <div class="abs" style="left: 56px; top: 44px; font: 400 34px/1 Yellowtail; color: #ffc44d">Nonna Fresca</div>
      <div class="abs" style="left: 52px; top: 118px; font: 400 150px/.86 'League Gothic'; text-transform: uppercase;
          letter-spacing: -.005em">
        Two for<br><span style="color: #ff5a36">Tuesday</span>
      </div>
      <div class="abs" style="left: 56px; top: 404px; font: 500 25px/1.4 Outfit; width: 380px">
        Any two twelve-inch pies, one price, dine in or carry out.
      </div>
      <div class="abs" style="left: 56px; bottom: 48px; display: flex; align-items: center; gap: 22px">
        <span style="background: #ff5a36; color: #fff; font: 700 24px Outfit; padding: 19px 32px;
            border-radius: 12px">
          Order now, $22
        </span>
        <span style="font: 500 20px Outfit; color: #d8cdb8">until 10 pm</span>
      </div>
      ${grain(0.12)}`,
  },
  {
    slug: "coffee-flight",
    title: "Coffee flight banner",
    badge: "Web banner",
    line: "Weekend tasting of four roasts",
    format: "banner",
    css: `body { background: #ecd9bc; color: #3a1c0c }`,
    html: `
      <div class="fill" style="background: url(${photo("coffee")}) 50% 0/1200px auto no-repeat #c9b088"></div>
      ${shade("linear-gradient(90deg,rgba(233,212,180,.85) 10%,transparent 38%)")}
      <div class="abs" style="left: 50px; top: 24px; font: 400 88px/.92 'Young Serif'; letter-spacing: -.035em;
          white-space: nowrap">
        Four cups, one hour.
      </div>
      <div class="abs" style="left: 56px; top: 184px; font: 500 23px/1.4 Figtree">
        Saturdays at ten, at<br>Kettle Row Roasters
      </div>
      <span class="abs" style="left: 54px; bottom: 50px; background: #3a1c0c; color: #fbeeda; font: 600 21px Figtree;
          padding: 19px 30px; border-radius: 99px">
        Book a seat, $16
      </span>
      ${grain(0.14)}`,
  },
];
