import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { setUpBuiltServer } from "../support/built-server";
import { waitUntil } from "../support/wait-until";

const built = setUpBuiltServer();

test("`npm start` on what is installed and built prints the address and does neither again", async () => {
  const child = spawn(process.execPath, ["app/server/start.mjs", "serve"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(built.port),
      VAR_DIR: built.folder,
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  built.killAfterTest(child);
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  await waitUntil(() => expect(said).toContain(`http://localhost:${built.port}`));
  expect(said).not.toMatch(/Installing|Building/);
  expect((await fetch(`http://127.0.0.1:${built.port}/visual-design`)).status).toBe(200);
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
});

test("a wrong configuration stops the start and lists all problems", async () => {
  const child = spawn(process.execPath, ["build/server.js"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: "x", SMTP_URL: "nonsense" },
  });
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(complaint).toContain("PORT:");
  expect(complaint).toContain("SMTP_URL:");
});
