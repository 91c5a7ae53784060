import type { Question } from '@/lib/study/worksheets/question';
import {
  bars,
  type Context,
  type Found,
  measured,
  priced,
} from '@/lib/study/worksheets/testing/contexts/context';
import { LITTLE_CONTEXTS } from '@/lib/study/worksheets/testing/contexts/littleContexts';
import { PRIMARY_CONTEXTS } from '@/lib/study/worksheets/testing/contexts/primaryContexts';
import { SECONDARY_CONTEXTS } from '@/lib/study/worksheets/testing/contexts/secondaryContexts';
import {
  ALL_TOPICS,
  numbersIn,
  questionsOf,
  worthOf,
} from '@/lib/study/worksheets/testing/readBack';
import { IS_LONG } from '@/lib/testing/size';

const SEEDS = IS_LONG ? 1000 : 30;

const ADDED = [LITTLE_CONTEXTS, PRIMARY_CONTEXTS, SECONDARY_CONTEXTS];

/** Every word problem, and which number of it belongs to what. */
const CONTEXTS: readonly Context[] = [
  ...ADDED.flatMap(({ told }) => told),
  [/^How much money\?/, ({ a }) => measured('coins in a hand', ...a)],
  [
    /shares .* equally among/,
    ({ n: [all = 0, children = 0] }) => [
      ...measured('sweets or toys to share', all),
      ...measured('children who share', children),
    ],
  ],
  [
    /buys (an? .+) for ₹(\d+) and (an? .+) for ₹(\d+)\./,
    ({ part: [one = '', price, other = '', second] }) => [
      ...priced(one, Number(price)),
      ...priced(other, Number(second)),
    ],
  ],
  [
    /buys (an? .+) for ₹(\d+) and pays with a ₹50 note/,
    ({ part: [one = '', price], a: [back = 0] }) =>
      back > 0 ? priced(one, Number(price)) : priced(one, 0),
  ],
  [/buys \d (.+) at ₹(\d+) each/, ({ part: [name = '', price] }) => priced(name, Number(price))],
  [
    /^(\d+) (.+) cost ₹([\d,]+)\. What do \d+ (?!metres)/,
    ({ part: [some, name = ''], n: [, cost = 0] }) => priced(name, cost / Number(some)),
  ],
  [
    /^A bus leaves/,
    ({ a: [hours = 0, minutes = 0] }) => measured('bus ride', 60 * hours + minutes),
  ],
  [/^Read the chart/, ({ question }) => measured('bar of a class chart', ...bars(question))],
  [
    /^A (field|garden|playground|hall) is/,
    ({ n: [long = 0, wide = 0], part: [name] }) => measured(`side of a ${name}`, long, wide),
  ],
  [
    /^The area of a rectangular (field|garden|playground|hall)/,
    ({ n: [area = 0, long = 0], part: [name] }) => measured(`side of a ${name}`, long, area / long),
  ],
  [
    /^A fence .* a rectangular (field|garden|playground|hall)/,
    ({ n: [around = 0, wide = 0], part: [name] }) =>
      measured(`side of a ${name}`, wide, around / 2 - wide),
  ],
  [
    /^In \d matches/,
    ({ n: [matches = 0, ...runs] }) => [
      ...measured('matches of a player', matches),
      ...measured('runs in a match', ...runs),
    ],
  ],
  [
    /visitors came to a museum/,
    ({ n: [days = 0, ...visitors] }) => [
      ...measured('days of a museum', days),
      ...measured('visitors of a museum in a day', ...visitors),
    ],
  ],
  [/^Share ₹/, ({ n: [money = 0], a }) => measured('money for two children', money, ...a)],
  [
    /litres of milk a hostel/,
    ({ question }) => measured('milk of a hostel in a day', ...bars(question)),
  ],
  [
    /^A school had/,
    ({ n: [before = 0, rate = 0], a: [now = 0] }) => [
      ...measured('pupils of a school', before),
      ...measured('pupils of a school that grew', now),
      ...measured('growth of a school', rate),
    ],
  ],
  [
    /^(An? .+) is bought for ₹.* and sold for/,
    ({ part: [name = ''], n: [cost = 0, selling = 0], a: [, rate = 0] }) => [
      ...priced(name, cost),
      ...priced(name, selling, true),
      ...measured('profit or loss', rate),
    ],
  ],
  [
    /^(An? .+) is bought for ₹.* and sold at/,
    ({ part: [name = ''], n: [cost = 0, rate = 0] }) => [
      ...priced(name, cost),
      ...measured('profit or loss', rate),
    ],
  ],
  [
    /simple interest and the amount on ₹/,
    ({ n: [principal = 0, rate = 0, years = 0] }) => [
      ...measured('money in a bank', principal),
      ...measured('rate of a bank', rate),
      ...measured('years in a bank', years),
    ],
  ],
  [
    /is lent at/,
    ({ n: [principal = 0, rate = 0, years = 0] }) => [
      ...measured('money in a bank', principal),
      ...measured('rate of a bank', rate),
      ...measured('years in a bank', years),
    ],
  ],
  [
    /^(An? .+) is marked ₹/,
    ({ part: [name = ''], n: [price = 0, off = 0] }) => [
      ...priced(name, price),
      ...measured('discount of a shop', off),
    ],
  ],
  [
    /^(An? .+) costs ₹.* before tax/,
    ({ part: [name = ''], n: [price = 0, tax = 0] }) => [
      ...priced(name, price),
      ...measured('tax on a bill', tax),
    ],
  ],
  [
    /metres of cloth/,
    ({ n: [one = 0, cost = 0, other = 0] }) => [
      ...measured('cloth of a buyer', one, other),
      ...measured('a metre of cloth', cost / one),
    ],
  ],
  [
    /^A car needs/,
    ({ n: [one = 0, far = 0, other = 0] }) => [
      ...measured('petrol of a car', one, other),
      ...measured('way of a car on a litre', far / one),
    ],
  ],
  [
    /workers build a wall/,
    ({ n: [one = 0, days = 0, other = 0], a: [answer = 0] }) => [
      ...measured('workers at a wall', one, other),
      ...measured('days for a wall', days, answer),
    ],
  ],
  [
    /^A hostel has food/,
    ({ n: [one = 0, days = 0, other = 0], a: [answer = 0] }) => [
      ...measured('students of a hostel', one, other),
      ...measured('days that food lasts', days, answer),
    ],
  ],
  [
    /^Marks of \d+ pupils/,
    ({ n: [pupils = 0, ...marks] }) => [
      ...measured('pupils of a class', pupils),
      ...measured('marks in a test', ...marks),
    ],
  ],
  [
    /^Marks and number of pupils: ([^.]+)\./,
    ({ part: [table = ''], a }) => {
      const rows = table.split('; ').map((row) => (row.match(/\d+/g) ?? []).map(Number));
      const all = rows.reduce((sum, [, , count = 0]) => sum + count, 0);
      return [
        ...measured('pupils of a class', all),
        ...measured('marks in a test', ...rows.flatMap((row) => row.slice(0, 2)), ...a),
      ];
    },
  ],
  [/^Two bells ring/, ({ n }) => measured('seconds between two rings', ...n)],
  [/^Ropes of/, ({ n }) => measured('rope', ...n)],
  [
    /^From a point \d+ m from the foot of a (.+) its top/,
    ({ n: [far = 0], a: [high = 0], part: [name] }) => [
      ...measured('distance of the eye', far),
      ...measured(`${name}`, high),
    ],
  ],
  [
    /^A (.+) of \d+ m throws a shadow/,
    ({ n: [high = 0], part: [name] }) => measured(`${name}`, high),
  ],
  [
    /^A ladder of/,
    ({ n: [long = 0], a: [high = 0] }) => [
      ...measured('ladder', long),
      ...(high >= long ? measured('ladder', 0) : []),
    ],
  ],
  [/^A bag holds/, ({ n }) => measured('balls of a colour', ...n)],
];

