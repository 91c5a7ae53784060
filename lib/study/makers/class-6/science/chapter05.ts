import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const motions = groupOf(
  {
    marks: {
      linear: 'Linear motion goes along a straight line.',
      circular: 'In circular motion a thing goes round on a circle.',
      oscillatory: 'Oscillatory motion goes to and fro about one place.',
    },
    facts: [
      ['A mango falls from the branch.', 'linear', 'It falls straight down.'],
      ['A carrom coin slides across the board.', 'linear', 'It slides along a straight line.'],
      ['A lift goes up.', 'linear', 'It goes straight up.'],
      ['A train runs on a straight track.', 'linear', 'The track is straight.'],
      ['A drawer is pulled out.', 'linear', 'It moves along a straight line.'],
      [
        'The tip of a fan blade moves while the fan runs.',
        'circular',
        'The tip goes round the middle of the fan.',
      ],
      ['A child rides on a merry-go-round.', 'circular', 'The child goes round the middle.'],
      [
        'A stone tied to a string is whirled round the hand.',
        'circular',
        'The string keeps it on a circle.',
      ],
      [
        'The tip of the minute hand moves on a clock.',
        'circular',
        'The tip goes round the middle of the dial.',
      ],
      [
        'A bead on the rim of a potter’s wheel moves.',
        'circular',
        'It goes round the middle of the wheel.',
      ],
      ['A swing goes forward and back.', 'oscillatory', 'It comes back again and again.'],
      ['The pendulum of an old clock moves.', 'oscillatory', 'It swings to and fro.'],
      ['A plucked string of a sitar trembles.', 'oscillatory', 'It moves quickly to and fro.'],
      [
        'A ruler held at the table edge is bent and let go.',
        'oscillatory',
        'Its free end moves up and down again and again.',
      ],
      [
        'A bell’s tongue moves while the bell is rung.',
        'oscillatory',
        'It moves from side to side.',
      ],
    ],
  },
  (line) => `${line} Is this motion linear, circular or oscillatory?`,
  'Straight on, round and round, or to and fro?',
);

const LONG_THINGS = ['pencil', 'nail', 'crayon', 'leaf', 'key', 'matchbox', 'feather'] as const;

const brokenScale = (draw: Draw): MadeQuestion => {
  const [thing, from, long] = [draw.pick(LONG_THINGS), draw.whole(11, 39), draw.whole(33, 90)];
  const to = from + long;
  const [start, end, length] = [from / 10, to / 10, long / 10];
  return {
    ask: `The zero end of a scale is broken. A ${thing} lies from the ${start} cm mark to the ${end} cm mark. How long is it, in centimetres?`,
    hint: `The ${thing} does not begin at zero.`,
    steps: [`It ends at ${end} cm and begins at ${start} cm.`, `${end} − ${start} = ${length} cm.`],
    answer: `${length} cm`,
    check: `${end} - ${start}`,
    slips: [
      {
        answer: `${end} cm`,
        why: `That is where the ${thing} ends. It begins at ${start} cm, so take that away.`,
      },
      {
        answer: `${(from + to) / 10} cm`,
        why: 'You added the two marks. The length is what lies between them.',
        check: `${start} + ${end}`,
      },
    ],
  };
};

/** Two units: how many of the second are in one of the first; the least and most that is asked, in tenths. */
const UNITS = [
  ['cm', 'mm', 10, 21, 198],
  ['m', 'cm', 100, 11, 98],
  ['km', 'm', 1000, 11, 98],
] as const;

