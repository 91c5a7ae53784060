import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const LARGE = inSlots(6, [
  (draw) => {
    const [lakhs, thousands, ones] = [draw.whole(1, 99), draw.whole(1, 99), draw.whole(1, 999)];
    return single(
      `Write in figures: ${lakhs} lakh ${thousands} thousand ${ones}`,
      show(lakhs * 100_000 + thousands * 1000 + ones),
      { how: 'Two digits for lakhs, two for thousands, three for the rest' },
    );
  },
  (draw) => {
    const [unit, large, times] = draw.pick([
      ['thousands', 'lakh', 100],
      ['hundreds', 'lakh', 1000],
      ['lakhs', 'crore', 100],
      ['thousands', 'crore', 10_000],
    ] as const);
    const many = draw.whole(2, 9);
    return single(`How many ${unit} make ${many} ${large}?`, show(many * times), {
      how: `1 ${large} is ${show(times)} ${unit}`,
    });
  },
  (draw) => {
    const [name, place] = draw.pick([
      ['thousand', 1000],
      ['ten thousand', 10_000],
      ['lakh', 100_000],
    ] as const);
    const number = draw.whole(123_456, 9_876_543);
    return single(
      `Round ${show(number)} to the nearest ${name}.`,
      show(Math.round(number / place) * place),
      { how: 'Look at the digit to the right of that place: from 5 on, round up' },
    );
  },
  (draw) => {
    const more = draw.pick([1, 10, 100, 1000, 10_000]);
    const number = draw.whole(2, 90) * 100_000 - draw.whole(1, more);
    return single(`Which number is ${show(more)} more than ${show(number)}?`, show(number + more), {
      how: 'The nines turn over and carry into the lakhs',
    });
  },
  (draw) => {
    const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 7);
    const at = draw.whole(0, 5);
    const digit = digits[at] ?? 1;
    return single(
      `What is the place value of the digit ${digit} in ${show(Number(digits.join('')))}?`,
      show(digit * 10 ** (6 - at)),
      { how: `${digit} with ${6 - at} digits behind it` },
    );
  },
  (draw) => {
    const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 7);
    const at = draw.whole(1, 5);
    const [left = 1, right = 2] = digits.slice(at, at + 2);
    const swapped = [...digits.slice(0, at), right, left, ...digits.slice(at + 2)];
    const [one, other] = [Number(digits.join('')), Number(swapped.join(''))];
    return single(
      `Which number is greater: ${show(one)} or ${show(other)}?`,
      show(Math.max(one, other)),
      {
        choices: [show(one), show(other)],
        how: 'Compare from the left: the first digit that differs decides',
      },
    );
  },
]);

const EXPRESSIONS = inSlots(6, [
  (draw) => {
    const [one, other, left] = [draw.whole(6, 40), draw.whole(6, 40), draw.whole(5, 60)];
    const all = one + other + left;
    return single(`${all} − (${one} + ${other}) =`, String(left), {
      how: `${all} − ${one} − ${other}`,
    });
  },
  (draw) => {
    const [first, other] = [draw.whole(4, 30), draw.whole(40, 90)];
    const second = first + draw.whole(3, 30);
    const all = second + other;
    return single(`${all} − (${second} − ${first}) =`, String(all - second + first), {
      how: `${all} − ${second} + ${first}`,
    });
  },
  (draw) => {
    const [one, by, other] = [draw.whole(8, 60), draw.whole(4, 12), draw.whole(3, 12)];
    return single(`${one} + ${by} × ${other} =`, String(one + by * other), {
      how: `${one} + ${by * other}`,
    });
  },
  (draw) => {
    const [a, b, c, d] = [draw.whole(6, 12), draw.whole(6, 12), draw.whole(2, 5), draw.whole(2, 5)];
    return single(`${a} × ${b} − ${c} × ${d} =`, String(a * b - c * d), {
      how: `${a * b} − ${c * d}`,
    });
  },
  (draw) => {
    const [by, part] = [draw.whole(3, 9), draw.whole(6, 15)];
    const one = draw.whole(5, by * part - 5);
    return single(`(${one} + ${by * part - one}) ÷ ${by} =`, String(part), {
      how: `${by * part} ÷ ${by}`,
    });
  },
  (draw) => {
    const [times, less, rest, more] = [
      draw.whole(3, 9),
      draw.whole(4, 20),
      draw.whole(3, 12),
      draw.whole(6, 40),
    ];
    return single(
      `${times} × (${less + rest} − ${less}) + ${more} =`,
      String(times * rest + more),
      {
        how: `${times} × ${rest} + ${more}`,
      },
    );
  },
]);

