import { fraction, showFraction, showMixed } from '@/lib/study/worksheets/fraction';
import { drawPrice } from '@/lib/study/worksheets/generators/plausible';
import { CHILDREN } from '@/lib/study/worksheets/generators/primary/names';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const PARTS = [
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
] as const;

const FRACTIONS = inSlots(6, [
  (draw) => {
    const [top, over] = draw.pick([...PARTS, [5, 8], [7, 8]] as const);
    const times = draw.whole(2, 5) * (top === 1 ? 2 : 1);
    return single(
      `A tailor needs [${top}|${over}] m of cloth for one bag. How many bags can be made from ${top * times} m?`,
      String(over * times),
      { how: `${top * times} ÷ [${top}|${over}] = ${top * times} × [${over}|${top}]` },
    );
  },
  (draw) => {
    const [over, [top, under]] = [draw.whole(2, 8), draw.pick(PARTS)];
    return single(
      `A tap fills [1|${over}] of a tank in one hour. What part of the tank does it fill in [${top}|${under}] of an hour?`,
      showFraction(fraction(top, over * under)),
      { how: `[1|${over}] × [${top}|${under}]` },
    );
  },
  (draw) => {
    const [[top, over], glasses] = [draw.pick(PARTS), draw.whole(2, 12)];
    return single(
      `One glass of lassi needs [${top}|${over}] cup of curd. How many cups do ${glasses} glasses need?`,
      showMixed(fraction(top * glasses, over)),
      { how: `[${top}|${over}] × ${glasses}` },
    );
  },
  (draw) => {
    const [name, over, [top, under]] = [draw.pick(CHILDREN), draw.whole(2, 5), draw.pick(PARTS)];
    const least = over * under;
    const pages = least * draw.whole(Math.ceil(60 / least), Math.floor(300 / least));
    const rest = pages - pages / over;
    return single(
      `${name} reads [1|${over}] of a book of ${pages} pages on Saturday and [${top}|${under}] of the rest on Sunday. How many pages are left?`,
      String(rest - (rest * top) / under),
      { how: `${rest} pages after Saturday, [${under - top}|${under}] of them after Sunday` },
    );
  },
  (draw) => {
    const [long, below] = draw.pick([
      [3, 2],
      [5, 4],
      [4, 3],
      [6, 5],
    ] as const);
    const [wide, under] = draw.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
    ] as const);
    return single(
      `A rectangular poster is [${long}|${below}] m long and [${wide}|${under}] m wide. What is its area?`,
      showMixed(fraction(long * wide, below * under)),
      { unit: 'm²', how: `[${long}|${below}] × [${wide}|${under}]` },
    );
  },
  (draw) => {
    const [[top, over], under] = [draw.pick(PARTS), draw.whole(2, 3)];
    const least = over * under;
    const pupils = least * draw.whole(Math.ceil(20 / least), Math.floor(48 / least));
    const riders = (pupils * top) / over;
    return single(
      `In a class of ${pupils} pupils, [${top}|${over}] come by bus, and [1|${under}] of these are girls. How many girls come by bus?`,
      String(riders / under),
      { how: `[1|${under}] of ${riders}` },
    );
  },
]);

