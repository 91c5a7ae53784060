// npm run lighthouse [-- /path …]: what Lighthouse says of one page of each kind, on a phone.
import { launch } from 'chrome-launcher';
import config from '@/playwright.config';
import { auditPage } from './lighthouse/audit';
import { type Audit, fallsShort } from './lighthouse/marks';
import { choosePages } from './lighthouse/pages';
import { printAudits } from './lighthouse/table';
import { startOwnSite } from './steps/ownSite';

const PORT = 4270;

const auditAll = async (origin: string, paths: readonly string[]): Promise<Audit[]> => {
  const { executablePath, args = [] } = config.use?.launchOptions ?? {};
  const browser = await launch({
    chromeFlags: ['--headless=new', ...args],
    ...(executablePath ? { chromePath: executablePath } : {}),
  });
  try {
    const audits: Audit[] = [];
    for (const page of choosePages(paths)) {
      audits.push(await auditPage(origin, page, browser.port));
      console.error(`${page.kind}: ${JSON.stringify(audits.at(-1)?.marks)}`);
    }
    return audits;
  } finally {
    browser.kill();
  }
};

const run = async (): Promise<void> => {
  const site = await startOwnSite('lighthouse', PORT);
  try {
    const audits = await auditAll(site.origin, process.argv.slice(2));
    console.log(printAudits(audits));
    const short = audits.filter((audit) => fallsShort(audit).length > 0);
    console.log(`${audits.length} pages, ${short.length} below their marks.`);
    process.exitCode = short.length === 0 ? 0 : 1;
  } finally {
    await site.stop();
  }
};

void run();
