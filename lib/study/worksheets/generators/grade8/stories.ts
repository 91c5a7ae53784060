import { drawMeasure, drawPrice } from '@/lib/study/worksheets/generators/plausible';
import { CHILDREN } from '@/lib/study/worksheets/generators/primary/names';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const ONE_UNKNOWN = inSlots(6, [
  (draw) => {
    const [young, times] = [draw.whole(8, 14), draw.whole(3, 4)];
    return several(
      `A mother is ${times} times as old as her daughter. Together they are ${(times + 1) * young} years old. How old is each?`,
      [
        { label: 'Daughter', answer: String(young), unit: 'years' },
        { label: 'Mother', answer: String(times * young), unit: 'years' },
      ],
      { how: `x + ${times}x = ${(times + 1) * young}` },
    );
  },
  (draw) => {
    const first = draw.whole(11, 90);
    return single(
      `Three consecutive whole numbers add up to ${3 * first + 3}. Which is the smallest of them?`,
      String(first),
      { how: `3x + 3 = ${3 * first + 3}` },
    );
  },
  (draw) => {
    const [adults, children] = [draw.whole(2, 4), draw.whole(2, 5)];
    const [child, more] = [draw.whole(2, 8) * 10, draw.whole(1, 4) * 10];
    const all = adults * (child + more) + children * child;
    return single(
      `A ticket to a fair costs ₹${more} more for an adult than for a child. ${adults} adults and ${children} children pay ₹${show(all)} together. What does the ticket for a child cost?`,
      String(child),
      { unit: '₹', how: `${adults}(x + ${more}) + ${children}x = ${show(all)}` },
    );
  },
  (draw) => {
    const [start, rate, far] = [
      drawMeasure(draw, 'start of an auto-rickshaw', 5),
      drawMeasure(draw, 'kilometre in an auto-rickshaw'),
      drawMeasure(draw, 'kilometres in an auto-rickshaw'),
    ];
    return single(
      `An auto-rickshaw charges ₹${start} for the start and ₹${rate} for each kilometre. A ride costs ₹${start + rate * far}. How long is the way?`,
      String(far),
      { unit: 'km', how: `${start} + ${rate}x = ${start + rate * far}` },
    );
  },
  (draw) => {
    const [number, fewer, gap, less] = [
      draw.whole(4, 30),
      draw.whole(2, 4),
      draw.whole(2, 4),
      draw.whole(2, 12),
    ];
    const more = gap * number - less;
    const [sign, size] = more < 0 ? ['minus', -more] : ['plus', more];
    return single(
      `${fewer + gap} times a number minus ${less} is as much as ${fewer} times the number ${sign} ${size}. Which number is it?`,
      String(number),
      { how: `${gap}x = ${gap * number}` },
    );
  },
  (draw) => {
    const [wide, more] = [draw.whole(5, 25), draw.whole(3, 20)];
    return single(
      `The fence around a rectangular garden is ${4 * wide + 2 * more} m long. The garden is ${more} m longer than wide. How wide is it?`,
      String(wide),
      { unit: 'm', how: `4x + ${2 * more} = ${4 * wide + 2 * more}` },
    );
  },
]);

