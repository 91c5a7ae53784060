import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { openStore } from '@/lib/server/store/store';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { USAGE as PRIVACY_USAGE } from '@/scripts/privacy/usage';

describe('a command line of the help', () => {
  let folder = '';
  const MOBILE = '9845012345';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-npm-lines-'));
    const tsx = pathToFileURL(require.resolve('tsx')).href;
    const script = (name: string) => `node --import ${tsx} ${resolve(`scripts/${name}.ts`)}`;
    const scripts = { privacy: script('privacy') };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
    copyFileSync('.npmrc', join(folder, '.npmrc'));
    const store = await openStore({ file: join(folder, '.data', 'site.db') });
    await loadLookupKeys(store.db);
    const enquiry = { ...SAMPLE_ENQUIRY, parent_name: 'आशा राव', mobile: MOBILE };
    const sent = { enquiry, idempotencyKey: 'key-of-a-browser', attribution: null, parent: null };
    await saveEnquiry(store, sent, Date.now());
    await store.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const type = (line: string) =>
    spawnSync('sh', ['-c', line], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        HOME: folder,
        TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
        npm_config_update_notifier: 'false',
        DATA_KEY: process.env.DATA_KEY ?? '',
        NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET ?? '',
      },
    });

  const LINES = PRIVACY_USAGE.match(/npm run --silent .* > \S+\.json/g) ?? [];

  it('is there for each export', () => {
    expect(LINES).toEqual([`npm run --silent privacy -- export ${MOBILE} > parent.json`]);
  });

  it.each(LINES)('writes JSON and nothing else: %s', (line) => {
    expect(type(line)).toMatchObject({ status: 0, stderr: '' });
    const file = line.split('> ')[1] ?? '';
    expect(JSON.stringify(JSON.parse(readFileSync(join(folder, file), 'utf8')))).toContain(
      'आशा राव',
    );
  });
});
