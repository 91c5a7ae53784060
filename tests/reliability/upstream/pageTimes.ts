import { Agent, get } from 'node:http';
import { inParallel } from '@/tests/reliability/support/inParallel';

/** Prerendered pages of different kinds. */
const PAGES = ['/', '/ois-pune-branches', '/ois-pune-branches/nigdi', '/maths-concepts/table-of-7'];
const AT_ONCE = 2;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const timeOne = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get(url, { agent }, (res) => {
      res.resume();
      res.on('end', () => {
        if (res.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${url} answered ${res.statusCode}`));
      });
    }).on('error', reject);
  });

/** How long each of `count` page requests took, in ms. Throws when one is not answered with 200. */
export const timePages = (origin: string, count: number): Promise<number[]> =>
  inParallel(count, AT_ONCE, (index) => timeOne(`${origin}${PAGES[index % PAGES.length]}`));

const CALLS = ['/api/search?s=fees', '/api/footer'];

/** Asks for what needs an upstream service, `perSecond` times, until it is stopped. */
export const keepCalling = (origin: string, perSecond: number): { stop: () => Promise<void> } => {
  const underWay = new Set<Promise<void>>();
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    const call = fetch(`${origin}${CALLS[count % CALLS.length]}`)
      .then((response) => response.arrayBuffer())
      .then(
        () => {},
        () => {},
      )
      .finally(() => underWay.delete(call));
    underWay.add(call);
  }, 1000 / perSecond);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
};
