const DAY = 86_400_000;
const MINUTE = 60_000;

const hero = document.querySelector<HTMLElement>("[data-changes]");
if (hero) updateSky(hero);

/** Keeps the time and the sky correct on a page that stays open or that the browser shows again later. */
function updateSky(hero: HTMLElement): void {
  const { changes = "", since, zone, before, after } = hero.dataset;
  const [first = 0, second = 0] = changes.split(" ").map(Number);
  const wasNight = hero.classList.contains("hero-night");
  // Created only at night, because the first formatter of a page takes a slow phone a tenth of a second.
  let clock: Intl.DateTimeFormat | undefined;
  const time = document.createElement("b");
  const paragraph = document.createElement("p");
  paragraph.className = "local-time";
  paragraph.append(`${before} `, time, ` ${after}`);

  const update = () => {
    const now = Date.now();
    // A visitor's clock that is behind the server's is wrong.
    if (now < Number(since)) return;
    const inDay = now - Math.max(0, Math.floor((now - first) / DAY)) * DAY;
    const isNight = (inDay >= first && inDay < second) !== wasNight;
    hero.classList.toggle("hero-night", isNight);
    const shown = hero.querySelector(".local-time");
    if (!isNight) {
      shown?.remove();
      return;
    }
    clock ??= new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit" });
    time.textContent = clock.format(now).replace(/\s/, " ");
    if (shown) shown.replaceWith(paragraph);
    else hero.querySelector(".hero-copy")?.prepend(paragraph);
  };
  const updateEachMinute = () => {
    update();
    setTimeout(updateEachMinute, MINUTE - (Date.now() % MINUTE));
  };
  updateEachMinute();
  addEventListener("pageshow", update);
}