const change = (draw: Draw): MadeQuestion => {
  const [large, small, ratio, low, high] = draw.pick(UNITS);
  const value = draw.whole(low, high) / 10;
  const answer = Math.round(value * ratio);
  const wrongRatio = ratio === 10 ? 100 : ratio / 10;
  return {
    ask: `How many ${small} are ${show(value)} ${large}?`,
    hint: `How many ${small} make 1 ${large}?`,
    steps: [
      `1 ${large} = ${show(ratio)} ${small}.`,
      `${show(value)} × ${show(ratio)} = ${show(answer)} ${small}.`,
    ],
    answer: `${show(answer)} ${small}`,
    check: `${value} * ${ratio}`,
    slips: [
      {
        answer: `${show(Math.round(value * wrongRatio))} ${small}`,
        why: `You multiplied by ${show(wrongRatio)}. 1 ${large} has ${show(ratio)} ${small}.`,
        check: `${value} * ${wrongRatio}`,
      },
      {
        answer: `${show(value / ratio)} ${small}`,
        why: 'You divided. The smaller the unit, the more of them are needed.',
        check: `${value} / ${ratio}`,
      },
    ],
  };
};

const WALKERS = ['Ritu', 'Aslam', 'Pema', 'Murugan', 'Gurleen', 'Stella'] as const;
const GOALS = ['bus stop', 'library', 'post office', 'temple', 'market', 'river'] as const;

const left = (draw: Draw): MadeQuestion => {
  const [tenths, walked] = [draw.whole(11, 29), draw.whole(6, 20) * 50];
  const all = tenths * 100;
  if (all - walked < 150) return left(draw);
  const [walker, goal] = [draw.pick(WALKERS), draw.pick(GOALS)];
  return {
    ask: `The ${goal} is ${tenths / 10} km from the school along the road. ${walker} has walked ${show(walked)} m from school towards it. How many metres are left?`,
    hint: 'Write both lengths in metres.',
    steps: [
      `${tenths / 10} km = ${tenths / 10} × 1000 = ${show(all)} m.`,
      `${show(all)} − ${show(walked)} = ${show(all - walked)} m.`,
    ],
    answer: `${show(all - walked)} m`,
    check: `${tenths / 10} * 1000 - ${walked}`,
    slips: [
      {
        answer: `${show(all + walked)} m`,
        why: 'You added. What has been walked is a part of the way.',
        check: `${all} + ${walked}`,
      },
      {
        answer: `${show(Math.abs(tenths * 10 - walked))} m`,
        why: 'A kilometre has 1000 metres, not 100.',
        check: `abs(${tenths * 10} - ${walked})`,
      },
    ].filter(({ answer }) => answer !== `${show(all - walked)} m`),
  };
};

const BODY = [
  ['handspans', 'The table', 12, 15, 18, 24],
  ['footsteps', 'The room', 18, 20, 24, 30],
  ['arm lengths', 'The carpet', 40, 48, 50, 60],
] as const;

const spans = (draw: Draw): MadeQuestion => {
  const [unit, what, ...sizes] = draw.pick(BODY);
  const [own = 15, other = 18] = draw.some(sizes, 2);
  const count = draw.whole(4, 30);
  const length = count * own;
  if (length % other !== 0 || length > 900) return spans(draw);
  const answer = length / other;
  return {
    ask: `One child measures in ${unit} of ${own} cm, another in ${unit} of ${other} cm. ${what} is ${count} ${unit} long for the first child. How many is it for the second?`,
    hint: `How long is it in centimetres?`,
    steps: [`${count} × ${own} = ${length} cm.`, `${length} ÷ ${other} = ${answer} ${unit}.`],
    answer: `${answer}`,
    accept: [`${answer} ${unit}`],
    check: `${count} * ${own} / ${other}`,
    slips: [
      {
        answer: show((count * other) / own),
        why: 'You turned it round. The larger unit is needed fewer times.',
        check: `${count} * ${other} / ${own}`,
      },
      {
        answer: `${count + own - other}`,
        why: 'You used the difference of the two units. Find the length in centimetres first.',
        check: `${count} + ${own} - ${other}`,
      },
      {
        answer: `${count}`,
        why: 'Their units are not equally long, so the counts differ.',
      },
    ],
  };
};

export const chapter05 = [
  { id: 'motions', level: 'know', make: motions },
  { id: 'broken-scale', level: 'use', make: brokenScale },
  { id: 'change', level: 'use', make: change },
  { id: 'spans', level: 'think', make: spans },
  { id: 'left', level: 'use', make: left },
] as const satisfies readonly Maker[];
