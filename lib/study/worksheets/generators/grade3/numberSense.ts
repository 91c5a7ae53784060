import { toIndianWords } from '@/lib/study/words/numberWords';
import type { Draw } from '@/lib/study/worksheets/draw';
import { goOn, steps, walk } from '@/lib/study/worksheets/generators/primary/sequences';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, several, single } from '@/lib/study/worksheets/question';

const PLACES = [
  ['hundreds', 100],
  ['tens', 10],
  ['ones', 1],
] as const;

const count = (many: number, place: string): string =>
  `${many} ${many === 1 ? place.slice(0, -1) : place}`;

const NEIGHBOURS = [
  ['10 more than', 10],
  ['10 less than', -10],
  ['100 more than', 100],
  ['100 less than', -100],
  ['1 more than', 1],
  ['1 less than', -1],
] as const;

const threeDigits = (draw: Draw): number[] =>
  draw.some([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3).sort((one, other) => one - other);

const buildFromDigits = (draw: Draw): Question => {
  const digits = threeDigits(draw);
  const wantsLargest = draw.chance();
  const [low = 0, middle = 0, high = 0] = digits;
  // A number does not begin with zero.
  const smallest = low === 0 ? [middle, low, high] : [low, middle, high];
  const answer = (wantsLargest ? [high, middle, low] : smallest).join('');
  return single(
    `Use ${draw.shuffle(digits).join(', ')} once each: what is the ${wantsLargest ? 'largest' : 'smallest'} three-digit number?`,
    answer,
    { ...(low === 0 && !wantsLargest && { how: 'A three-digit number does not begin with 0' }) },
  );
};

const PLACE_VALUE = inSlots(12, [
  (draw) => {
    const number = draw.whole(102, 998);
    const parts = draw.shuffle(
      PLACES.flatMap(([place, size]) => {
        const digit = Math.floor(number / size) % 10;
        return digit === 0 ? [] : [count(digit, place)];
      }),
    );
    return single(`Write as a number: ${parts.join(' + ')}`, String(number));
  },
  (draw) => {
    const number = draw.whole(103, 989);
    return single(`Write in figures: ${toIndianWords(BigInt(number))}`, String(number));
  },
  (draw) => {
    const [hundreds, tens] = [draw.whole(1, 8), draw.whole(11, 19)];
    return single(
      `Write as a number: ${count(hundreds, 'hundreds')} + ${tens} tens`,
      String(hundreds * 100 + tens * 10),
      { how: `${tens} tens are ${tens * 10}` },
    );
  },
  buildFromDigits,
  (draw) => {
    const [says, by] = draw.pick(NEIGHBOURS);
    const number = draw.pick([draw.whole(190, 209), draw.whole(490, 509), draw.whole(201, 889)]);
    return single(`${says} ${number}`, String(number + by));
  },
  (draw) => {
    const [hundreds, tens, ones] = [draw.whole(1, 9), draw.whole(0, 9), draw.whole(1, 9)];
    const parts = [hundreds * 100, tens * 10, ones].filter((part) => part > 0);
    return single(
      `${draw.shuffle(parts).join(' + ')} =`,
      String(hundreds * 100 + tens * 10 + ones),
    );
  },
  (draw) => {
    const [tens, ones] = [draw.whole(3, 9), draw.whole(25, 99)];
    const [one, other] = [tens * 10, ones];
    return single(`${tens} tens ___ ${ones} ones`, one > other ? '>' : one < other ? '<' : '=', {
      choices: ['>', '<', '='],
      how: `${one} and ${other}`,
    });
  },
  (draw) => {
    const number = draw.whole(110, 989);
    return several(`Between which two full hundreds does ${number} lie?`, [
      { label: 'Between', answer: String(Math.floor((number - 1) / 100) * 100) },
      { label: 'and', answer: String(Math.floor((number - 1) / 100) * 100 + 100) },
    ]);
  },
  (draw) => {
    const number = draw.whole(102, 998);
    const [place, size] = draw.pick(PLACES);
    return single(
      `Which digit of ${number} stands for ${place}?`,
      String(Math.floor(number / size) % 10),
    );
  },
  (draw) => {
    const number = draw.whole(12, 99) * 10;
    return single(`How many tens make ${number}?`, String(number / 10));
  },
  buildFromDigits,
  (draw) => {
    const [hundreds, ones] = [draw.whole(1, 9), draw.whole(1, 9)];
    return single(
      `Write as a number: ${count(hundreds, 'hundreds')} + ${count(ones, 'ones')}`,
      String(hundreds * 100 + ones),
      {
        how: 'No tens: a zero holds their place',
      },
    );
  },
]);

const PATTERNS = inSlots(12, [
  (draw) => goOn(steps(draw.whole(15, 120), draw.whole(3, 9), 7)),
  (draw) => goOn(steps(draw.whole(100, 400), draw.pick([11, 15, 20, 25, 50]), 7)),
  (draw) => goOn(steps(draw.whole(200, 400), -draw.whole(4, 12), 7)),
  (draw) => {
    const start = draw.whole(2, 7);
    return goOn(
      [0, 1, 2, 3, 4, 5, 6].map((at) => start * 2 ** at),
      'Each number is twice the one before',
    );
  },
  (draw) => {
    const first = draw.whole(1, 4);
    const row = walk(draw.whole(1, 40), 7, (at) => first + at);
    return goOn(row, `The steps grow: + ${first}, + ${first + 1}, + ${first + 2} …`);
  },
  (draw) => {
    const [up, down] = [draw.whole(6, 15), draw.whole(2, 5)];
    const row = walk(draw.whole(10, 60), 7, (at) => (at % 2 === 0 ? up : -down));
    return goOn(row, `By turns + ${up} and − ${down}`);
  },
  (draw) => goOn(steps(draw.whole(500, 900), -draw.pick([10, 25, 50, 100]), 7)),
  (draw) => {
    const [low, high] = [draw.whole(1, 20), draw.whole(50, 80)];
    const [one, other] = [draw.whole(1, 4), draw.whole(5, 10)];
    const row = [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
      at % 2 === 0 ? low + (at / 2) * one : high + ((at - 1) / 2) * other,
    );
    return goOn(row, `Two rows take turns: + ${one} and + ${other}`);
  },
]);

export const GRADE_3_NUMBER_SENSE = {
  PVE: { count: 12, layout: 'list', make: PLACE_VALUE },
  PTN: { count: 12, layout: 'list', make: PATTERNS },
} as const satisfies Record<string, TopicGenerator>;
