import {
  fraction,
  lcm,
  minus,
  plus,
  showFraction,
  showMixed,
  times,
} from '@/lib/study/worksheets/fraction';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

/** `290.50` where there are paise. */
const rupees = (value: number): string =>
  Number.isInteger(value) ? show(value) : show(Math.floor(value)) + value.toFixed(2).slice(-3);

const FRACTIONS = inSlots(8, [
  (draw) => {
    const [top, over] = draw.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [5, 6],
      [3, 8],
    ] as const);
    const pupils = over * draw.whole(5, 9);
    return single(
      `[${top}|${over}] of the ${pupils} pupils of a class have a library card. How many have none?`,
      String(pupils - (pupils / over) * top),
      { unit: 'pupils', how: `${pupils} − ${pupils / over} × ${top}` },
    );
  },
  (draw) => {
    const [one, other] = draw.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 6],
      [3, 8],
    ] as const);
    const left = minus(fraction(1), plus(fraction(1, one), fraction(1, other)));
    return single(
      `Of a pizza Imran eats [1|${one}] and Sana [1|${other}]. What part is left?`,
      showFraction(left),
      { how: `1 − [1|${one}] − [1|${other}]` },
    );
  },
  (draw) => {
    const [whole, over] = [draw.whole(2, 6), draw.pick([2, 4])];
    const many = draw.whole(3, 9);
    const each = fraction(whole * over + 1, over);
    return single(
      `A curtain needs ${whole}[1|${over}] m of cloth. How many metres do ${many} curtains need?`,
      showMixed(times(each, fraction(many))),
      {
        unit: 'm',
        how: `${many} × ${showFraction(each)}`,
        accept: [showFraction(times(each, fraction(many)))],
      },
    );
  },
  (draw) => {
    const [over, bottles] = [draw.pick([3, 4, 5]), draw.whole(2, 6)];
    return single(
      `How many bottles of [1|${over}] L can be filled from ${bottles} L of honey?`,
      String(over * bottles),
      { unit: 'bottles', how: `${over} bottles from each litre` },
    );
  },
  (draw) => {
    const [top, over] = draw.pick([
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 5],
      [5, 8],
    ] as const);
    const pages = over * draw.whole(18, 40);
    return single(
      `Maria has read ${(pages / over) * top} pages, and that is [${top}|${over}] of her book. How many pages has the book?`,
      String(pages),
      { unit: 'pages', how: `${(pages / over) * top} ÷ ${top} × ${over}` },
    );
  },
  (draw) => {
    const days = draw.whole(4, 9);
    const daily = fraction(draw.pick([3, 5, 7]), 4);
    return single(
      `A family uses ${showMixed(daily)} kg of rice a day. How many kilograms are that in ${days} days?`,
      showMixed(times(daily, fraction(days))),
      {
        unit: 'kg',
        how: `${days} × ${showFraction(daily)}`,
        accept: [showFraction(times(daily, fraction(days)))],
      },
    );
  },
  (draw) => {
    const [one, other] = draw.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
    ] as const);
    const acres = one * other * draw.whole(2, 4);
    return single(
      `A farmer owns ${acres} acres. [1|${one}] of the land is for wheat, and [1|${other}] of the wheat land is watered by a canal. How many acres of wheat does the canal water?`,
      String(acres / one / other),
      { unit: 'acres', how: `${acres} ÷ ${one} ÷ ${other}` },
    );
  },
  (draw) => {
    const [first = 2, second = 3] = draw.some([2, 3, 4, 5], 2);
    const isFirst = fraction(first - 1, first);
    const isSecond = fraction(second - 1, second);
    const gap = minus(isFirst, isSecond);
    return single(
      `Anaya runs ${showFraction(isFirst)} km and Vikram ${showFraction(isSecond)} km. How many kilometres are between the two?`,
      showFraction(gap.top > 0 ? gap : minus(isSecond, isFirst)),
      { unit: 'km', how: `Common denominator ${first * second}` },
    );
  },
]);

