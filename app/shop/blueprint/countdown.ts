import { listDashes } from "#app/ui/marks/dial-dashes";
import { notConnected } from "../model/blueprint-offer";

/** Updates the digits every second, and the text for screen readers once a minute. */
function countDown(timer: Element): void {
  const spoken = timer.querySelector("[data-spoken]");
  const digits = [...timer.querySelectorAll("b")];
  const hours = addHours();

  const tick = () => {
    const now = new Date();
    // The next midnight, even if today has 23 or 25 hours.
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const left = Math.floor((midnight.getTime() - now.getTime()) / 1000);
    const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    const shown = parts.map((part) => String(part).padStart(2, "0")).join("");
    digits.forEach((digit, index) => {
      digit.textContent = shown.charAt(index);
    });
    hours?.setAttribute("stroke-dasharray", listDashes(24, Math.min(Math.max(Math.ceil(left / 3600), 1), 24)));
    const sentence = describeTimeLeft(parts[0] ?? 0, parts[1] ?? 0);
    if (spoken && spoken.textContent !== sentence) spoken.textContent = sentence;
    setTimeout(tick, 1000 - (Date.now() % 1000));
  };
  tick();
}

function addHours(): Element | null {
  const day = document.querySelector(".offer-dial circle");
  if (!day) return null;
  const hours = day.cloneNode() as Element;
  hours.setAttribute("class", "lit");
  day.after(hours);
  return hours;
}

function describeTimeLeft(hours: number, minutes: number): string {
  const count = (number: number, name: string) => (number > 0 ? [`${number} ${name}${number === 1 ? "" : "s"}`] : []);
  return [...count(hours, "hour"), ...count(minutes, "minute")].join(" ") || "Less than a minute";
}

const timer = document.querySelector('[role="timer"]');
if (timer) countDown(timer);
document.addEventListener("submit", (event) => {
  if (!(event.target instanceof Element) || !event.target.matches("[data-not-connected]")) return;
  event.preventDefault();
  alert(notConnected);
});
