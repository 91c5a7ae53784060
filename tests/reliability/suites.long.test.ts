import { readFileSync } from 'node:fs';
import { SUITES } from './suites';

it('says in the documentation which experiments only the long form runs', () => {
  const text = readFileSync('docs/reliability.md', 'utf8');
  const [, listed = ''] =
    /\*\*Only in the long form\*\*(.*?)\. What they promise/s.exec(text) ?? [];
  const named = [...listed.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
  const longOnly = SUITES.flat()
    .filter(({ isLongOnly }) => isLongOnly)
    .map(({ name }) => name);
  expect(named.toSorted()).toEqual(longOnly.toSorted());
});
