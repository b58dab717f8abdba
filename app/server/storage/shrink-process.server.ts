import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { shrinkInThisProcess } from "./shrink.server";

try {
  const thumbnail = await shrinkInThisProcess(await buffer(process.stdin), Number(process.argv[2]));
  process.stdout.end(thumbnail);
  await once(process.stdout, "finish");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
