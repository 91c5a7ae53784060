import { chromium } from 'playwright-core';

const [, , base, out, ...paths] = process.argv;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (const [w, h] of [
  [390, 844],
  [1280, 800],
]) {
  const c = await b.newContext({ viewport: { width: w, height: h } });
  for (const p of paths) {
    const g = await c.newPage();
    const errs = [];
    g.on('pageerror', (e) => errs.push(e.message));
    g.on('console', (m) => m.type() === 'error' && errs.push(m.text()));
    await g.goto(base + p);
    await g.waitForTimeout(800);
    const n = p.replace(/\W+/g, '_') || 'home';
    const H = await g.evaluate(() => document.documentElement.scrollHeight);
    const sw = await g.evaluate(() => document.documentElement.scrollWidth);
    console.log(w, p, 'height', H, 'width', sw, errs.slice(0, 3));
    await g.screenshot({ path: `${out}/${n}_${w}.png` });
    await g.screenshot({ path: `${out}/${n}_${w}_full.png`, fullPage: true });
    await g.close();
  }
  await c.close();
}
await b.close();
