import type { Draw } from '@/lib/study/worksheets/draw';
import {
  directionTo,
  drawMap,
  drawWay,
  squareAnswer,
} from '@/lib/study/worksheets/generators/primary/maps';
import { CHILDREN } from '@/lib/study/worksheets/generators/primary/names';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { squareOf } from '@/lib/study/worksheets/listPicture';
import { type Question, several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const minSec = (seconds: number): string => `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

const minSecBlanks = (seconds: number) => [
  { label: '', answer: String(Math.floor(seconds / 60)), unit: 'min' },
  { label: 'and', answer: String(seconds % 60), unit: 's' },
];

/** Some seconds that are no full minutes. */
const drawSeconds = (draw: Draw, low: number, high: number): number =>
  draw.whole(low, high) * 60 + draw.whole(2, 58);

const SECONDS = inSlots(12, [
  (draw) => {
    const time = drawSeconds(draw, 2, 12);
    return single(`${minSec(time)} in seconds`, show(time), { unit: 's' });
  },
  (draw) => {
    const time = drawSeconds(draw, 2, 14);
    return several(`${show(time)} s in minutes and seconds`, minSecBlanks(time));
  },
  (draw) => {
    const [one, other] = [drawSeconds(draw, 2, 9), drawSeconds(draw, 2, 9)];
    return several(`${minSec(one)} + ${minSec(other)}`, minSecBlanks(one + other), {
      how: '60 seconds make one more minute',
    });
  },
  (draw) => {
    const [one, other] = [drawSeconds(draw, 7, 14), drawSeconds(draw, 2, 6)];
    return several(`${minSec(one)} − ${minSec(other)}`, minSecBlanks(one - other), {
      how: 'Change a minute into 60 seconds where they are too few',
    });
  },
  (draw) => {
    const [hours, minutes] = [draw.whole(2, 9), draw.whole(5, 55)];
    return single(`${hours} h ${minutes} min in minutes`, String(hours * 60 + minutes), {
      unit: 'min',
    });
  },
  (draw) => {
    const [every, minutes] = [draw.pick([2, 3, 4, 5, 6]), draw.whole(5, 40)];
    return single(
      `A tap loses a drop every ${every} seconds. How many drops are lost in ${minutes} minutes?`,
      show((minutes * 60) / every),
      { unit: 'drops', how: `${60 / every} drops a minute` },
    );
  },
  (draw) => {
    const [name = '', other = ''] = draw.some(CHILDREN, 2);
    const time = draw.whole(64, 95);
    const longer = draw.whole(4, 29);
    return several(
      `${name} runs 400 m in ${minSec(time)}. ${other} takes ${longer} seconds longer. What is the time of ${other}?`,
      minSecBlanks(time + longer),
      { how: `${time} s + ${longer} s = ${time + longer} s` },
    );
  },
  (draw) => {
    const [rounds, each] = [draw.whole(3, 8), draw.whole(72, 118)];
    return several(
      `A cyclist rides ${rounds} equal rounds of ${each} seconds each. How long is that in minutes and seconds?`,
      minSecBlanks(rounds * each),
      { how: `${rounds} × ${each} = ${rounds * each} s` },
    );
  },
  (draw) => {
    const days = draw.whole(2, 9);
    const hours = draw.whole(2, 22);
    return single(`${days} days ${hours} h in hours`, String(days * 24 + hours), { unit: 'h' });
  },
  (draw) => {
    const [beats, seconds] = [draw.whole(11, 18), draw.pick([10, 15])];
    const counted = seconds === 10 ? beats : beats + 6;
    return single(
      `${draw.pick(CHILDREN)} counts ${counted} heartbeats in ${seconds} seconds. How many are that in a minute?`,
      String((counted * 60) / seconds),
      { unit: 'beats', how: `${60 / seconds} × ${counted}` },
    );
  },
]);

type Change = { big: string; small: string; each: number };

const CHANGES: readonly [Change, ...Change[]] = [
  { big: 'kg', small: 'g', each: 1000 },
  { big: 'L', small: 'mL', each: 1000 },
  { big: 'km', small: 'm', each: 1000 },
  { big: 'm', small: 'cm', each: 100 },
  { big: 'cm', small: 'mm', each: 10 },
];

/** A decimal of the big unit that is a whole number of the small one. */
const drawAmount = (draw: Draw, { each }: Change): number => {
  const step = each === 1000 ? 50 : 1;
  const amount = draw.whole(each / step / 5, (each / step) * 6) * step;
  return amount % each === 0 ? amount + step : amount;
};

const WEIGH = inSlots(12, [
  (draw) => {
    const change = draw.pick<[Change, ...Change[]]>([...CHANGES]);
    const amount = drawAmount(draw, change);
    return single(`${show(amount / change.each)} ${change.big} in ${change.small}`, show(amount), {
      unit: change.small,
    });
  },
  (draw) => {
    const change = draw.pick<[Change, ...Change[]]>([...CHANGES]);
    const amount = drawAmount(draw, change);
    return single(`${show(amount)} ${change.small} in ${change.big}`, show(amount / change.each), {
      unit: change.big,
    });
  },
  (draw) => {
    const [top, over] = draw.pick([
      [1, 2],
      [1, 4],
      [3, 4],
      [1, 5],
      [2, 5],
      [3, 5],
      [4, 5],
      [1, 8],
      [3, 10],
    ] as const);
    const [big, small] = draw.pick([
      ['kg', 'g'],
      ['L', 'mL'],
      ['km', 'm'],
    ] as const);
    return single(`[${top}|${over}] ${big} in ${small}`, String((top * 1000) / over), {
      unit: small,
      how: `1,000 ÷ ${over}${top > 1 ? ` × ${top}` : ''}`,
    });
  },
  (draw) => {
    const change = draw.pick<[Change, ...Change[]]>([...CHANGES]);
    const amount = drawAmount(draw, change);
    const other = draw.pick([amount, amount / 10, amount * 10, amount + 1, amount - 1]);
    return single(
      `${show(amount / change.each)} ${change.big} ___ ${show(other)} ${change.small}`,
      amount > other ? '>' : amount < other ? '<' : '=',
      { choices: ['>', '<', '='], how: `${show(amount)} ${change.small}` },
    );
  },
  (draw) => {
    const [one, other] = [draw.whole(3, 18) * 250, draw.whole(3, 18) * 250];
    return single(
      `Two parcels weigh ${show(one / 1000)} kg and ${show(other / 1000)} kg. What do they weigh together?`,
      show((one + other) / 1000),
      { unit: 'kg', how: `${show(one)} g + ${show(other)} g` },
    );
  },
  (draw) => {
    const [price, part] = [draw.whole(10, 60) * 8, draw.pick([250, 500, 750, 1500])];
    return single(
      `1 kg of sweets costs ₹${price}. What do ${show(part)} g cost?`,
      show((price * part) / 1000),
      { unit: '₹', how: `250 g cost ${price} ÷ 4 = ₹${price / 4}` },
    );
  },
  (draw) => {
    const [jar, glass] = [draw.whole(2, 6) * 500, draw.pick([125, 200, 250])];
    const full = Math.floor(jar / glass);
    return single(
      `How many full glasses of ${glass} mL can be poured from ${show(jar / 1000)} L of juice?`,
      String(full),
      { unit: 'glasses', how: `${show(jar)} ÷ ${glass}` },
    );
  },
  (draw) => {
    const [full, used] = [draw.whole(10, 25) * 1000, draw.whole(3, 35) * 250];
    return single(
      `A can holds ${full / 1000} L of oil. ${show(used / 1000)} L are used. How much is left?`,
      show((full - used) / 1000),
      { unit: 'L' },
    );
  },
]);

const MAPS = (draw: Draw): Question => {
  const { picture, places } = drawMap(draw);
  const side = draw.pick([50, 100, 200, 250]);
  const [start = places[0], from = places[1], end = places[0], last = places[1]] =
    draw.shuffle(places);
  const squares = Math.abs(end.column - start.column) + Math.abs(end.row - start.row);
  const way = drawWay(draw, last);
  const walked = [...way.says.matchAll(/\d+/g)].reduce(
    (before, [part]) => before + Number(part),
    0,
  );
  return several(
    `Read the map. Each square is ${side} m long and wide, and you walk along rows and columns only.\n(1) In which direction is “${end.name}” from “${from.name}”?\n(2) How far do you walk from “${start.name}” to “${end.name}” on a shortest way?\n(3) From “${last.name}” you go ${way.says}. In which square are you?\n(4) How many metres have you walked in (3)?`,
    [
      {
        label: '(1)',
        answer: directionTo(from, end),
        accept: [directionTo(from, end).replace('-', ' '), directionTo(from, end).replace('-', '')],
      },
      { label: '(2)', answer: show(squares * side), unit: 'm' },
      { label: '(3)', ...squareAnswer(way.end) },
      { label: '(4)', answer: show(walked * side), unit: 'm' },
    ],
    {
      picture,
      how: `(2) ${squares} × ${side} m; ${end.name} is in ${squareOf(end.column, end.row)}`,
    },
  );
};

const TURNS = inSlots(10, [
  (draw) => {
    const [name, degrees] = draw.pick([
      ['a quarter turn', 90],
      ['half a turn', 180],
      ['three quarter turns', 270],
      ['two full turns', 720],
      ['a third of a turn', 120],
      ['an eighth of a turn', 45],
      ['a sixth of a turn', 60],
      ['one and a half turns', 540],
      ['a tenth of a turn', 36],
      ['a fifth of a turn', 72],
    ] as const);
    return single(`How many degrees are ${name}?`, String(degrees), { unit: '°' });
  },
  (draw) => {
    const [from, gone] = [draw.whole(1, 12), draw.whole(1, 11)];
    return single(
      `The long hand of a clock goes from ${from} to ${((from + gone - 1) % 12) + 1}. Through how many degrees does it turn?`,
      String(gone * 30),
      { unit: '°', how: `${gone} × 30°` },
    );
  },
  (draw) => {
    const hour = draw.whole(1, 11);
    return single(
      `How large is the smaller angle between the hands of a clock at ${hour} o’clock?`,
      String(Math.min(hour, 12 - hour) * 30),
      { unit: '°', how: `From one number to the next it is 30°` },
    );
  },
  (draw) => {
    const part = draw.whole(1, 11) * 5;
    return single(
      `The long hand of a clock has turned through ${part * 6}°. How many minutes have passed?`,
      String(part),
      { unit: 'minutes', how: '6° for each minute' },
    );
  },
  (draw) => {
    const at = draw.whole(0, 7);
    const turns = draw.whole(1, 7);
    const isRight = draw.chance();
    const COMPASS = [
      'north',
      'north-east',
      'east',
      'south-east',
      'south',
      'south-west',
      'west',
      'north-west',
    ];
    return single(
      `You face ${COMPASS[at]} and turn ${turns * 45}° to the ${isRight ? 'right' : 'left'}. Where do you look now?`,
      COMPASS[(at + (isRight ? turns : 8 - turns)) % 8] ?? '',
      { choices: COMPASS, how: '45° leads to the next of the eight directions' },
    );
  },
  (draw) => {
    const [right, left] = [draw.whole(10, 30) * 5, draw.whole(2, 9) * 5];
    return single(
      `A knob is turned ${right}° to the right and then ${left}° back. By how many degrees is it turned now?`,
      String(right - left),
      { unit: '°' },
    );
  },
  (draw) => {
    const parts = draw.pick([3, 4, 5, 6, 8, 9, 10, 12]);
    return single(
      `A round cake is cut into ${parts} equal pieces. How large is the angle of one piece at the centre?`,
      String(360 / parts),
      { unit: '°', how: `360° ÷ ${parts}` },
    );
  },
]);

export const GRADE_5_MEASURES_TOPICS = {
  SEC: { count: 12, layout: 'list', make: SECONDS },
  WGT: { count: 12, layout: 'list', make: WEIGH },
  MAP: { count: 3, layout: 'list', make: MAPS },
  TRN: { count: 10, layout: 'list', make: TURNS },
} as const satisfies Record<string, TopicGenerator>;
