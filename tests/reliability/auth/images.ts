import { createServer } from 'node:http';
import { askRaw } from '@/e2e/support/askRaw';
import type { Note } from '@/tests/reliability/experiment';
import { equalTo, none } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';

/** A server that is not ours: it counts who calls. */
const startForeignServer = async (port: number) => {
  let calls = 0;
  const server = createServer((_req, res) => {
    calls += 1;
    res.setHeader('Content-Type', 'image/png').end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    countCalls: () => calls,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const OWN = '/pictures/admissions.svg';

/** Addresses that the image service must not fetch, whatever the size. */
const addressesNear = (foreign: string): string[] => [
  `http://${foreign}/a.png`,
  `https://${foreign}/a.png`,
  `//${foreign}/a.png`,
  `///${foreign}/a.png`,
  `/\\${foreign}/a.png`,
  `\\\\${foreign}\\a.png`,
  `/%2f%2f${foreign}/a.png`,
  `/%5c${foreign}/a.png`,
  `/pictures/..//${foreign}/a.png`,
  `/pictures/@${foreign}/a.png`,
  `http://${foreign}#/pictures/a.png`,
  ` //${foreign}/a.png`,
  `\t//${foreign}/a.png`,
  'data:image/png;base64,iVBORw0KGgo=',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'blob:null',
  '/etc/passwd',
  '/../../../../etc/passwd',
  '/pictures/../../../package.json',
  '/pictures/..%2f..%2f..%2fpackage.json',
  '/pictures/%2e%2e/brochure.pdf',
  '/pictures/%252e%252e/brochure.pdf',
  '/share/about.png',
  '/brochure.pdf',
  '/api/health/ready',
  '/api/auth/signout',
  '/_next/image?url=%2Fpictures%2Fadmissions.svg&w=640&q=75',
  `${OWN}?width=1`,
  `${OWN}#x`,
  `${OWN}%00.png`,
  '/pictures/none.png',
  `/pictures/${'a'.repeat(3100)}`,
  '',
  ' ',
  '%',
  'pictures/admissions.svg',
];

const query = (url: string, rest: string): string =>
  `/_next/image?url=${encodeURIComponent(url)}&${rest}`;

const SIZES = ['w=640&q=75', 'w=1920&q=75'];
/** For a image of ours too: no size but those that our pages use, and each asked for once. */
const WRONG_SIZES = [
  'w=0&q=75',
  'w=-1&q=75',
  'w=1&q=75',
  'w=641&q=75',
  'w=3840&q=75',
  'w=100000&q=75',
  'w=1e3&q=75',
  'w=NaN&q=75',
  'w=640',
  'q=75',
  'w=640&q=100',
  'w=640&q=0',
  'w=640&w=1920&q=75',
  'w[]=640&q=75',
  'w=640&q=75&url=%2F%2Fevil.example',
];

/** How the image service of the site at `origin` answers what none of our pages asks it for. */
export const measureImages = async (
  origin: string,
  foreignPort: number,
  note: Note,
): Promise<void> => {
  const foreign = await startForeignServer(foreignPort);
  try {
    const paths = [
      ...addressesNear(`127.0.0.1:${foreignPort}`).flatMap((url) =>
        SIZES.map((size) => query(url, size)),
      ),
      ...WRONG_SIZES.map((size) => query(OWN, size)),
    ];
    const answers = await inParallel(paths.length, 4, (index) =>
      askRaw(origin, paths[index] ?? '/'),
    );
    const refused = answers.filter(({ status }) => status >= 400 && status < 500);
    const odd = paths.filter((_, index) => {
      const status = answers[index]?.status ?? 0;
      return status < 400 || status >= 500;
    });
    note({
      what: `foreign, hidden and oversized images refused (4xx)${odd.length ? ` (not: ${odd.slice(0, 3).join(' ')})` : ''}`,
      value: refused.length,
      bound: `all ${paths.length}`,
      passes: refused.length === paths.length,
    });
    const own = await askRaw(origin, OWN);
    note(equalTo('our own image, by its own address', own.status, 200));
    const calls = foreign.countCalls();
    note(none('requests that reached a foreign server', calls));
  } finally {
    await foreign.close();
  }
};