const EQUATIONS = inSlots(6, [
  (draw) => {
    const [times, x, more] = [draw.whole(3, 9), draw.whole(4, 30), draw.whole(3, 40)];
    return single(
      `I think of a number, multiply it by ${times} and add ${more}. I get ${times * x + more}. Which number did I think of?`,
      String(x),
      { how: `${times}x + ${more} = ${times * x + more}` },
    );
  },
  (draw) => {
    const [start, each, far] = [draw.whole(20, 35), draw.whole(11, 20), draw.whole(3, 15)];
    const name = draw.pick(CHILDREN);
    return single(
      `An auto charges ₹${start} to start and ₹${each} for each kilometre. ${name}’s family pays ₹${start + each * far}. How far do they ride?`,
      String(far),
      { unit: 'km', how: `${start} + ${each}x = ${start + each * far}` },
    );
  },
  (draw) => {
    const [young, more] = [draw.whole(4, 14), draw.whole(2, 8)];
    return single(
      `Two sisters are ${2 * young + more} years old together. One is ${more} years older than the other. How old is the younger one?`,
      String(young),
      { unit: 'years', how: `x + (x + ${more}) = ${2 * young + more}` },
    );
  },
  (draw) => {
    const [wide, more] = [draw.whole(20, 80), draw.whole(5, 40)];
    return single(
      `The perimeter of a rectangular park is ${2 * (2 * wide + more)} m. It is ${more} m longer than wide. How wide is it?`,
      String(wide),
      { unit: 'm', how: `2(x + x + ${more}) = ${2 * (2 * wide + more)}` },
    );
  },
  (draw) => {
    const [many, price, box] = [
      draw.whole(3, 8),
      drawPrice(draw, 'notebook'),
      draw.whole(12, 36) * 5,
    ];
    return single(
      `${many} equal notebooks and a geometry box of ₹${box} cost ₹${many * price + box} together. What does one notebook cost?`,
      String(price),
      { unit: '₹', how: `${many}x + ${box} = ${many * price + box}` },
    );
  },
  (draw) => {
    const first = draw.whole(5, 99);
    return single(
      `Three consecutive whole numbers add up to ${3 * first + 3}. Which is the smallest of them?`,
      String(first),
      { how: `3x + 3 = ${3 * first + 3}` },
    );
  },
]);

const DECIMALS = inSlots(6, [
  (draw) => {
    const [before, more] = [draw.whole(120, 950) * 1000, draw.whole(110, 990) * 100];
    return single(
      `A town had ${show(before)} people ten years ago. Since then ${show(more)} more have come to live there. How many people has it now?`,
      show(before + more),
      { how: `${show(before)} + ${show(more)}` },
    );
  },
  (draw) => {
    const [boxes, each] = [draw.whole(11, 95) * 100, draw.whole(10, 24)];
    return single(
      `A factory fills ${show(boxes)} boxes with ${each} pencils each. How many pencils are needed?`,
      show(boxes * each),
      { how: `${show(boxes)} × ${each}` },
    );
  },
  (draw) => {
    const [price, halves] = [draw.whole(26, 35) * 2, draw.whole(1, 6) * 2 + 1];
    return single(
      `One litre of milk costs ₹${price}. What do ${show(halves / 2)} litres cost?`,
      show((price * halves) / 2),
      { unit: '₹', how: `${price} × ${show(halves / 2)}` },
    );
  },
  (draw) => {
    const [pieces, each] = [draw.whole(3, 9), draw.whole(15, 95)];
    return single(
      `A ribbon of ${show((pieces * each) / 100)} m is cut into ${pieces} equal pieces. How long is each piece?`,
      show(each / 100),
      { unit: 'm', how: `${show((pieces * each) / 100)} ÷ ${pieces}` },
    );
  },
  (draw) => {
    const [far, tenths] = [draw.whole(38, 58), draw.whole(12, 48)];
    return single(
      `A scooter goes ${far} km on one litre of petrol. How far does it go on ${show(tenths / 10)} litres?`,
      show((far * tenths) / 10),
      { unit: 'km', how: `${far} × ${show(tenths / 10)}` },
    );
  },
  (draw) => {
    const [note, many] = [draw.pick([100, 200, 500]), draw.whole(21, 399) * 10];
    return single(
      `A bank pays out ₹${show(note * many)} in notes of ₹${note}. How many notes is that?`,
      show(many),
      { how: `${show(note * many)} ÷ ${note}` },
    );
  },
]);

export const GRADE_7_STORIES = {
  WRF: { count: 8, layout: 'list', make: FRACTIONS },
  WRE: { count: 8, layout: 'list', make: EQUATIONS },
  WRD: { count: 8, layout: 'list', make: DECIMALS },
} as const satisfies Record<string, TopicGenerator>;
