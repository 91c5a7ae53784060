import { fraction, showFraction } from '@/lib/study/worksheets/fraction';
import { drawPrice } from '@/lib/study/worksheets/generators/plausible';
import { CHILDREN } from '@/lib/study/worksheets/generators/primary/names';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const TWO_VARIABLES = inSlots(6, [
  (draw) => {
    const [start, more, further] = [draw.whole(25, 40), draw.whole(12, 20), draw.whole(2, 12)];
    return single(
      `An auto-rickshaw charges ₹${start} for the first 2 km and ₹${more} for each further kilometre. A ride costs ₹${start + more * further}. How long is it?`,
      String(2 + further),
      { unit: 'km', how: `${start} + ${more}x = ${start + more * further}, then 2 km more` },
    );
  },
  (draw) => {
    const [pen, notebook] = [drawPrice(draw, 'pen'), drawPrice(draw, 'notebook')];
    const [pens, notebooks] = [draw.whole(2, 9), draw.whole(2, 9)];
    const bill = pen * pens + notebook * notebooks;
    return single(
      `Pens cost ₹${pen} each, notebooks ₹${notebook} each. The bill for ${pens} pens and some notebooks is ₹${bill}. How many notebooks are on it?`,
      String(notebooks),
      { how: `${pen} × ${pens} + ${notebook}y = ${bill}` },
    );
  },
  (draw) => {
    const celsius = draw.whole(-4, 9) * 5;
    return single(
      `Fahrenheit and Celsius are bound by F = 1.8C + 32. A thermometer shows ${show(celsius)} °C. How many °F are that?`,
      show((9 * celsius) / 5 + 32),
      { unit: '°F', how: `1.8 × ${celsius < 0 ? `(${show(celsius)})` : celsius} + 32` },
    );
  },
  (draw) => {
    const [rate, minutes, left] = [draw.whole(5, 20), draw.whole(10, 30), draw.whole(4, 20) * 20];
    return single(
      `A tank holds ${show(left + rate * minutes)} litres of water. Each minute ${rate} litres flow out. After how many minutes are ${left} litres left?`,
      String(minutes),
      { unit: 'minutes', how: `${show(left + rate * minutes)} − ${rate}x = ${left}` },
    );
  },
  (draw) => {
    const [adult, child] = [draw.whole(8, 15) * 10, draw.whole(2, 6) * 10];
    const [adults, children] = [draw.whole(20, 90), draw.whole(20, 90)];
    return single(
      `Seats at a school play cost ₹${adult} for adults and ₹${child} for children. ${children} children came, and ₹${show(adult * adults + child * children)} were taken in all. How many adults came?`,
      String(adults),
      { how: `${adult}x + ${child} × ${children} = ${show(adult * adults + child * children)}` },
    );
  },
  (draw) => {
    const [tenths, hours, left] = [draw.whole(12, 30), draw.whole(2, 6), draw.whole(3, 10)];
    const long = (10 * left + tenths * hours) / 10;
    return single(
      `A candle is ${show(long)} cm long. It loses ${show(tenths / 10)} cm each hour. How long is it after ${hours} hours?`,
      show(left),
      { unit: 'cm', how: `${show(long)} − ${show(tenths / 10)} × ${hours}` },
    );
  },
]);

/** Sides and area of small triangles. */
const BEDS = [
  [3, 4, 5, 6],
  [5, 5, 6, 12],
  [5, 12, 13, 30],
  [10, 13, 13, 60],
  [9, 10, 17, 36],
  [13, 14, 15, 84],
  [8, 15, 17, 60],
  [4, 13, 15, 24],
] as const;

/** Half of the base, height and side of an isosceles triangle. */
const PANELS = [
  [9, 40, 41],
  [12, 35, 37],
  [14, 48, 50],
  [15, 36, 39],
  [16, 30, 34],
  [20, 48, 52],
] as const;

