import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { numbersTo } from '@/lib/study/worksheets/testing/lists';
import { isNear, type Rule, SUM } from '@/lib/study/worksheets/testing/readBack';
import { FIND_THE_MISTAKE } from '@/lib/study/worksheets/testing/workings';
import { GRADE_7_NUMBERS } from './numbers';
import { GRADE_7_REASONING } from './reasoning';
import { GRADE_7_SCIENCE } from './science';
import { GRADE_7_STORIES } from './stories';

const WORTH: Readonly<Record<string, number>> = {
  hundreds: 100,
  thousand: 1000,
  thousands: 1000,
  'ten thousand': 10_000,
  lakh: 100_000,
  lakhs: 100_000,
  crore: 10_000_000,
};

const NUMBERS: Record<string, Rule[]> = {
  BGN: [
    [
      /^Write in figures/,
      ({ n: [lakhs, thousands, ones], answers: [answer = ''] }) =>
        answer.replaceAll(',', '') ===
        `${lakhs}${String(thousands).padStart(2, '0')}${String(ones).padStart(3, '0')}`,
    ],
    [
      /^How many (\w+) make \d (\w+)\?/,
      ({ part: [unit = '', large = ''], n: [many = 0], a: [count = 0] }) =>
        count * (WORTH[unit] ?? 0) === many * (WORTH[large] ?? 0),
    ],
    [
      /^Round .* to the nearest (.+)\./,
      ({ part: [name = ''], n: [number = 0], a: [round = 0] }) => {
        const place = WORTH[name] ?? 0;
        return round % place === 0 && round - number <= place / 2 && number - round < place / 2;
      },
    ],
    [/more than/, ({ n: [more, number = 0], a: [answer = 0] }) => answer - number === more],
    [
      /^What is the place value/,
      ({ n: [digit, number = 0], a: [worth = 1] }) => {
        const size = 10 ** (String(worth).length - 1);
        return worth === (digit ?? 0) * size && Math.floor(number / size) % 10 === digit;
      },
    ],
    [
      /^Which number is greater/,
      ({ n: [one = 0, other = 0], a: [answer = 0] }) =>
        (answer === one && one - other > 0) || (answer === other && other - one > 0),
    ],
  ],
  AEX: [SUM],
  PRA: [
    [
      /How large is the (corresponding|alternate|interior)/,
      ({ part: [pair], n: [one = 0], a: [other = 0] }) =>
        pair === 'interior' ? one + other === 180 : one - other === 0,
    ],
    [
      /^Two lines cross/,
      ({ question: { ask }, n: [one = 0], a: [other = 0] }) =>
        ask.includes('next to') ? one + other === 180 : one - other === 0,
    ],
    [
      /^A transversal cuts two lines. Two (corresponding|alternate|interior)/,
      ({ part: [pair], n: [one = 0, other = 0], answers: [answer] }) =>
        (pair === 'interior' ? one + other === 180 : one === other) === (answer === 'yes'),
    ],
    [
      /have the ratio/,
      ({ n: [one = 0, other = 0], a: [small = 0, large = 0] }) =>
        small + large === 180 && small * other === large * one && small < large,
    ],
    [/Find x/, ({ n: [times = 0, more = 0, angle], a: [x = 0] }) => times * x + more === angle],
  ],
};

describe('numbers', () => checkKeys('grade-7', GRADE_7_NUMBERS, NUMBERS));

const STORIES: Record<string, Rule[]> = {
  WRF: [
    [
      /^A tailor/,
      ({ n: [top = 0, over = 1, cloth = 0], a: [bags = 0] }) =>
        isNear((bags * top) / over, cloth) && Number.isInteger(bags),
    ],
    [
      /^A tap/,
      ({ n: [, hours = 1, top = 0, over = 1], a: [part = 0] }) => isNear(part * hours, top / over),
    ],
    [
      /^One glass/,
      ({ n: [top = 0, over = 1, glasses = 1], a: [cups = 0] }) =>
        isNear(cups / glasses, top / over),
    ],
    [
      /on Saturday/,
      ({ n: [one = 0, over = 1, pages = 0, top = 0, under = 1], a: [left = 0] }) =>
        isNear(left / pages, (1 - one / over) * (1 - top / under)) && Number.isInteger(left),
    ],
    [
      /poster/,
      ({ n: [long = 0, below = 1, wide = 1, under = 1], a: [area = 0] }) =>
        isNear(area / (wide / under), long / below),
    ],
    [
      /come by bus/,
      ({ n: [pupils = 1, top = 0, over = 1, one = 0, under = 1], a: [girls = 0] }) =>
        isNear(girls / pupils, (top / over) * (one / under)) && Number.isInteger(girls),
    ],
  ],
  WRE: [
    [/^I think/, ({ n: [times = 0, more = 0, all], a: [x = 0] }) => x * times + more === all],
    [/^An auto/, ({ n: [start = 0, each = 0, paid], a: [far = 0] }) => start + each * far === paid],
    [/^Two sisters/, ({ n: [all = 0, more], a: [young = 0] }) => all - young - young === more],
    [
      /^The perimeter/,
      ({ n: [around, more = 0], a: [wide = 0] }) => 2 * wide + 2 * (wide + more) === around,
    ],
    [
      /equal notebooks/,
      ({ n: [many = 0, box = 0, all], a: [price = 0] }) => many * price + box === all,
    ],
    [/^Three consecutive/, ({ n: [all], a: [x = 0] }) => x + (x + 1) + (x + 2) === all],
  ],
  WRD: [
    [/^A town/, ({ n: [before, more = 0], a: [now = 0] }) => now - more === before],
    [/^A factory/, ({ n: [boxes, each = 1], a: [all = 0] }) => all / each === boxes],
    [/^One litre/, ({ n: [price = 0, litres = 1], a: [cost = 0] }) => isNear(cost / litres, price)],
    [/^A ribbon/, ({ n: [long = 0, pieces = 1], a: [each = 0] }) => isNear(each * pieces, long)],
    [/^A scooter/, ({ n: [far = 0, litres = 1], a: [all = 0] }) => isNear(all / litres, far)],
    [/^A bank/, ({ n: [money, note = 0], a: [many = 0] }) => many * note === money],
  ],
};