/** Sentences about numbers, figures, letters and pictures alone: nothing there has a size in life. */
const ABSTRACT: readonly RegExp[] = [
  ...ADDED.flatMap(({ abstract }) => abstract),
  /^Which number comes just (?:after|before)/,
  /^(?:What is|Which digit stands in) the .* place of/,
  /has how many tens and ones\?$/,
  /^How many minutes pass from \d/,
  /^(?:How many factors|Which is the smallest multiple|Find the HCF|Take out the largest)/,
  /^Find the missing number: \[/,
  /^(?:Find the value of|Find the remainder|Where does the graph|Without solving|Write a quadratic)/,
  /^(?:What is the smallest whole number|Write the exact value|Find the sum of the first)/,
  /^(?:A|An|Each|Two|Three|One|The) (?:\w+ )*?angles? /,
  /^(?:A|From a) (?:rectangle|square|triangle|cuboid|cube|trapezium|cone|transversal|point is) ?/,
  /^Find the (?:total )?(?:surface area|volume|mirror image|length of an arc|area of a sector)/,
  /^(?:How far is|How many units is|Which point divides the line from) \(/,
  /Find the discriminant/,
  /^The tangent from a point/,
  /What is the probability (?:of|that the sum)/,
];

const isWordy = ({ ask }: Question): boolean =>
  /\d/.test(ask) && (ask.match(/\p{L}{3,}/gu) ?? []).length >= 5;

const valueIn = (answer: string): number => {
  try {
    return worthOf(answer);
  } catch {
    return Number.NaN;
  }
};

const readQuestion = (question: Question) => {
  const context = CONTEXTS.find(([pattern]) => pattern.test(question.ask));
  if (!context) return null;
  const [pattern, read] = context;
  const [, ...part] = question.ask.match(pattern) ?? [];
  const a = question.blanks.map(({ answer }) => valueIn(answer));
  return read({ n: numbersIn(question.ask), a, part, question });
};

const isOutside = ({ value, low, high }: Found): boolean => !(value >= low && value <= high);

describe.each(ALL_TOPICS)('$slug $code', ({ slug, code }) => {
  const questions = questionsOf(slug, code, SEEDS);

  it('tells nothing that cannot be: each thing has a size, a price and a number of its kind', () => {
    const impossible = questions.flatMap((question) =>
      (readQuestion(question) ?? [])
        .filter(isOutside)
        .map(({ what, value }) => `${what} ${value}: ${question.ask}`),
    );
    expect(impossible.slice(0, 5)).toEqual([]);
  });

  it('has no word problem whose things have no bounds', () => {
    const unknown = questions.filter(
      (question) =>
        isWordy(question) &&
        readQuestion(question) === null &&
        !ABSTRACT.some((pattern) => pattern.test(question.ask)),
    );
    expect([...new Set(unknown.map(({ ask }) => ask.replace(/\d+/g, '#')))].slice(0, 5)).toEqual(
      [],
    );
  });
});
