import { startBrowser } from "./browser";
const port = process.argv[2] ?? "3920"; const variants: Record<string, string> = JSON.parse(process.argv[3] ?? '{"now":""}');
const b = await startBrowser();
const c = await b.newContext({ viewport: { width: 1440, height: 900 } });
const p = await c.newPage();
p.setDefaultTimeout(8000);
await p.addInitScript(`
  window.__t=[]; window.__c=0;
  addEventListener("click",e=>{window.__c=e.timeStamp;window.__t=[]},true);
  new PerformanceObserver(l=>{for(const e of l.getEntries()) window.__t.push(Math.round(e.renderTime-window.__c))}).observe({type:"element",buffered:true});
  new PerformanceObserver(l=>{for(const e of l.getEntries()) if(e.name==="click") window.__e=Math.round(e.duration)}).observe({type:"event",durationThreshold:16,buffered:true});
  document.addEventListener("DOMContentLoaded",()=>new MutationObserver(()=>{for(const i of document.querySelectorAll("dialog .lightbox-slide:not([hidden]) img")) i.setAttribute("elementtiming","x")}).observe(document.documentElement,{subtree:true,childList:true,attributes:true,attributeFilter:["hidden","open"]}));
`);
const sum: Record<string, string[]> = {};
await p.goto(`http://127.0.0.1:${port}/visual-design`);
await p.waitForSelector('[role="tablist"]');
await p.locator("#examples").scrollIntoViewIfNeeded();
await p.waitForTimeout(1000);
const cards = p.locator("#examples .wall a[href*='example=']");
const n = await cards.count();
for (let i = 0; i < n; i++) { await cards.nth(i).click(); await p.waitForSelector("dialog .lightbox-slide:not([hidden]) img >> nth=0"); await p.waitForTimeout(400); await p.keyboard.press("Escape"); await p.waitForSelector("dialog", { state: "detached" }); }
for (let round = 0; round < 3; round++) for (const [name, css] of Object.entries(variants)) {
  await p.reload(); await p.waitForSelector('[role="tablist"]');
  await p.evaluate((css) => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets = [s]; }, css);
  await p.waitForTimeout(600);
  for (let i = 0; i < n; i++) {
    await cards.nth(i).hover(); await p.waitForTimeout(300);
    await p.evaluate("window.__e=0");
    await cards.nth(i).click(); await p.waitForTimeout(700);
    (sum[name] ??= []).push(`${await p.evaluate("window.__e+':'+window.__t.join('+')")}`);
    await p.keyboard.press("Escape"); await p.waitForSelector("dialog", { state: "detached" });
  }
}
for (const name in sum) console.log(name, sum[name]!.join("  "));
await b.close(); process.exit(0);
