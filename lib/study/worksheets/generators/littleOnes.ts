import type { Draw } from '@/lib/study/worksheets/draw';
import { SHAPES, type Shape, THINGS, type Thing } from '@/lib/study/worksheets/picture';
import { type Question, single } from '@/lib/study/worksheets/question';
import { capital } from '@/lib/study/worksheets/text';
import { choicesFor, letterAt, letters } from './choices';
import type { TopicGenerator } from './topicGenerator';

/** What the sheets up to Grade 2 have in common. */

type Line = readonly [clue: string, answer: string, ...wrong: string[]];
type Lines = readonly [Line, ...Line[]];

type Asked = {
  ask: (clue: string) => string;
  count: number;
  layout?: TopicGenerator['layout'];
  /** What is offered each time; otherwise the line's own wrong answers, or two of other lines. */
  choices?: readonly string[];
};

/** Questions from a bank: what is told, and which of a few answers fits. */
export const askBank = (
  bank: Lines,
  { ask, count, layout = 'list', choices }: Asked,
): TopicGenerator => {
  const answers = bank.map(([, answer]) => answer);
  return {
    count,
    layout,
    make: (draw) => {
      const [clue, answer, ...wrong] = draw.pick(bank);
      const offered = wrong.length > 0 ? draw.shuffle([answer, ...wrong]) : null;
      return single(ask(clue), answer, {
        choices: choices ?? offered ?? choicesFor(draw, answer, answers, 2),
      });
    },
  };
};

/** A row of things of which one is right; the answer is its letter. */
export const findThing = (
  draw: Draw,
  ask: string,
  right: Thing,
  wrong: readonly Thing[],
  how = '',
): Question => {
  const row = draw.shuffle([right, ...draw.some(wrong, 3)]);
  return single(ask, letterAt(row.indexOf(right)), {
    picture: { kind: 'row', things: row, end: 'letters' },
    choices: letters(row.length),
    how,
  });
};

/** Things that are not in these lists. */
export const thingsBut = (...lists: readonly (readonly Thing[])[]): Thing[] =>
  THINGS.filter((thing) => !lists.some((list) => list.includes(thing)));

/** Shapes that repeat; the next one is chosen by its name. */
export const continueShapes = (draw: Draw, rhythm: readonly number[], shown: number): Question => {
  const shapes = draw.some(SHAPES, new Set(rhythm).size);
  const row: Shape[] = Array.from(
    { length: shown + 1 },
    (_, at) => shapes[rhythm[at % rhythm.length] ?? 0] ?? 'circle',
  );
  const next = row[shown] ?? 'circle';
  const other = SHAPES.filter((shape) => !shapes.includes(shape));
  return single('Which shape comes next?', next, {
    picture: { kind: 'shapes', shapes: row.slice(0, shown), end: 'box' },
    choices: draw.shuffle([...shapes, ...draw.some(other, 3 - shapes.length)]),
  });
};

/** Things in a group and a few that come to it or go, as a story with a picture. */
export const tellStory = (draw: Draw, most: number): Question => {
  const [name, other] = draw.some(CHILDREN, 2);
  const thing = draw.pick(STORY_THINGS);
  const isMore = draw.chance();
  const all = draw.whole(2, most);
  const part = draw.whole(1, all - 1);
  const [start, change, end] = isMore ? [all - part, part, all] : [all, part, all - part];
  const things = (count: number) => `${count} ${count === 1 ? thing : MANY[thing]}`;
  const ask = isMore
    ? `${name} has ${things(start)}. ${other} gives ${change} more. How many now?`
    : `${name} has ${things(start)} and gives ${change} to ${other}. How many are left?`;
  return single(ask, String(end), {
    picture: {
      kind: 'groups',
      groups: isMore
        ? [
            { thing, count: start },
            { thing, count: change },
          ]
        : [{ thing, count: start }],
      sign: isMore ? '+' : '−',
    },
    how: `${start} ${isMore ? '+' : '−'} ${change} = ${end}`,
  });
};

export const CHILDREN = ['Asha', 'Ravi', 'Meena', 'Farhan', 'Joseph', 'Gurpreet', 'Lila'] as const;

const STORY_THINGS = [
  'mango',
  'ball',
  'kite',
  'star',
  'flower',
  'book',
  'banana',
  'pencil',
] as const;

const MANY: Readonly<Record<(typeof STORY_THINGS)[number], string>> = {
  mango: 'mangoes',
  ball: 'balls',
  kite: 'kites',
  star: 'stars',
  flower: 'flowers',
  book: 'books',
  banana: 'bananas',
  pencil: 'pencils',
};

/** `3, 4, ___, 6`: one number of a row is missing. */
export const missingIn = (draw: Draw, low: number, high: number, step = 1): Question => {
  const first = low + step * draw.whole(0, Math.floor((high - low) / step) - 3);
  const row = [0, 1, 2, 3].map((at) => first + at * step);
  const gap = draw.whole(1, 3);
  return single(
    row.map((number, at) => (at === gap ? '___' : number)).join(', '),
    String(row[gap]),
  );
};

