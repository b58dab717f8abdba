import { expect, test } from "vitest";
import { createRenderLimit } from "#app/server/http/render-limit.server";

test("other visitors' pages go before those of a visitor with 100 open pages", async () => {
  const limitRenders = createRenderLimit(4);
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const open = (visitor: string) =>
    limitRenders(visitor, () => {
      started.push(visitor);
      return new Promise<void>((resolve) => finish.push(resolve));
    });
  const greedy = Array.from({ length: 100 }, () => open("greedy"));
  await Promise.resolve();
  const other = open("other");
  await expect.poll(() => started).toEqual(["greedy", "greedy", "greedy", "greedy", "other"]);
  finish.at(-1)?.();
  await other;

  let isDone = false;
  const allDone = Promise.all(greedy).then(() => {
    isDone = true;
  });
  while (!isDone) {
    for (const resolve of finish.splice(0)) resolve();
    await new Promise(setImmediate);
  }
  await allDone;
  expect(started.filter((visitor) => visitor === "greedy")).toHaveLength(100);
});

test("pages of a visitor who has left are not rendered", async () => {
  const limitRenders = createRenderLimit(1);
  let hasLeft = false;
  const rendered: number[] = [];
  const pages = [1, 2, 3].map((page) =>
    limitRenders(
      "visitor",
      async () => {
        rendered.push(page);
        hasLeft = page === 1;
        return `page ${page}`;
      },
      () => hasLeft,
    ),
  );
  expect(await Promise.all(pages)).toEqual(["page 1", null, null]);
  expect(rendered).toEqual([1]);
});

test("after a page fails, the visitor's next one is rendered", async () => {
  const limitRenders = createRenderLimit(1);
  const failing = limitRenders("visitor", async () => {
    throw new Error("broken");
  });
  const next = limitRenders("visitor", async () => "rendered");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("rendered");
});
