// npm run lighthouse [-- /path …]: what Lighthouse says of one page of each kind, on a phone. With
// `--beside-bare`: its times beside those of a bare Next page with the same HTML and style.
import { parseArgs } from 'node:util';
import { auditPage } from './lighthouse/audit';
import { compareWithBare } from './lighthouse/besideBare';
import { type Audit, fallsShort } from './lighthouse/marks';
import { choosePages } from './lighthouse/pages';
import { startOwnSite } from './steps/ownSite';

const PORT = 4270;

const auditAll = async (origin: string, paths: readonly string[]): Promise<Audit[]> => {
  const audits: Audit[] = [];
  for (const page of choosePages(paths)) {
    const audit = await auditPage(origin, page);
    audits.push(audit);
    console.error(`${page.kind}: ${Object.values(audit.marks).join(' ')}`);
  }
  return audits;
};

const run = async (): Promise<void> => {
  const site = await startOwnSite('lighthouse', PORT);
  try {
    const options = { 'beside-bare': { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (values['beside-bare']) return await compareWithBare(site.origin, choosePages(positionals));
    const audits = await auditAll(site.origin, positionals);
    const short = audits.filter((audit) => fallsShort(audit).length > 0);
    console.table(
      audits.map((audit) => ({
        page: `${short.includes(audit) ? '✗ ' : ''}${audit.page.kind} ${audit.page.path}`,
        ...audit.marks,
        ...(!audit.page.isForSearch && { seo: 'not asked' }),
        kB: Math.ceil(audit.bytes / 1000),
      })),
    );
    for (const { page, faults } of short) console.log([page.path, ...faults].join('\n    '));
    console.log(`${audits.length} pages, ${short.length} below their marks.`);
    process.exitCode = short.length === 0 ? 0 : 1;
  } finally {
    await site.stop();
  }
};

void run();
