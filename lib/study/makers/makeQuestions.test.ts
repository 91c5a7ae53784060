import { readdirSync } from 'node:fs';
import { LEVELS } from '@/lib/study/practice/question';
import { loadMakers, MAKERS_OF } from './books';
import { makeQuestions } from './makeQuestions';

const FOLDERS = Object.keys(MAKERS_OF);

it('knows the makers of every book that has any', () => {
  const written = readdirSync('lib/study/makers', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^(?:class-\d+|calculators)\/[a-z-]+$/.test(name),
  );
  expect(written.sort()).toEqual([...FOLDERS].sort());
});

it.each(FOLDERS)(
  'makes ten questions of the first chapter of %s, the easier ones first',
  async (folder) => {
    const makers = await loadMakers({ folder, chapter: 1 });
    const made = makeQuestions(makers, 10, 'one');
    const ranks = made.map(({ level }) => (level ? LEVELS.indexOf(level) : -1));
    expect(made).toHaveLength(10);
    expect(new Set(made.map(({ ask }) => ask)).size).toBe(10);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  },
);

it('makes the same questions of the same seed, and others of another', async () => {
  const makers = await loadMakers({ folder: 'class-7/ganita-prakash', chapter: 1 });
  expect(makeQuestions(makers, 4, 'a')).toEqual(makeQuestions(makers, 4, 'a'));
  expect(makeQuestions(makers, 4, 'a')).not.toEqual(makeQuestions(makers, 4, 'b'));
});

it('has no makers for a book or a chapter that is not there', async () => {
  for (const folder of ['class-7/nothing', '', '__proto__', 'constructor', '../books'])
    expect(await loadMakers({ folder, chapter: 1 })).toEqual([]);
  expect(await loadMakers({ folder: 'class-7/curiosity', chapter: 99 })).toEqual([]);
  expect(makeQuestions([], 10, 'a')).toEqual([]);
});
