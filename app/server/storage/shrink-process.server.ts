import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { shrinkInThisProcess } from "./shrink.server";

try {
  const [type = "", seconds, edge] = process.argv.slice(2);
  const thumbnail = await shrinkInThisProcess(await buffer(process.stdin), type, Number(seconds), Number(edge));
  process.stdout.end(thumbnail);
  await once(process.stdout, "finish");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
