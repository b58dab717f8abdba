import { once } from "node:events";
import { shrinkInThisProcess, UNREADABLE } from "./shrink.server";
import { readWhole } from "./thumbnails.server";

try {
  const [type = "", size, seconds, target = ""] = process.argv.slice(2);
  const original = await readWhole({ body: process.stdin, size: Number(size) });
  const thumbnail = await shrinkInThisProcess(original, type, Number(seconds), JSON.parse(target));
  process.stdout.end(thumbnail);
  await once(process.stdout, "finish");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = UNREADABLE;
}
