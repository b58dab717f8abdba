import { startBrowser } from "./support/browser/browser";

const browser = await startBrowser();
for (const scheme of ["light", "dark"] as const)
  for (const width of [390, 768, 1440]) {
    const context = await browser.newContext({
      baseURL: "http://127.0.0.1:4711",
      colorScheme: scheme,
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    page.on("pageerror", (e) => console.log("ERR", e.message));
    page.on("console", (m) => m.type() === "error" && console.log("CONSOLE", m.text()));
    page.on("dialog", (d) => d.accept());
    for (const path of ["/contact", "/lets-talk"]) {
      await page.goto(path);
      await page.screenshot({ path: `/tmp/pw/k1-eye/${path.slice(1)}-${width}-${scheme}.png`, fullPage: true });
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByRole("alert").waitFor();
      await page.screenshot({ path: `/tmp/pw/k1-eye/${path.slice(1)}-errors-${width}-${scheme}.png`, fullPage: true });
      await page.locator("[autocomplete=name]").fill("Dana Whitfield");
      await page.locator("[type=email]").fill(`dana${width}${scheme}${path.slice(1)}@studio.example`);
      await page.locator("[type=tel]").fill("407 555 0143");
      await page.locator("textarea").fill("We miss about ten calls a week.");
      if (path === "/lets-talk") await page.locator("#consent").check();
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByRole("heading", { name: "Thank you" }).waitFor();
      await page.locator(".contact-thanks").hover();
      await page.screenshot({ path: `/tmp/pw/k1-eye/${path.slice(1)}-thanks-${width}-${scheme}.png` });
    }
    await context.close();
  }
await browser.close();