describe('stories', () => checkKeys('grade-7', GRADE_7_STORIES, STORIES));

const often = (found: readonly boolean[]): string =>
  found.every(Boolean) ? 'always' : found.some(Boolean) ? 'sometimes' : 'never';

/** Some lists of so many odd numbers. */
const oddLists = (many: number): number[][] =>
  numbersTo(20).map((start) => numbersTo(many).map((at) => 2 * (start * at) + 1));

const REASONING: Record<string, Rule[]> = {
  ASN: [
    [
      /^A triangle with an angle/,
      ({ n: [angle = 0], answers }) =>
        often(
          numbersTo(179 - angle).map((second) =>
            [angle, second, 180 - angle - second].some((each) => each > 90),
          ),
        ) === answers[0],
    ],
    [
      /^Three sticks/,
      ({ n, answers }) => {
        const [a = 0, b = 0, c = 0] = n;
        // Heron: the area under the root is positive only for a real triangle.
        const area = (a + b + c) * (a + b - c) * (a - b + c) * (b + c - a);
        return (area > 0 ? 'always' : 'never') === answers[0];
      },
    ],
    [
      /times a fraction/,
      ({ n: [whole = 0, , , limit = 0], answers }) =>
        often(numbersTo(999).map((top) => (whole * top) / 1000 > limit)) === answers[0],
    ],
    [
      /^The sum of \d+ odd numbers is (odd|even)/,
      ({ n: [many = 0], part: [word], answers }) =>
        often(
          oddLists(many).map(
            (list) => list.reduce((sum, each) => sum + each, 0) % 2 === (word === 'odd' ? 1 : 0),
          ),
        ) === answers[0],
    ],
    [
      /^For a whole number x.* is (odd|even)/,
      ({ n: [times = 0, more = 0], part: [word], answers }) =>
        often(numbersTo(40).map((x) => (times * x + more) % 2 === (word === 'odd' ? 1 : 0))) ===
        answers[0],
    ],
    [
      /^A multiple of/,
      ({ n: [of = 1, by = 1], answers }) =>
        often(numbersTo(60).map((at) => (at * of) % by === 0)) === answers[0],
    ],
  ],
  MST: [FIND_THE_MISTAKE],
  DAT: [
    [
      /^The table shows/,
      ({ question: { picture }, a: [all = 0, mean = 0, median = 0, above] }) => {
        const counts =
          picture?.kind === 'table' ? picture.rows.slice(1).map(([, count]) => Number(count)) : [];
        const left = counts.reduce((rest, count) => rest - count, all);
        return (
          counts.length === 5 &&
          left === 0 &&
          isNear(
            counts.reduce((gap, count) => gap + count - mean, 0),
            0,
          ) &&
          counts.includes(median) &&
          counts.filter((count) => count < median).length === 2 &&
          counts.filter((count) => count > mean).length === above
        );
      },
    ],
  ],
};

describe('reasoning', () => checkKeys('grade-7', GRADE_7_REASONING, REASONING));

/** About the pH of each, as tables give it. */
const PH: Readonly<Record<string, number>> = {
  'lemon juice': 2.3,
  vinegar: 2.9,
  curd: 4.5,
  'tamarind water': 2.8,
  'orange juice': 3.7,
  'amla juice': 3,
  'soap solution': 9.5,
  'baking soda solution': 8.3,
  'washing soda solution': 11.5,
  limewater: 12.4,
  'milk of magnesia': 10.5,
  'sugar solution': 7,
  'common salt solution': 7,
  'distilled water': 7,
};

const phOf = (name = ''): number => PH[name] ?? Number.NaN;

