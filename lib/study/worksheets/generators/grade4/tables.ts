import { SHOPS, TRAVEL_LINES } from '@/data/study/worksheets/words/tables';
import type { Draw } from '@/lib/study/worksheets/draw';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, several } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const plainClock = (time: string): string[] => [time.replace(/^0/, ''), time.replace(':', '.')];

/** A timetable of three journeys on one line of stops. */
const timetable = (draw: Draw): Question => {
  const { vehicle, stops } = draw.pick(TRAVEL_LINES);
  const gaps = stops.slice(1).map(() => draw.whole(3, 11) * 5);
  const starts = [draw.whole(72, 90) * 5, draw.whole(110, 135) * 5, draw.whole(160, 190) * 5];
  const timesFrom = (start: number) => {
    const times = [start];
    for (const gap of gaps) times.push((times.at(-1) ?? 0) + gap);
    return times;
  };
  const all = starts.map(timesFrom);
  const rows = [
    ['Stop', 'I', 'II', 'III'],
    ...stops.map((stop, at) => [stop, ...all.map((times) => clock(times[at] ?? 0))]),
  ];
  const [from, to] = [0, stops.length - 1];
  const [asked, journey] = [draw.whole(1, stops.length - 1), draw.whole(0, 2)];
  const middle = draw.whole(1, stops.length - 2);
  const late = draw.pick([10, 15, 20, 25]);
  const lastTime = all[2]?.[middle] ?? 0;
  const whole = gaps.reduce((before, gap) => before + gap, 0);
  const arrives = clock(all[journey]?.[asked] ?? 0);
  const delayed = clock(lastTime + late);
  return several(
    `Read the timetable of the ${vehicle}.\n(1) When does ${['the first', 'the second', 'the third'][journey]} ${vehicle} reach ${stops[asked]}?\n(2) How many minutes does it take from ${stops[from]} to ${stops[to]}?\n(3) You come to ${stops[0]} at ${clock((starts[0] ?? 0) + 5)}. How many minutes do you wait?\n(4) The last ${vehicle} is ${late} minutes late. When is it at ${stops[middle]}?`,
    [
      { label: '(1)', answer: arrives, accept: plainClock(arrives) },
      { label: '(2)', answer: String(whole), unit: 'minutes' },
      { label: '(3)', answer: String((starts[1] ?? 0) - (starts[0] ?? 0) - 5), unit: 'minutes' },
      { label: '(4)', answer: delayed, accept: plainClock(delayed) },
    ],
    { picture: { kind: 'table', rows } },
  );
};

/** A list of prices and three questions about a basket. */
const priceList = (draw: Draw): Question => {
  const { shop, goods } = draw.pick(SHOPS);
  const prices = goods.map(({ low, high, step }) => step * draw.whole(low / step, high / step));
  const [one = 0, two = 1, three = 2] = draw.some(
    goods.map((_, at) => at),
    3,
  );
  const [many, more] = [draw.whole(2, 4), draw.whole(2, 3)];
  const priceOf = (at: number) => prices[at] ?? 0;
  const nameOf = (at: number) => goods[at]?.name ?? '';
  const bill = many * priceOf(one) + priceOf(two);
  const note = [100, 200, 500, 1000].find((size) => size > bill) ?? 2000;
  const money = more * priceOf(three) + draw.whole(0, priceOf(three) - 1);
  return several(
    `Read the prices of ${shop}.\n(1) What do ${many} × ${nameOf(one)} and 1 × ${nameOf(two)} cost?\n(2) You pay (1) with ₹${show(note)}. How much comes back?\n(3) For how many of “${nameOf(three)}” is ₹${show(money)} enough?`,
    [
      { label: '(1)', answer: show(bill), unit: '₹' },
      { label: '(2)', answer: show(note - bill), unit: '₹' },
      { label: '(3)', answer: String(more) },
    ],
    {
      picture: {
        kind: 'table',
        rows: [['', 'Price'], ...goods.map(({ name }, at) => [name, `₹${show(prices[at] ?? 0)}`])],
      },
      how: `(1) ${many} × ${priceOf(one)} + ${priceOf(two)}`,
    },
  );
};

export const GRADE_4_TABLES = {
  TTB: { count: 4, layout: 'list', make: inSlots(4, [timetable, priceList]) },
} as const satisfies Record<string, TopicGenerator>;
