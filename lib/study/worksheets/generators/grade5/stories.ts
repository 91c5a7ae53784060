import { hcf, lcm } from '@/lib/study/worksheets/fraction';
import { drawMeasure, drawPrice } from '@/lib/study/worksheets/generators/plausible';
import { CHILDREN } from '@/lib/study/worksheets/generators/primary/names';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const SEVERAL_STEPS = inSlots(8, [
  (draw) => {
    const [farmers, each] = [draw.whole(12, 40), draw.whole(6, 15)];
    const cans = draw.whole(2, Math.floor((farmers * each) / 40));
    const sold = farmers * each - cans * 20;
    return single(
      `${farmers} farmers bring ${each} litres of milk each. ${sold} litres are sold at once, and the rest goes into cans of 20 litres. How many cans are filled?`,
      String(cans),
      { unit: 'cans', how: `${farmers} × ${each} − ${sold} = ${cans * 20}, ÷ 20` },
    );
  },
  (draw) => {
    const [speed, hours, more] = [draw.whole(9, 16) * 5, draw.whole(3, 9), draw.whole(15, 95)];
    return single(
      `A train goes ${speed} km an hour for ${hours} hours and then ${more} km more. How far does it go?`,
      show(speed * hours + more),
      { unit: 'km', how: `${hours} × ${speed} = ${show(speed * hours)}, then + ${more}` },
    );
  },
  (draw) => {
    const [before, more] = [
      drawMeasure(draw, 'people of a city', 100),
      drawMeasure(draw, 'growth of a city', 100),
    ];
    const children = draw.whole(900, 1900) * 100;
    return single(
      `A city had ${show(before)} people at the last count and has ${show(more)} more today. ${show(children)} of them are children. How many are grown-ups?`,
      show(before + more - children),
      { how: `${show(before)} + ${show(more)} = ${show(before + more)}, then − ${show(children)}` },
    );
  },
  (draw) => {
    const [trees, each, bad] = [draw.whole(25, 90), draw.whole(12, 35), draw.whole(11, 49)];
    const good = trees * each - bad;
    return several(
      `${trees} coconut palms give ${each} coconuts each. ${bad} are bad, and the others go into bags of 50. How many bags are full, and how many coconuts are left over?`,
      [
        { label: 'Full bags', answer: String(Math.floor(good / 50)) },
        { label: 'Left over', answer: String(good % 50) },
      ],
      { how: `${trees} × ${each} − ${bad} = ${show(good)}` },
    );
  },
  (draw) => {
    const walkers = draw.whole(12, 40);
    const pupils = walkers * 8;
    return single(
      `[3|4] of the ${pupils} pupils of a school come by bus. Half of the others walk. How many walk?`,
      String(walkers),
      { unit: 'pupils', how: `[1|4] of ${pupils} = ${pupils / 4}, and half of that` },
    );
  },
  (draw) => {
    const [rice, dal] = [draw.whole(3, 10), draw.whole(2, 5)];
    const [one, other] = [drawPrice(draw, 'rice'), drawPrice(draw, 'dal')];
    const bill = rice * one + dal * other;
    return single(
      `${draw.pick(CHILDREN)}’s mother buys ${rice} kg of rice at ₹${one} a kilogram and ${dal} kg of dal at ₹${other} a kilogram. She pays ₹2,000. How much comes back?`,
      show(2000 - bill),
      { unit: '₹', how: `${show(rice * one)} + ${show(dal * other)} = ${show(bill)}` },
    );
  },
  (draw) => {
    const wide = drawMeasure(draw, 'side of a garden');
    const long = wide + draw.whole(4, 14);
    const [rounds, price] = [draw.whole(2, 4), draw.whole(8, 24)];
    const wire = rounds * 2 * (long + wide);
    return single(
      `A garden of ${long} m by ${wide} m gets ${rounds} rounds of wire at ₹${price} a metre. What does the wire cost?`,
      show(wire * price),
      { unit: '₹', how: `${rounds} × 2 × (${long} + ${wide}) = ${wire} m of wire` },
    );
  },
  (draw) => {
    const average = draw.whole(30, 80);
    const days = [-1, 1, -1].map((sign) => average + sign * draw.whole(2, 9));
    const last = 4 * average - days.reduce((before, day) => before + day, 0);
    return single(
      `A shop sells ${average} kites a day on average of four days. On the first three days it was ${days.join(', ')}. How many were sold on the fourth?`,
      String(last),
      { unit: 'kites', how: `4 × ${average} = ${4 * average} in all` },
    );
  },
  (draw) => {
    const [one = 10, other = 15] = draw.some([8, 10, 12, 15, 18, 20, 24, 30], 2);
    return single(
      `From one stand a bus leaves every ${one} minutes and another every ${other} minutes. They leave together now. After how many minutes does this happen again for the first time?`,
      String(lcm(one, other)),
      { unit: 'minutes', how: `The LCM of ${one} and ${other}` },
    );
  },
  (draw) => {
    const side = draw.whole(4, 15);
    const [one = 2, other = 3] = draw.some([2, 3, 4, 5, 7], 2);
    return single(
      `A sheet of ${side * one} cm by ${side * other} cm is cut into squares that are as large as possible, and nothing is left over. How long is a side of a square?`,
      String(side * hcf(one, other)),
      { unit: 'cm', how: `The HCF of ${side * one} and ${side * other}` },
    );
  },
  (draw) => {
    const [litres, minutes] = [draw.whole(8, 25), draw.whole(12, 55)];
    const inside = draw.whole(20, 90);
    return single(
      `A tank of ${litres * minutes + inside} litres already holds ${inside} litres. A pump brings ${litres} litres a minute. After how many minutes is the tank full?`,
      String(minutes),
      { unit: 'minutes', how: `${litres * minutes} litres are missing, ÷ ${litres}` },
    );
  },
  (draw) => {
    const [shirts, more] = [draw.pick([4, 5, 6]), draw.whole(7, 15)];
    const each = draw.pick([2, 3]);
    return single(
      `A tailor needs ${shirts * each} m of cloth for ${shirts} kurtas. How many metres does the tailor need for ${more} kurtas?`,
      String(more * each),
      { unit: 'm', how: `${shirts * each} ÷ ${shirts} = ${each} m for one` },
    );
  },
]);

export const GRADE_5_STORIES = {
  WRD: { count: 8, layout: 'list', make: SEVERAL_STEPS },
} as const satisfies Record<string, TopicGenerator>;
