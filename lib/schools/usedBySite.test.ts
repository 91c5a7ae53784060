import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listExports } from '@/lib/testing/listExports';

/** Where the entities of specification section 3 are written down and put together. */
const ENTITIES = ['data/places', 'data/content', 'lib/schools'];
const SITE = ['components', 'data', 'lib', 'pages', 'scripts', 'server'];
const FOR_TESTS = /\.test\.tsx?$|\/testing\//;
const EXPORT = /^export (?:const|type|function) (\w+)/gm;

/** How often each of the names stands in what is no test. */
const countNames = (names: readonly string[]): Map<string, number> => {
  const counts = new Map(names.map((name) => [name, 0]));
  for (const folder of SITE) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, file);
      if (!/\.tsx?$/.test(path) || FOR_TESTS.test(path)) continue;
      for (const [word] of readFileSync(path, 'utf8').matchAll(/\w+/g)) {
        const count = counts.get(word);
        if (count !== undefined) counts.set(word, count + 1);
      }
    }
  }
  return counts;
};

it('has no entity that only tests ask for', () => {
  const names = ENTITIES.flatMap((folder) => listExports(folder, EXPORT));
  expect(names.length).toBeGreaterThan(100);
  const unused = [...countNames(names)].filter(([, count]) => count < 2).map(([name]) => name);
  expect(unused).toEqual([]);
});