const isConductor = (piece = ''): boolean =>
  /copper|steel|iron|alumin|brass|silver|graphite/.test(piece);

const FACTS: Readonly<Record<string, string>> = {
  'What forms when an acid and a base neutralise each other?': 'salt and water',
  'The sting of an ant is acidic. What eases it?': 'moist baking soda',
  'A soil is too acidic for the crop. What does a farmer add?': 'lime',
  'A soil is too basic for the crop. What does a farmer add?': 'compost',
  'The stomach makes too much acid. Which of these is a remedy?': 'milk of magnesia',
  'What is litmus made from?': 'lichens',
  'How do acids taste that we may eat?': 'sour',
  'How do basic solutions feel between the fingers?': 'slippery',
  'An acid and a base are mixed. What happens to the temperature?': 'it rises',
  'Factory waste is acidic. What is added before it flows into a river?': 'a base',
  'What does the longer line in the symbol of a cell stand for?': 'the positive terminal',
  'Which part of an incandescent lamp glows?': 'the filament',
  'Which way does the current flow in a circuit, as we agree to say?':
    'from plus to minus outside the cell',
  'What are two or more cells joined together called?': 'a battery',
  'Why are electric wires covered with plastic?': 'plastic is an insulator',
  'Which change does an electric cell make?': 'chemical energy to electrical energy',
  'What does a switch do when it is opened?': 'it breaks the path of the current',
  'How many terminals has a cell?': 'two',
};

const FACT: Rule = [/\?$/, ({ question: { ask }, answers }) => FACTS[ask] === answers[0]];

const SCIENCE: Record<string, Rule[]> = {
  SPD: [
    [/^A postman/, ({ n: [far, hours = 0], a: [speed = 0] }) => speed * hours === far],
    [/^A bus/, ({ n: [speed, hours = 1], a: [far = 0] }) => far / hours === speed],
    [/^A train/, ({ n: [speed = 0, far], a: [hours = 0] }) => speed * hours === far],
    [/^A girl/, ({ n: [far = 0, seconds = 0], a: [speed = 0] }) => isNear(speed * seconds, far)],
    [/km\/h in metres/, ({ n: [kmh = 0], a: [ms = 0] }) => isNear(ms * 3.6, kmh)],
    [/m\/s in kilometres/, ({ n: [ms = 0], a: [kmh = 0] }) => isNear(kmh / 3.6, ms)],
    [
      /^Car A/,
      // The way of each in as many hours as both took together.
      ({ n: [one = 0, hours = 1, other = 0, more = 1], answers: [answer] }) =>
        one * more !== other * hours && one * more > other * hours === (answer === 'A'),
    ],
    [/^A pendulum/, ({ n: [times = 0, all = 0], a: [period = 0] }) => isNear(period * times, all)],
  ],
  ACB: [
    [
      /^Is (.+) acidic, basic/,
      ({ part: [name], answers: [answer] }) => {
        const ph = phOf(name);
        return answer === (ph < 7 ? 'acidic' : ph > 7 ? 'basic' : ph === 7 ? 'neutral' : '');
      },
    ],
    [
      /blue litmus paper is dipped into (.+)\. /,
      ({ part: [name], answers: [answer] }) => phOf(name) < 7 === (answer === 'red'),
    ],
    [
      /red litmus paper is dipped into (.+)\. /,
      ({ part: [name], answers: [answer] }) => phOf(name) > 7 === (answer === 'blue'),
    ],
    [
      /^A drop of (.+) falls/,
      ({ part: [name], answers: [answer] }) => phOf(name) > 7 === (answer === 'reddish brown'),
    ],
    [
      /^Some (.+) is mixed/,
      ({ part: [name], answers: [answer] }) =>
        ['dark pink', 'no change', 'green'][Math.sign(phOf(name) - 7) + 1] === answer,
    ],
    FACT,
  ],
  CKT: [
    [
      /switch is (open|closed), and (.+) bridges/,
      ({ part: [key, piece], answers: [answer] }) =>
        (key === 'closed' && isConductor(piece)) === (answer === 'yes'),
    ],
    [
      /^Is (.+) a conductor or/,
      ({ part: [piece], answers: [answer] }) => isConductor(piece) === (answer === 'conductor'),
    ],
    [
      /filament of the lamp is|shorter one to the other terminal/,
      ({ question: { ask }, answers: [answer] }) =>
        /broken|the negative|is open/.test(ask) === (answer === 'no'),
    ],
    [/^A battery/, ({ n: [cells = 1], a: [volts = 0] }) => isNear(volts / cells, 1.5)],
    [
      /Switch A is (open|closed), switch B is (open|closed)/,
      ({ question: { ask }, part, answers: [answer] }) =>
        (ask.includes('one after the other') ? !part.includes('open') : part.includes('closed')) ===
        (answer === 'yes'),
    ],
    FACT,
  ],
};

describe('science', () => checkKeys('grade-7', GRADE_7_SCIENCE, SCIENCE));