const SIZES = inSlots(7, [
  (draw) => {
    const [a, b, c, area] = draw.pick(BEDS);
    const rate = draw.whole(4, 16) * 5;
    return single(
      `A triangular flower bed has sides of ${a} m, ${b} m and ${c} m. Plants cost ₹${rate} a square metre. What do the plants for it cost?`,
      show(area * rate),
      { unit: '₹', how: `s = ${(a + b + c) / 2}, area ${area} m², times ${rate}` },
    );
  },
  (draw) => {
    const halves = draw.pick([7, 14]);
    const slant = draw.whole(halves / 2 + 2, halves / 2 + 8);
    return single(
      `A tent is a cone of radius ${show(halves / 2)} m and slant height ${show(slant)} m, without a floor. How much canvas does it need? Use π = [22|7].`,
      show((11 * halves * slant) / 7),
      { unit: 'm²', how: `πrl = [22|7] × ${show(halves / 2)} × ${show(slant)}` },
    );
  },
  (draw) => {
    const [times, high] = [draw.whole(1, 2), draw.whole(1, 4)];
    const more = draw.chance() ? 0.5 : 0;
    return single(
      `A water tank is a cylinder of radius ${show((7 * times) / 10)} m and height ${show(high + more)} m. How many litres does it hold? Use π = [22|7].`,
      show(1540 * times * times * (high + more)),
      { unit: 'litres', how: 'πr²h in m³, times 1,000' },
    );
  },
  (draw) => {
    const [long, wide, high, rate] = [
      draw.whole(4, 9),
      draw.whole(3, 6),
      draw.whole(3, 4),
      draw.whole(3, 10) * 5,
    ];
    return single(
      `A room is ${long} m long, ${wide} m wide and ${high} m high. Its four walls are painted at ₹${rate} a square metre, doors and windows counted in. What does it cost?`,
      show(2 * (long + wide) * high * rate),
      { unit: '₹', how: `2 × (${long} + ${wide}) × ${high} × ${rate}` },
    );
  },
  (draw) => {
    const [halves, balls] = [draw.pick([7, 21]), draw.whole(2, 12)];
    return single(
      `${balls} balls of radius ${show(halves / 2)} cm are covered with leather. How much leather is seen on them? Use π = [22|7].`,
      show(((22 * halves * halves) / 7) * balls),
      { unit: 'cm²', how: `4πr² = ${show((22 * halves * halves) / 7)} cm² for each` },
    );
  },
  (draw) => {
    const [long, wide, tenths] = [draw.whole(10, 25), draw.whole(6, 12), draw.whole(9, 18)];
    return single(
      `A swimming pool is ${long} m long and ${wide} m wide. The water stands ${show(tenths / 10)} m high. How many cubic metres of water are in it?`,
      show((long * wide * tenths) / 10),
      { unit: 'm³', how: `${long} × ${wide} × ${show(tenths / 10)}` },
    );
  },
  (draw) => {
    const [half, high, side] = draw.pick(PANELS);
    const panels = draw.whole(6, 12);
    return single(
      `An umbrella is sewn from ${panels} triangles of cloth with sides of ${side} cm, ${side} cm and ${2 * half} cm. How much cloth is in it?`,
      show(half * high * panels),
      { unit: 'cm²', how: `By Heron’s formula ${half * high} cm² each` },
    );
  },
]);

const asked = (ask: string, top: number, over: number, unit: string, how: string): Question =>
  single(`${ask} A fraction or two decimals will do.`, showFraction(fraction(top, over)), {
    unit,
    places: 2,
    how,
  });

const MEANS = inSlots(6, [
  (draw) => {
    const [tests, mean, next] = [draw.whole(3, 7), draw.whole(50, 80), draw.whole(45, 98)];
    return asked(
      `${draw.pick(CHILDREN)} has a mean of ${mean} marks after ${tests} tests. The next test brings ${next} marks. What is the mean now?`,
      tests * mean + next,
      tests + 1,
      'marks',
      `(${tests} × ${mean} + ${next}) ÷ ${tests + 1}`,
    );
  },
  (draw) => {
    const [girls, boys, one, other] = [
      draw.whole(10, 24),
      draw.whole(10, 24),
      draw.whole(52, 78),
      draw.whole(52, 78),
    ];
    return asked(
      `In a class the mean of ${girls} girls is ${one} marks and the mean of ${boys} boys is ${other} marks. What is the mean of all?`,
      girls * one + boys * other,
      girls + boys,
      'marks',
      `(${girls} × ${one} + ${boys} × ${other}) ÷ ${girls + boys}`,
    );
  },
  (draw) => {
    const [tests, mean, more] = [draw.whole(3, 6), draw.whole(50, 75), draw.whole(1, 3)];
    return single(
      `After ${tests} tests the mean of ${draw.pick(CHILDREN)} is ${mean} marks. What must the next test bring to make it ${mean + more}?`,
      String((tests + 1) * (mean + more) - tests * mean),
      { unit: 'marks', how: `${tests + 1} × ${mean + more} − ${tests} × ${mean}` },
    );
  },
  (draw) => {
    const [pupils, mean, right, more] = [
      draw.whole(10, 40),
      draw.whole(145, 160),
      draw.whole(140, 165),
      draw.whole(5, 20),
    ];
    return asked(
      `The mean height of ${pupils} students was found to be ${mean} cm. Then it was seen that ${right + more} cm had been written instead of ${right} cm. What is the right mean?`,
      pupils * mean - more,
      pupils,
      'cm',
      `(${pupils} × ${mean} − ${more}) ÷ ${pupils}`,
    );
  },
  (draw) => {
    const [boxes, mean, more] = [draw.whole(4, 9), draw.whole(8, 20), draw.whole(1, 2)];
    return single(
      `The mean mass of ${boxes} boxes is ${mean} kg. With one more box the mean becomes ${mean + more} kg. What is the mass of that box?`,
      String(mean + (boxes + 1) * more),
      { unit: 'kg', how: `${boxes + 1} × ${mean + more} − ${boxes} × ${mean}` },
    );
  },
  (draw) => {
    const [one, other, cheap, dear] = [
      draw.whole(2, 20),
      draw.whole(2, 20),
      draw.whole(40, 55),
      draw.whole(56, 90),
    ];
    return asked(
      `${one} kg of rice at ₹${cheap} a kilogram are mixed with ${other} kg at ₹${dear} a kilogram. What is a kilogram of the mixture worth?`,
      one * cheap + other * dear,
      one + other,
      '₹',
      `(${one} × ${cheap} + ${other} × ${dear}) ÷ ${one + other}`,
    );
  },
]);

export const GRADE_9_STORIES = {
  WNE: { count: 8, layout: 'list', make: TWO_VARIABLES },
  WSV: { count: 8, layout: 'list', make: SIZES },
  WMN: { count: 8, layout: 'list', make: MEANS },
} as const satisfies Record<string, TopicGenerator>;
