import { grain, img, shade, times } from "../kit.mjs";

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

export default {
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
};
