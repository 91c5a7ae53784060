import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '@/e2e/support/startSite';
import { dataDirOf, type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { withStore } from '@/tests/reliability/support/withStore';
import { numberOfOwnBlock } from './phones';

const PORTS = { embedded: 4345, overHttp: 4346, school: 4347 };

export const knownNumber = (index: number): string => numberOfOwnBlock(2 * index);
export const unknownNumber = (index: number): string => numberOfOwnBlock(2 * index + 1);

type Work = (site: TestSite) => Promise<void>;

/** A site with the embedded school system, which knows the first `count` known numbers. */
export const withEmbeddedSchool = (count: number, work: Work): Promise<void> =>
  withTestSite(
    { name: 'same-answer', port: PORTS.embedded, env: { TRUST_PROXY: '1' } },
    async (site) => {
      await makeKnown(join(site.dataDir, 'site.db'), count);
      await work(site);
    },
  );

/** The same with a school system over HTTP, which each call reaches after `delayMs`. */
export const withSlowSchool = async (count: number, delayMs: number, work: Work): Promise<void> => {
  const dataDir = dataDirOf('same-answer-school');
  rmSync(dataDir, { recursive: true, force: true });
  const url = `http://127.0.0.1:${PORTS.school}`;
  const program = ['--import', 'tsx', 'tests/reliability/otp/slowSchool.ts'];
  const school = await startProcess(
    [process.execPath, ...program, String(PORTS.school), String(delayMs)],
    `${url}/footer-open/`,
    { dataDir },
  );
  try {
    await makeKnown(join(dataDir, 'school.db'), count);
    const env = { TRUST_PROXY: '1', ERP_BASE_URL: url, API_BASE_URL: url };
    await withTestSite({ name: 'same-answer-http', port: PORTS.overHttp, env }, work);
  } finally {
    await school.stop();
  }
};

const makeKnown = (file: string, count: number) =>
  withStore({ file }, async ({ db }) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      contact: `+91-${knownNumber(index)}`,
      kind: 'known' as const,
      parent_name: null,
      child_name: 'Rohan Das',
      grade_name: 'Grade 7',
      erp_id: `OIS-1${index}`,
      created_at: Date.now(),
    }));
    await db.insertInto('erp_accounts').values(rows).execute();
  });