/** Kinds of angle pairs at a transversal; `isSame` where parallel lines make both equal. */
const PAIRS = [
  { one: 'corresponding angle', two: 'corresponding angles', isSame: true },
  { one: 'alternate interior angle', two: 'alternate interior angles', isSame: true },
  {
    one: 'interior angle on the same side of the transversal',
    two: 'interior angles on the same side of the transversal',
    isSame: false,
  },
] as const;

const CUT = 'Two parallel lines are cut by a transversal.';

const PARALLELS = inSlots(5, [
  (draw) => {
    const [pair, angle] = [draw.pick(PAIRS), draw.whole(28, 152)];
    return single(
      `${CUT} An interior angle measures ${angle}°. How large is the ${pair.one}?`,
      String(pair.isSame ? angle : 180 - angle),
      { unit: '°', how: pair.isSame ? 'The two are equal' : 'Together they make 180°' },
    );
  },
  (draw) => {
    const [angle, isOpposite] = [draw.whole(25, 155), draw.chance()];
    return single(
      `Two lines cross each other. One angle measures ${angle}°. How large is the angle ${isOpposite ? 'opposite to' : 'next to'} it?`,
      String(isOpposite ? angle : 180 - angle),
      {
        unit: '°',
        how: isOpposite ? 'Vertically opposite angles are equal' : 'A linear pair makes 180°',
      },
    );
  },
  (draw) => {
    const [pair, angle, isParallel] = [draw.pick(PAIRS), draw.whole(40, 140), draw.chance()];
    const fitting = pair.isSame ? angle : 180 - angle;
    const other = isParallel ? fitting : fitting + draw.pick([-10, -5, -2, 2, 5, 10]);
    return single(
      `A transversal cuts two lines. Two ${pair.two} measure ${angle}° and ${other}°. Are the lines parallel?`,
      isParallel ? 'yes' : 'no',
      {
        choices: ['yes', 'no'],
        how: pair.isSame ? 'Only if the two are equal' : 'Only if they make 180° together',
      },
    );
  },
  (draw) => {
    const [small, large] = draw.pick([
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
      [2, 3],
      [4, 5],
      [7, 8],
      [2, 7],
      [5, 7],
      [4, 11],
      [7, 11],
      [5, 13],
    ] as const);
    const part = 180 / (small + large);
    return several(
      `${CUT} The interior angles on one side have the ratio ${small} : ${large}. How large are they?`,
      [
        { label: 'Smaller', answer: String(small * part), unit: '°' },
        { label: 'Larger', answer: String(large * part), unit: '°' },
      ],
      { how: `${small + large} parts are 180°, one part is ${part}°` },
    );
  },
  (draw) => {
    const [times, more, x] = [draw.whole(2, 5), draw.whole(5, 30), draw.whole(8, 22)];
    return several(
      `${CUT} Two corresponding angles measure (${times}x + ${more})° and ${times * x + more}°. Find x.`,
      [{ label: 'x =', answer: String(x) }],
      { how: `${times}x + ${more} = ${times * x + more}, so ${times}x = ${times * x}` },
    );
  },
]);

export const GRADE_7_NUMBERS = {
  BGN: { count: 12, layout: 'list', make: LARGE },
  AEX: { count: 18, layout: 'grid', make: EXPRESSIONS },
  PRA: { count: 10, layout: 'list', make: PARALLELS },
} as const satisfies Record<string, TopicGenerator>;
