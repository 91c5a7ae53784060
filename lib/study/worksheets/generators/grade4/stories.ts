import { drawMeasure } from '@/lib/study/worksheets/generators/plausible';
import { CHILDREN } from '@/lib/study/worksheets/generators/primary/names';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const TWO_STEPS = inSlots(8, [
  (draw) => {
    const [first, second] = [
      drawMeasure(draw, 'visitors of a zoo'),
      drawMeasure(draw, 'visitors of a zoo'),
    ];
    const children = draw.whole(300, Math.min(first, second));
    return single(
      `A zoo had ${show(first)} visitors on Saturday and ${show(second)} on Sunday. ${show(children)} of them were children. How many were grown-ups?`,
      show(first + second - children),
      {
        unit: 'grown-ups',
        how: `${show(first)} + ${show(second)} = ${show(first + second)}, then − ${show(children)}`,
      },
    );
  },
  (draw) => {
    const [many, price, board] = [
      drawMeasure(draw, 'benches of a school'),
      drawMeasure(draw, 'price of a bench', 50),
      drawMeasure(draw, 'price of a blackboard', 50),
    ];
    return single(
      `A school buys ${many} benches at ₹${show(price)} each and a blackboard for ₹${show(board)}. What is the bill?`,
      show(many * price + board),
      { unit: '₹', how: `${many} × ${show(price)} = ${show(many * price)}, then + ${show(board)}` },
    );
  },
  (draw) => {
    const [buses, seats] = [draw.whole(4, 9), draw.pick([32, 36, 42, 48, 52])];
    const empty = draw.whole(5, 30);
    return single(
      `${buses} buses with ${seats} seats each take ${buses * seats - empty} children to the science fair. How many seats stay empty?`,
      String(empty),
      { unit: 'seats', how: `${buses} × ${seats} = ${buses * seats}` },
    );
  },
  (draw) => {
    const [sacks, each] = [draw.whole(12, 48), draw.pick([20, 25, 50])];
    const sold = draw.whole(120, 780);
    return single(
      `A farmer picks ${show(sacks * each + sold)} coconuts and sells ${sold} at once. The rest goes into sacks of ${each}. How many sacks are filled?`,
      String(sacks),
      { unit: 'sacks', how: `${show(sacks * each)} are left, ÷ ${each}` },
    );
  },
  (draw) => {
    const [women, men] = [
      drawMeasure(draw, 'men or women of a village'),
      drawMeasure(draw, 'men or women of a village'),
    ];
    const children = drawMeasure(draw, 'children of a village');
    return single(
      `A village has ${show(women + men + children)} people: ${show(women)} women, ${show(men)} men, and children. How many children are there?`,
      show(children),
      { unit: 'children', how: `${show(women)} + ${show(men)} = ${show(women + men)}` },
    );
  },
  (draw) => {
    const [crates, each] = [draw.whole(45, 160), draw.pick([12, 20, 24])];
    const all = crates * each;
    const morning = draw.whole(Math.ceil(all / 3), Math.floor((2 * all) / 3));
    return single(
      `A dairy fills ${show(morning)} bottles in the morning and ${show(all - morning)} in the evening. A crate takes ${each} bottles. How many crates are needed?`,
      String(crates),
      { unit: 'crates', how: `${show(all)} ÷ ${each}` },
    );
  },
  (draw) => {
    const child = draw.whole(2, 8) * 5;
    const [grown, children] = [draw.whole(12, 60), draw.whole(25, 120)];
    return single(
      `A boat ride costs ₹${2 * child} for grown-ups and ₹${child} for children. ${grown} grown-ups and ${children} children go today. How much money comes in?`,
      show(2 * child * grown + child * children),
      { unit: '₹', how: `${show(2 * child * grown)} + ${show(child * children)}` },
    );
  },
  (draw) => {
    const [houses, litres] = [draw.whole(8, 18), draw.whole(12, 25) * 10];
    return single(
      `A tanker brings 5,000 litres of water. ${houses} houses take ${litres} litres each. How many litres are left?`,
      show(5000 - houses * litres),
      { unit: 'litres', how: `${houses} × ${litres} = ${show(houses * litres)}` },
    );
  },
  (draw) => {
    const [wage, days] = [drawMeasure(draw, 'daily wage', 10), draw.whole(6, 26)];
    const spent = draw.whole(15, 40) * 50;
    return single(
      `A painter earns ₹${wage} a day and works ${days} days this month. ₹${show(spent)} go for rent. How much is left?`,
      show(wage * days - spent),
      { unit: '₹', how: `${days} × ${wage} = ${show(wage * days)}` },
    );
  },
  (draw) => {
    const [tigers, more] = [drawMeasure(draw, 'tigers of a forest'), draw.whole(12, 90)];
    return single(
      `A forest has ${tigers} tigers and ${more} more leopards than tigers. How many tigers and leopards is that together?`,
      String(2 * tigers + more),
      { how: `${tigers + more} leopards, and ${tigers} tigers` },
    );
  },
  (draw) => {
    const [pieces, long, rest] = [draw.whole(8, 24), draw.whole(3, 6), draw.whole(2, 9)];
    return single(
      `A tailor cuts ${pieces} pieces of ${long} m from a roll of ${pieces * long + rest} m of cloth. How many metres are left?`,
      String(rest),
      { unit: 'm', how: `${pieces} × ${long} = ${pieces * long}` },
    );
  },
  (draw) => {
    const [daily, days, rest] = [draw.whole(12, 35), draw.whole(7, 14), draw.whole(25, 95)];
    return single(
      `${draw.pick(CHILDREN)} reads ${daily} pages a day for ${days} days, and then ${rest} pages are still to come. How many pages has the book?`,
      String(daily * days + rest),
      { unit: 'pages', how: `${daily} × ${days} = ${daily * days}, then + ${rest}` },
    );
  },
]);

export const GRADE_4_STORIES = {
  WRD: { count: 8, layout: 'list', make: TWO_STEPS },
} as const satisfies Record<string, TopicGenerator>;
