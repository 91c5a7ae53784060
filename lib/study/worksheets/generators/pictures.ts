import type { Draw } from '@/lib/study/worksheets/draw';
import { FIRST_THINGS, type MatchItem, type Thing } from '@/lib/study/worksheets/picture';
import { type Question, several, single } from '@/lib/study/worksheets/question';
import { letterAt, letters } from './choices';

/** Questions of the little ones that are mostly a picture. */

export const countThings = (draw: Draw, most: number): Question => {
  const count = draw.whole(1, most);
  return single('How many?', String(count), {
    picture: { kind: 'count', thing: draw.pick(FIRST_THINGS), count },
  });
};

/** A row that goes on: `parts` things repeat, the next one is chosen from letters. */
export const continueRow = (draw: Draw, rhythm: readonly number[], shown: number): Question => {
  const different = new Set(rhythm).size;
  const things = draw.some(FIRST_THINGS, different);
  const row = Array.from({ length: shown + 1 }, (_, at) => things[rhythm[at % rhythm.length] ?? 0]);
  const next = row[shown] ?? FIRST_THINGS[0];
  const others = FIRST_THINGS.filter((thing) => !things.includes(thing));
  const options = draw.shuffle([...things, ...draw.some(others, 3 - things.length)]);
  return single('What comes next?', next, {
    picture: {
      kind: 'row',
      things: row.slice(0, shown).filter((thing) => thing !== undefined),
      end: 'box',
    },
    choices: options,
  });
};

/** Four pictures, one of them a stranger; the answer is its letter. */
export const findStranger = (
  draw: Draw,
  ask: string,
  family: readonly Thing[],
  stranger: Thing,
  how: string,
): Question => {
  const row = draw.shuffle([...family, stranger]);
  return single(ask, letterAt(row.indexOf(stranger)), {
    picture: { kind: 'row', things: row, end: 'letters' },
    choices: letters(row.length),
    how,
  });
};

/** Two columns: each item on the left has its partner on the right. */
export const matchPairs = (
  draw: Draw,
  ask: string,
  pairs: readonly (readonly [MatchItem, MatchItem])[],
): Question => {
  const order = draw.shuffle(pairs.map((_, at) => at));
  return several(
    ask,
    pairs.map((_, at) => ({
      label: `${at + 1} →`,
      answer: letterAt(order.indexOf(at)),
      choices: letters(pairs.length),
    })),
    {
      picture: {
        kind: 'match',
        left: pairs.map(([left]) => left),
        right: order.flatMap((at) => pairs[at]?.slice(1) ?? []),
      },
    },
  );
};

/** A line of dotted letters or digits. */
export const traceGlyph = (glyph: string): Question =>
  several(`Trace ${glyph}`, [], { picture: { kind: 'trace', glyphs: glyph } });