const PERCENTAGES = inSlots(6, [
  (draw) => {
    const [price, off] = [drawPrice(draw, 'school bag', 100), draw.whole(1, 8) * 5];
    return single(
      `With ${off}% discount a school bag costs ₹${show((price * (100 - off)) / 100)}. What was its price before?`,
      show(price),
      { unit: '₹', how: `${100 - off}% are ₹${show((price * (100 - off)) / 100)}` },
    );
  },
  (draw) => {
    const [pupils, rate] = [draw.pick([20, 40, 60]), draw.whole(7, 17) * 5];
    return single(
      `${pupils} pupils of a class vote. ${rate}% of them vote for ${draw.pick(CHILDREN)}. How many votes is that?`,
      String((pupils * rate) / 100),
      { how: `[${rate}|100] × ${pupils}` },
    );
  },
  (draw) => {
    const [before, rate] = [draw.whole(10, 80) * 100, draw.pick([10, 20])];
    return single(
      `${show(before)} people live in a village. Their number grows by ${rate}% a year. How many are there after two years?`,
      show((before * (100 + rate) ** 2) / 10_000),
      {
        how: `${show(before)}, then ${show((before * (100 + rate)) / 100)}, then the same percentage of this`,
      },
    );
  },
  (draw) => {
    const [all, each] = draw.pick([
      [25, 4],
      [50, 2],
      [20, 5],
      [100, 1],
    ] as const);
    const marks = draw.whole(Math.ceil(all / 2), all - 1);
    return single(
      `${draw.pick(CHILDREN)} has ${marks} marks out of ${all}. What percentage is that?`,
      String(marks * each),
      { unit: '%', how: `[${marks}|${all}] = [${marks * each}|100]` },
    );
  },
  (draw) => {
    const [price, rate] = [drawPrice(draw, 'phone', 1000), draw.pick([10, 20, 30, 40])];
    return single(
      `A phone is bought for ₹${show(price)} and loses ${rate}% of its value each year. What is it worth after two years?`,
      show((price * (100 - rate) ** 2) / 10_000),
      {
        unit: '₹',
        how: `${show(price)}, then ${show((price * (100 - rate)) / 100)}, then ${100 - rate}% of this`,
      },
    );
  },
  (draw) => {
    const [bottle, rate] = [draw.whole(2, 10) * 100, draw.whole(2, 18) * 5];
    return single(
      `A bottle holds ${show(bottle)} ml of a mango drink, and ${rate}% of it is water. How much water is that?`,
      show((bottle * rate) / 100),
      { unit: 'ml', how: `[${rate}|100] × ${show(bottle)}` },
    );
  },
]);

const AREAS = inSlots(6, [
  (draw) => {
    const [long, wide, path] = [draw.whole(25, 70), draw.whole(15, 24), draw.whole(1, 3)];
    const [outer, inner] = [(long + 2 * path) * (wide + 2 * path), long * wide];
    return single(
      `A park is ${long} m long and ${wide} m wide. A path ${path} m wide runs all around it, outside. What is the area of the path?`,
      show(outer - inner),
      {
        unit: 'm²',
        how: `${long + 2 * path} × ${wide + 2 * path} − ${long} × ${wide}`,
      },
    );
  },
  (draw) => {
    const [one, other] = [draw.whole(12, 30), draw.whole(31, 80)];
    return single(
      `The sticks of a paper kite are its diagonals, ${2 * one} cm and ${other} cm long, and cross at a right angle. How much paper covers it?`,
      show(one * other),
      { unit: 'cm²', how: `½ × ${2 * one} × ${other}` },
    );
  },
  (draw) => {
    const side = drawMeasure(draw, 'side of a field');
    return single(
      `A square field has an area of ${show(side * side)} m². How long is the fence around it?`,
      String(4 * side),
      { unit: 'm', how: `√${show(side * side)} = ${side}, 4 × ${side}` },
    );
  },
  (draw) => {
    const [long, wide, tile] = [draw.whole(5, 12), draw.whole(3, 8), draw.pick([20, 25, 50])];
    const across = 100 / tile;
    return single(
      `A floor of ${long} m by ${wide} m is covered with square tiles with sides of ${tile} cm. How many tiles are needed?`,
      show(long * across * wide * across),
      { how: `${long * across} × ${wide * across}` },
    );
  },
  (draw) => {
    const [short, more, apart] = [draw.whole(10, 40), draw.whole(2, 20) * 2, draw.whole(10, 40)];
    const long = short + more;
    return single(
      `A plot of land is a trapezium. Its parallel sides measure ${long} m and ${short} m and are ${apart} m apart. What is its area?`,
      show(((long + short) * apart) / 2),
      { unit: 'm²', how: `½ × (${long} + ${short}) × ${apart}` },
    );
  },
  (draw) => {
    const [long, high, price] = [draw.whole(4, 12), draw.whole(3, 4), draw.whole(3, 10) * 5];
    return single(
      `A wall ${long} m long and ${high} m high has a door of 2 m by 1 m. It costs ₹${price} to paint one square metre. What does the wall cost without the door?`,
      show((long * high - 2) * price),
      { unit: '₹', how: `(${long * high} − 2) × ${price}` },
    );
  },
]);

export const GRADE_8_STORIES = {
  WEQ: { count: 8, layout: 'list', make: ONE_UNKNOWN },
  WPC: { count: 8, layout: 'list', make: PERCENTAGES },
  WAR: { count: 8, layout: 'list', make: AREAS },
} as const satisfies Record<string, TopicGenerator>;
