/** Cut-paper pictures on 100 by 100 units: `{icon shoe}` in a text. */
const g = "var(--color-palm)";
const leaf = "var(--color-frond)";
const sun = "var(--color-sun)";
const pink = "var(--color-pink)";
const hot = "var(--color-hot)";
const shapes: Record<string, string> = {
  sunrise: `<path fill="${sun}" d="M18 72a32 32 0 0 1 64 0z"/><path fill="${g}" d="M4 72h92v10H4z"/><path fill="${hot}" d="M50 8l5 24H45zM14 30l18 16-7 7zM86 30L68 46l7 7z"/>`,
  bed: `<path fill="${g}" d="M6 24h10v32h78v26H84V72H16v10H6z"/><path fill="${pink}" d="M20 40h22v16H20z"/><path fill="${hot}" d="M46 40h34a14 14 0 0 1 14 14v2H46z"/>`,
  shirt: `<path fill="${leaf}" d="M32 14h36l26 18-12 20-12-7v43H30V45l-12 7L6 32z"/><path fill="${g}" d="M36 14h28a14 14 0 0 1-28 0z"/>`,
  bowl: `<path fill="${hot}" d="M10 46h80a40 40 0 0 1-80 0z"/><path fill="${g}" d="M34 84h32v8H34zM4 40h92v8H4z"/><path fill="${sun}" d="M28 40a14 14 0 0 1 28 0zM54 40a10 10 0 0 1 20 0z"/>`,
  brush: `<path fill="${g}" d="M8 62h84v12H8z"/><path fill="${leaf}" d="M56 36h36v26H56z"/><path fill="#fff" d="M64 36h4v26h-4zM76 36h4v26h-4z"/><path fill="${sun}" d="M54 26a12 12 0 0 1 24 0z"/>`,
  shoe: `<path fill="${hot}" d="M8 26h30l16 22 38 12v16H8z"/><path fill="${g}" d="M8 76h84v10H8z"/><path fill="#fff" d="M42 42l14-7 4 5-14 7zM50 53l14-7 4 5-14 7z"/>`,
  bag: `<path fill="${g}" d="M34 22a16 16 0 0 1 32 0v10h-9V22a7 7 0 0 0-14 0v10h-9z"/><path fill="${leaf}" d="M14 90V58a36 32 0 0 1 72 0v32z"/><path fill="${g}" d="M26 60h48v26H26z"/><path fill="${sun}" d="M44 56h12v14H44z"/>`,
  door: `<path fill="${g}" d="M22 6h56v86H22z"/><path fill="${sun}" d="M30 14h40v78H30z"/><path fill="${hot}" d="M38 22h10v26H38zM52 22h10v26H52z"/><path fill="${g}" d="M58 56h6v6h-6zM6 92h88v4H6z"/>`,
  lunch: `<path fill="${pink}" d="M10 40h80v48H10z"/><path fill="${g}" d="M32 24h36v16h-8v-8H40v8h-8zM10 54h80v8H10z"/><path fill="${sun}" d="M43 50h14v16H43z"/>`,
  book: `<path fill="${g}" d="M50 26L8 16v60l42 10 42-10V16z"/><path fill="#fff" d="M46 34L14 26v42l32 8zM54 34l32-8v42l-32 8z"/><path fill="${hot}" d="M62 40l16-4v6l-16 4zM62 52l16-4v6l-16 4z"/>`,
  moon: `<path fill="${g}" d="M0 0h100v100H0z"/><path fill="${sun}" d="M62 12a40 40 0 1 0 26 58A34 34 0 0 1 62 12z"/><path fill="#fff" d="M78 22l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"/>`,
  phone: `<path fill="${g}" d="M28 6h44v88H28z"/><path fill="${leaf}" d="M34 16h32v62H34z"/><path fill="${sun}" d="M40 26h20v12H40zM40 44h20v12H40z"/>`,
  key: `<path fill="${sun}" d="M28 26a24 24 0 1 1 0 48 24 24 0 0 1 0-48zm0 15a9 9 0 1 0 0 18 9 9 0 0 0 0-18z"/><path fill="${g}" d="M50 44h46v12H50zM72 56h8v16h-8zM86 56h8v12h-8z"/>`,
  box: `<path fill="${sun}" d="M10 34h80v56H10z"/><path fill="${g}" d="M4 18h92v18H4z"/><path fill="${hot}" d="M42 18h16v36H42z"/>`,
  plug: `<path fill="${g}" d="M30 8h10v24H30zM60 8h10v24H60z"/><path fill="${leaf}" d="M18 32h64v18a32 32 0 0 1-64 0z"/><path fill="${g}" d="M45 80h10v18H45z"/>`,
  lock: `<path fill="${g}" d="M24 46V32a26 26 0 0 1 52 0v14H64V32a14 14 0 0 0-28 0v14z"/><path fill="${hot}" d="M14 46h72v46H14z"/><path fill="${sun}" d="M50 58a8 8 0 0 1 4 15v9h-8v-9a8 8 0 0 1 4-15z"/>`,
};

export function drawIcon(name: string): string {
  const shape = shapes[name];
  if (!shape) throw new Error(`no picture ${name}`);
  return `<svg class="icon" viewBox="0 0 100 100" aria-hidden="true">${shape}</svg>`;
}