/** Two numbers and the sign between them. */
export const compareNumbers = (draw: Draw, low: number, high: number): Question => {
  const left = draw.whole(low, high);
  const right = draw.pick([left, draw.whole(low, high), Math.min(high, left + 1)]);
  const sign = left > right ? '>' : left < right ? '<' : '=';
  return single(`${left} ___ ${right}`, sign, { choices: ['>', '<', '='] });
};

/** Two groups of things: which has more, or fewer. */
export const compareGroups = (draw: Draw, most: number, mayEqual: boolean): Question => {
  const [left, right] = [draw.whole(1, most), draw.whole(1, most)];
  const isEqual = left === right;
  const other = isEqual && !mayEqual ? (left === most ? left - 1 : left + 1) : right;
  const wantsMore = draw.chance();
  const [one = 'ball', two = 'star'] = draw.some(COMPARED, 2);
  const answer = left === other ? 'the same' : left > other === wantsMore ? 'A' : 'B';
  return single(`Which group has ${wantsMore ? 'more' : 'fewer'}?`, answer, {
    picture: {
      kind: 'groups',
      groups: [
        { thing: one, count: left },
        { thing: two, count: other },
      ],
    },
    choices: mayEqual ? ['A', 'B', 'the same'] : ['A', 'B'],
  });
};

const COMPARED: readonly Thing[] = [
  'ball',
  'star',
  'mango',
  'flower',
  'kite',
  'apple',
  'egg',
  'hat',
];

/** Just after, just before or between, for numbers in these bounds. */
export const neighbourOf = (draw: Draw, low: number, high: number): Question => {
  const number = draw.whole(low, high);
  const [ask, answer] = draw.pick([
    [`Just after ${number}`, number + 1],
    [`Just before ${number}`, number - 1],
    [`Between ${number - 1} and ${number + 1}`, number],
  ] as const);
  return single(ask, String(answer));
};

/** A word and, among three, the one that rhymes with it. */
export const rhymeFor = (
  draw: Draw,
  rhymes: readonly [readonly string[], ...(readonly string[])[]],
): Question => {
  const row = draw.pick(rhymes);
  const [word = '', partner = ''] = draw.some(row, 2);
  const strangers = draw
    .some(
      rhymes.filter((other) => other !== row),
      2,
    )
    .flatMap((other) => draw.some(other, 1));
  return single(`Which word rhymes with ${word}?`, partner, {
    choices: draw.shuffle([partner, ...strangers]),
  });
};

/** A story of things that come or go, in words alone. */
export const tellPlainStory = (draw: Draw, most: number): Question => {
  const name = draw.pick(CHILDREN);
  const all = draw.whole(3, most);
  const part = draw.whole(1, all - 1);
  const left = all - part;
  const [ask, answer, how] = draw.pick([
    [
      `${left} ${one(left, 'bird sits', 'birds sit')} in a tree. ${part} more ${one(part, 'comes', 'come')}. How many birds are there?`,
      all,
      `${left} + ${part} = ${all}`,
    ],
    [
      `${all} children play. ${part} ${one(part, 'goes', 'go')} home. How many children still play?`,
      left,
      `${all} − ${part} = ${left}`,
    ],
    [
      `${name} has ${left} ${one(left, 'sticker', 'stickers')} and gets ${part} more. How many stickers has ${name} now?`,
      all,
      `${left} + ${part} = ${all}`,
    ],
    [
      `There are ${all} bananas. ${name} eats ${part}. How many bananas are left?`,
      left,
      `${all} − ${part} = ${left}`,
    ],
    [
      `${name} picks ${left} red ${one(left, 'flower', 'flowers')} and ${part} white ${one(part, 'one', 'ones')}. How many flowers in all?`,
      all,
      `${left} + ${part} = ${all}`,
    ],
  ] as const);
  return single(ask, String(answer), { how });
};

const one = (count: number, alone: string, many: string): string => (count === 1 ? alone : many);

/** The words of a sentence in disorder; which of three orders is the sentence? */
export const wordsInOrder = (draw: Draw, sentences: readonly [string, ...string[]]): Question => {
  const sentence = draw.pick(sentences);
  const words = sentence.slice(0, -1).split(' ');
  const [first = '', ...rest] = words;
  const plain = [/^(?:I|July)$/.test(first) ? first : first.toLowerCase(), ...rest];
  // Turned round and begun in the middle: neither is a sentence.
  const backwards = [...plain].reverse();
  const middle = [...plain.slice(2), ...plain.slice(0, 2)];
  const told = (order: readonly string[]) => `${capital(order.join(' '))}.`;
  const choices = draw.shuffle([sentence, told(backwards), told(middle)]);
  return single(`Put in order: ${draw.shuffle(plain).join(' / ')}`, sentence, { choices });
};
