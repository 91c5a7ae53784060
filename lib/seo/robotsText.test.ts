import { INTERNAL_FOLDERS } from '@/data/routes/paths/found';
import { COMMON_NUMBERS, numberPath } from '@/data/routes/paths/study/converters';
import { listRoutes } from '@/data/routes/routes';
import { buildRobots } from './robotsText';

type Redirect = { source: string; missing?: unknown };
type NextConfig = { redirects: () => Promise<Redirect[]> };

const ORIGIN = 'https://www.opaline.example';
const robots = buildRobots(ORIGIN);
const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
const isClosed = (path: string): boolean => closed.some((start) => path.startsWith(start));

describe('robots.txt', () => {
  it('names the sitemap by its whole address', () => {
    expect(robots).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('hides no public page: those not to be listed can say so only when read', () => {
    const paths = [...listRoutes().map(({ path }) => path), ...COMMON_NUMBERS.map(numberPath)];
    expect(paths.filter(isClosed)).toEqual([]);
  });

  it('hides no file that a page needs, and no picture of a shared link', () => {
    const files = ['/_next/static/chunks/main.js', '/pictures/fees.svg', '/share/home.png'];
    expect(files.filter(isClosed)).toEqual([]);
  });

  it.each(['/api/search', '/_next/data/x/index.json', '/search?s=pune', '/branches/pune'])(
    'keeps visitors of the machine kind out of %s',
    (path) => {
      expect(isClosed(path)).toBe(true);
    },
  );

  it('knows every folder whose pages redirect to public addresses', async () => {
    const nextConfig = jest.requireActual<() => Promise<NextConfig>>('@/next.config.js');
    const redirects = await (await nextConfig()).redirects();
    const folders = redirects
      .filter(({ missing }) => missing !== undefined)
      .map(({ source }) => `${source.split('/:')[0]}/`);
    // A single number in words stands beside the page of the converter itself.
    const numbers = '/converters/number-to-words/';
    expect([...new Set(folders)].filter((folder) => folder !== numbers).toSorted()).toEqual(
      [...INTERNAL_FOLDERS].toSorted(),
    );
  });
});
