import { bad, type Finding, good, warning } from "./health-check";

const WARNING_SECONDS = 5;
const BAD_SECONDS = 30;

export function compareClocks(theirs: number, ours: number, who: string): Finding {
  const seconds = Math.round((theirs - ours) / 1000);
  const off = Math.abs(seconds);
  if (off <= WARNING_SECONDS) return good(`${who} has the same time.`);
  const found = `${who} is ${off} seconds ${seconds > 0 ? "ahead" : "behind"}.`;
  return off > BAD_SECONDS ? bad(found) : warning(found);
}