const signed = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value)}`;

const INTEGERS = inSlots(8, [
  (draw) => {
    const [morning, rise] = [-draw.whole(2, 15), draw.whole(3, 22)];
    return single(
      `In a mountain town it is ${signed(morning)} °C in the morning, and it becomes ${rise} °C warmer by noon. What is the temperature then?`,
      signed(morning + rise),
      { unit: '°C', how: `${signed(morning)} + ${rise}` },
    );
  },
  (draw) => {
    const [evening, fall] = [draw.whole(1, 9), draw.whole(4, 18)];
    return single(
      `In the evening it is ${evening} °C. During the night it becomes ${fall} °C colder. What is the temperature then?`,
      signed(evening - fall),
      { unit: '°C', how: `${evening} − ${fall}` },
    );
  },
  (draw) => {
    const [start, up, down] = [-draw.whole(1, 3), draw.whole(4, 15), draw.whole(2, 6)];
    return single(
      `A lift stands at floor ${signed(start)}, below the ground. It goes ${up} floors up and then ${down} floors down. At which floor is it?`,
      signed(start + up - down),
      { how: `${signed(start)} + ${up} − ${down}` },
    );
  },
  (draw) => {
    const [one, other] = [draw.whole(2, 18), draw.whole(3, 22)];
    return single(
      `It is ${signed(-other)} °C in Dras and ${one} °C in Shimla. How many degrees warmer is Shimla?`,
      String(one + other),
      { unit: '°C', how: `${one} − (−${other})` },
    );
  },
  (draw) => {
    const [deep, up] = [draw.whole(12, 40), draw.whole(3, 11)];
    return single(
      `A diver is at −${deep} m, measured from the surface, and swims ${up} m up. Where is the diver now?`,
      signed(up - deep),
      { unit: 'm', how: `−${deep} + ${up}` },
    );
  },
  (draw) => {
    const [debt, earned] = [draw.whole(3, 19) * 10, draw.whole(2, 25) * 10];
    return single(
      `In a game Tenzin has −${debt} points and wins ${earned}. How many points has Tenzin now?`,
      signed(earned - debt),
      { unit: 'points', how: `−${debt} + ${earned}` },
    );
  },
  (draw) => {
    const temperatures = draw.some([-12, -9, -7, -5, -3, -1, 0, 2, 4, 6], 4);
    const sorted = [...temperatures].sort((one, other) => one - other);
    return several(
      `At midnight it was ${temperatures.map((value) => `${signed(value)} °C`).join(', ')} in four places. Which was the lowest temperature, and how far is it from the highest?`,
      [
        { label: 'Lowest', answer: signed(sorted[0] ?? 0), unit: '°C' },
        { label: 'Difference', answer: String((sorted[3] ?? 0) - (sorted[0] ?? 0)), unit: '°C' },
      ],
    );
  },
  (draw) => {
    const [hours, each, start] = [draw.whole(2, 5), draw.whole(2, 4), draw.whole(1, 8)];
    return single(
      `At 8 pm it is ${start} °C, and each hour it becomes ${each} °C colder. What is the temperature after ${hours} hours?`,
      signed(start - hours * each),
      { unit: '°C', how: `${start} − ${hours} × ${each}` },
    );
  },
]);

const MIXED = inSlots(8, [
  (draw) => {
    const [one, other] = [draw.whole(12, 60), draw.whole(12, 60)];
    const many = draw.whole(2, 6);
    return single(
      `1 kg of onions costs ₹${one} and 1 kg of tomatoes ₹${other}. What do ${many}.5 kg of onions and ${many} kg of tomatoes cost?`,
      rupees(one * many + one / 2 + other * many),
      { unit: '₹', how: `${one} × ${many}.5 + ${other} × ${many}` },
    );
  },
  (draw) => {
    const [pens, notebooks] = [draw.whole(2, 6), draw.whole(2, 6)];
    const [pen, notebook] = [draw.whole(9, 15) + 0.5, draw.whole(21, 44) + 0.75];
    return single(
      `A pen costs ₹${pen}0 and a notebook ₹${notebook}. What do ${pens} pens and ${notebooks} notebooks cost?`,
      rupees(pens * pen + notebooks * notebook),
      { unit: '₹', how: `${pens} × ${pen} + ${notebooks} × ${notebook}` },
    );
  },
  (draw) => {
    const [boys, girls] = draw.pick([
      [2, 3],
      [3, 2],
      [3, 4],
      [4, 3],
      [4, 5],
      [5, 4],
      [2, 5],
      [5, 3],
    ] as const);
    const by = draw.whole(4, 7);
    return single(
      `The boys and girls of a class are in the ratio ${boys} : ${girls}. There are ${boys * by} boys. How many pupils has the class?`,
      String((boys + girls) * by),
      { unit: 'pupils', how: `One part is ${boys * by} ÷ ${boys} = ${by}` },
    );
  },
  (draw) => {
    const [cups, rice, by] = [draw.whole(2, 4), draw.whole(3, 6), draw.whole(2, 5)];
    return single(
      `A recipe takes ${cups} cups of dal for ${rice} cups of rice. How many cups of dal go with ${rice * by} cups of rice?`,
      String(cups * by),
      { unit: 'cups', how: `${rice} : ${cups} = ${rice * by} : ${cups * by}` },
    );
  },
  (draw) => {
    const [hours, speed] = [draw.whole(2, 5), draw.whole(38, 64)];
    const more = draw.whole(2, 6);
    return single(
      `A bus goes ${hours * speed} km in ${hours} hours. How far does it go in ${hours + more} hours at the same speed?`,
      show((hours + more) * speed),
      { unit: 'km', how: `${hours * speed} ÷ ${hours} = ${speed} km in an hour` },
    );
  },
  (draw) => {
    const [long, wide, path] = [draw.whole(22, 40), draw.whole(12, 20), draw.whole(1, 3)];
    const inner = (long - 2 * path) * (wide - 2 * path);
    return single(
      `A garden of ${long} m by ${wide} m has a path of ${path} m along its four sides, inside. What is the area of the path?`,
      String(long * wide - inner),
      { unit: 'm²', how: `${long} × ${wide} − ${long - 2 * path} × ${wide - 2 * path}` },
    );
  },
  (draw) => {
    const [side, tile] = [draw.whole(3, 8), draw.pick([20, 25, 50])];
    const other = side + draw.whole(1, 4);
    const many = ((side * 100) / tile) * ((other * 100) / tile);
    return single(
      `A floor of ${other} m by ${side} m is laid with square tiles of ${tile} cm. How many tiles are needed?`,
      show(many),
      { unit: 'tiles', how: `${(other * 100) / tile} × ${(side * 100) / tile}` },
    );
  },
  (draw) => {
    const [first, second, start] = [draw.pick([4, 6, 8]), draw.pick([9, 10, 12]), 6];
    return single(
      `One temple bell rings every ${first} minutes and another every ${second} minutes. At ${start}:00 they ring together. After how many minutes do they ring together again?`,
      String(lcm(first, second)),
      { unit: 'minutes', how: `The LCM of ${first} and ${second}` },
    );
  },
]);

export const GRADE_6_STORIES = {
  WRF: { count: 8, layout: 'list', make: FRACTIONS },
  WRN: { count: 8, layout: 'list', make: INTEGERS },
  WRD: { count: 8, layout: 'list', make: MIXED },
} as const satisfies Record<string, TopicGenerator>;
