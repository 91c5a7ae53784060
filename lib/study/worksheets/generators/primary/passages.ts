import type { Passage } from '@/data/study/worksheets/words/passage';
import type { Draw } from '@/lib/study/worksheets/draw';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Blank, type Question, several } from '@/lib/study/worksheets/question';

const LITERAL = 3;

/** Passages on one sheet. */
export const PASSAGES = 3;

const optionsOf = (draw: Draw, answer: string, others: readonly string[]): string[] =>
  draw.shuffle([
    answer,
    ...draw.some(
      others.filter((other) => other !== answer),
      2,
    ),
  ]);

/** A short story with gaps filled anew, and five questions about it. */
const readPassage = (draw: Draw, { text, gaps, literal, thought }: Passage): Question => {
  const drawn = new Map(
    Object.entries(gaps).map(([gap, values]) => [gap, draw.some(values, 1)[0] ?? '']),
  );
  const story = text.replace(/\{(\w+)\}/g, (_, gap: string) => drawn.get(gap) ?? '');
  const asked = [
    ...draw.some(literal, LITERAL).map(([ask, gap]) => {
      const answer = drawn.get(gap) ?? '';
      return { ask, answer, choices: optionsOf(draw, answer, gaps[gap] ?? []) };
    }),
    ...draw
      .some(thought, 2)
      .map(([ask, answer, ...wrong]) => ({ ask, answer, choices: optionsOf(draw, answer, wrong) })),
  ];
  return several(
    `Read and answer.\n${story}\n${asked.map(({ ask }, at) => `(${at + 1}) ${ask}`).join('\n')}`,
    asked.map(({ answer, choices }, at): Blank => ({ label: `(${at + 1})`, answer, choices })),
  );
};

/** Each place of a sheet has passages of its own, so that none comes twice. */
export const readAny =
  (passages: readonly Passage[]): TopicGenerator['make'] =>
  (draw, at) => {
    const own = passages.filter((_, place) => place % PASSAGES === at % PASSAGES);
    const [first, ...rest] = own;
    if (!first) throw new RangeError('Too few passages for a sheet');
    return readPassage(draw, draw.pick<[Passage, ...Passage[]]>([first, ...rest]));
  };
