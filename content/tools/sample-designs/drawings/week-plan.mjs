import { each } from "../kit.mjs";

/** Pixels that an hour takes; the plan begins at six in the morning. */
const HOUR = 38;
const topOf = (hour) => (hour - 6) * HOUR;

/** Letter in the plan -> name, color, color of its words. */
const classes = {
  L: ["Lift", "#e8452c", "#fff"],
  S: ["Spin", "#15171a", "#fff"],
  R: ["Row", "#f3b72e", "#15171a"],
  M: ["Mobility", "#b7cfc0", "#15171a"],
  O: ["Open", "#2f5fd0", "#fff"],
};

/** Day by day: letter and hour of the start, then the hours it lasts. */
const plan = {
  Mon: ["L6-1", "S7.5-1", "R12-1", "M17-1", "L18.5-1.5"],
  Tue: ["S6-1", "M9-1", "L12-1", "R17.5-1", "S19-1"],
  Wed: ["L6-1", "R7.5-1", "S12-1", "L17-1.5", "M19-1"],
  Thu: ["R6-1", "M9-1", "L12-1", "S17.5-1", "L19-1.5"],
  Fri: ["L6-1", "S7.5-1", "R12-1", "S17-1", "O18.5-2"],
  Sat: ["L8-1.5", "R10-1", "O11.5-3"],
  Sun: ["M9-1", "O10.5-3"],
};

const hourName = (hour) => (hour === 12 ? "noon" : `${hour % 12} ${hour < 12 ? "am" : "pm"}`);
const timeName = (hour) => `${(Math.floor(hour - 1) % 12) + 1}:${hour % 1 ? "30" : "00"}`;

const block = (entry) => {
  const [, letter, start, hours] = /(\w)([\d.]+)-([\d.]+)/.exec(entry);
  const [name, background, color] = classes[letter];
  // The shortest ones are made high enough for their two lines.
  const height = HOUR * hours - 5 + (hours === "1" ? 16 : 0);
  return `<div class="c" style="top:${topOf(start)}px;height:${height}px;background:${background};color:${color}">
    ${name}<b>${timeName(Number(start))}</b>
  </div>`;
};

const line = (hour) => `
  <div class="t abs" style="top:${topOf(hour)}px">${hourName(hour)}</div>
  <i class="abs" style="left:64px;width:690px;top:${topOf(hour) - 1}px;border-top:1.5px solid rgba(21,23,26,.13)"></i>`;

/** For a grid of eight columns: the days' names, then the hours and the seven days. */
export const weekPlan = `
  ${each(["", ...Object.keys(plan)], (day) => `<div class="d">${day}</div>`)}
  <div style="position:relative;height:590px">${each([6, 8, 10, 12, 14, 16, 18], line)}</div>
  ${each(Object.values(plan), (day) => `<div style="position:relative">${each(day, block)}</div>`)}`;
