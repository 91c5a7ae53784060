import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';
import { rooted } from './slashed';

const HIGH = [
  ['a temple tower', 'the tower'],
  ['a television tower', 'the tower'],
  ['a minaret', 'the minaret'],
  ['a chimney', 'the chimney'],
  ['a mobile mast', 'the mast'],
  ['a lighthouse', 'the lighthouse'],
] as const;

const height = (draw: Draw): MadeQuestion => {
  const [[what, it], third, isFlat] = [draw.pick(HIGH), draw.whole(4, 12), draw.chance()];
  const [far, angle] = [3 * third, isFlat ? 30 : 60];
  const [right, wrong] = isFlat ? [third, far] : [far, third];
  return {
    ask: `From a point ${far} m from the foot of ${what}, on level ground, its top is seen at an angle of elevation of ${angle}°. How high is ${it}? Leave √3 in the answer.`,
    hint: 'Which ratio joins the height and the distance on the ground?',
    steps: [
      `tan ${angle}° = height/${far}.`,
      isFlat
        ? `Height = ${far} × 1/√3 = ${far}/√3 = ${rooted(third, 3)} m.`
        : `Height = ${far} × √3 = ${rooted(far, 3)} m.`,
    ],
    answer: `${rooted(right, 3)} m`,
    accept: [rooted(right, 3), ...(isFlat ? [`${far}/√3 m`, `${far}/√3`] : [])],
    check: `${far} * tan(${angle} deg)`,
    slips: [
      {
        answer: `${rooted(wrong, 3)} m`,
        why: `You used tan ${90 - angle}°. At ${angle}° the height is ${isFlat ? 'less' : 'more'} than the distance.`,
        check: `${far} * tan(${90 - angle} deg)`,
      },
      {
        answer: isFlat ? `${show(far / 2)} m` : `${rooted(far / 2, 3)} m`,
        why: `You used sin ${angle}°. The ${far} m lie on the ground: they are not the hypotenuse.`,
        check: `${far} * sin(${angle} deg)`,
      },
    ],
  };
};

const SLOPING = [
  {
    what: (high: number, angle: number) =>
      `A kite flies ${high} m above the ground on a tight string that makes an angle of ${angle}° with the ground.`,
    asks: 'How long is the string?',
    high: [8, 25],
    angles: [30, 60],
  },
  {
    what: (high: number, angle: number) =>
      `A mast is held by a wire from a point ${high} m above the ground; the wire makes an angle of ${angle}° with the ground.`,
    asks: 'How long is the wire?',
    high: [3, 8],
    angles: [60, 30],
  },
  {
    what: (high: number, angle: number) =>
      `A cable car climbs ${high} m on a straight cable that rises at an angle of ${angle}°.`,
    asks: 'How long is the cable?',
    high: [30, 60],
    angles: [30, 30],
  },
] as const;

const slope = (draw: Draw): MadeQuestion => {
  const { what, asks, high: between, angles } = draw.pick(SLOPING);
  const third = draw.whole(between[0], between[1]);
  const [high, angle] = [3 * third, draw.pick(angles)];
  const isFlat = angle === 30;
  const [flat, steep] = [`${show(2 * high)} m`, `${rooted(2 * third, 3)} m`];
  return {
    ask: `${what(high, angle)} ${asks}${isFlat ? '' : ' Leave √3 in the answer.'}`,
    hint: 'The slope is the hypotenuse, and the height lies opposite the angle.',
    steps: isFlat
      ? [`sin 30° = 1/2 = ${high}/length.`, `Length = 2 × ${high} = ${2 * high} m.`]
      : [
          `sin 60° = √3/2 = ${high}/length.`,
          `Length = ${high} × 2/√3 = ${2 * high}/√3 = ${rooted(2 * third, 3)} m.`,
        ],
    answer: isFlat ? flat : steep,
    accept: isFlat ? [] : [rooted(2 * third, 3), `${2 * high}/√3 m`, `${2 * high}/√3`],
    check: `${high} / sin(${angle} deg)`,
    slips: [
      {
        answer: isFlat ? steep : flat,
        why: `You used sin ${90 - angle}°, or cos ${angle}°. The height lies opposite the angle of ${angle}°.`,
        check: `${high} / sin(${90 - angle} deg)`,
      },
      {
        answer: `${isFlat ? rooted(high, 3) : rooted(third, 3)} m`,
        why: 'You used the tangent. That gives the distance on the ground.',
        check: `${high} / tan(${angle} deg)`,
      },
    ],
  };
};

const WATCHERS = [
  ['Meera', 'Her', 'She'],
  ['Yusuf', 'His', 'He'],
  ['Lalita', 'Her', 'She'],
  ['Kunal', 'His', 'He'],
  ['Chonbeni', 'Her', 'She'],
] as const;

const eyes = (draw: Draw): MadeQuestion => {
  const [[name, , she], [what, it]] = [draw.pick(WATCHERS), draw.pick(HIGH)];
  const [eye, far, isSteep] = [draw.whole(13, 17) / 10, draw.whole(10, 30), draw.chance()];
  const [angle, above] = isSteep ? [60, far * 1.73] : [45, far];
  const factor = isSteep ? '1.73' : '1';
  return {
    ask: `${name}’s eyes are ${show(eye)} m above the ground. ${she} stands ${far} m from ${what} and sees its top at an elevation of ${angle}°. How high is ${it}?${isSteep ? ' (Take √3 = 1.73.)' : ''}`,
    hint: 'The triangle begins at the eyes, not at the ground.',
    steps: [
      `Above the eyes: ${far} × tan ${angle}° = ${far} × ${factor} = ${show(above)} m.`,
      `${show(above)} + ${show(eye)} = ${show(above + eye)} m.`,
    ],
    answer: `${show(above + eye)} m`,
    check: `${far} * ${factor} + ${eye}`,
    slips: [
      {
        answer: `${show(above)} m`,
        why: `That is the part above the eyes. Add the ${show(eye)} m below them.`,
        check: `${far} * ${factor}`,
      },
      {
        answer: `${show(above - eye)} m`,
        why: `The eyes are above the ground, so ${show(eye)} m is added, not taken away.`,
        check: `${far} * ${factor} - ${eye}`,
      },
    ],
  };
};

const walk = (draw: Draw): MadeQuestion => {
  const [[what, it], half, asksHeight] = [draw.pick(HIGH), draw.whole(6, 20), draw.chance()];
  const way = 2 * half;
  const start = `From a point on level ground the top of ${what} is seen at 30°. After walking ${way} m straight towards it, it is seen at 60°.`;
  const common = [`With height h the distances are h√3 and h/√3, so h√3 − h/√3 = ${way}.`];
  if (!asksHeight) {
    return {
      ask: `${start} How far from its foot is the second point?`,
      hint: 'Call the rest of the way x, and write the height in two ways.',
      steps: [
        `Height = x√3 from the second point and (x + ${way})/√3 from the first.`,
        `x√3 = (x + ${way})/√3, so 3x = x + ${way}.`,
        `2x = ${way}, so x = ${half} m.`,
      ],
      answer: `${half} m`,
      accept: [`${half} metres`],
      check: `${way} / (tan(60 deg) / tan(30 deg) - 1)`,
      slips: [
        {
          answer: `${3 * half} m`,
          why: 'That is the distance of the first point.',
          check: `${way} / (tan(60 deg) / tan(30 deg) - 1) + ${way}`,
        },
        {
          answer: `${way} m`,
          why: `The angle has doubled, but the distance is not halved: 3x = x + ${way}.`,
          check: `${way}`,
        },
      ],
    };
  }
  return {
    ask: `${start} How high is ${it}? Leave √3 in the answer.`,
    hint: 'With height h the two distances are h√3 and h/√3.',
    steps: [...common, `Multiply by √3: 3h − h = ${rooted(way, 3)}.`, `h = ${rooted(half, 3)} m.`],
    answer: `${rooted(half, 3)} m`,
    accept: [rooted(half, 3)],
    check: `${way} / (1 / tan(30 deg) - 1 / tan(60 deg))`,
    slips: [
      {
        answer: `${rooted(way, 3)} m`,
        why: `2h = ${rooted(way, 3)}. Halve it.`,
        check: `${way} * sqrt(3)`,
      },
      {
        answer: `${rooted(half / 2, 3)} m`,
        why: `You added the two distances. The ${way} m are their difference.`,
        check: `${way} / (1 / tan(30 deg) + 1 / tan(60 deg))`,
      },
    ],
  };
};

const ROOTS = 1.73;

const boats = (draw: Draw): MadeQuestion => {
  const [third, isSteep, isSameSide] = [draw.whole(7, 30), draw.chance(), draw.chance()];
  const high = 3 * third;
  const angle = isSteep ? 60 : 30;
  const other = (isSteep ? third : high) * ROOTS;
  const [near, far] = isSteep ? [other, high] : [high, other];
  const answer = isSameSide ? far - near : far + near;
  const wrong = isSameSide ? far + near : far - near;
  const expression = `${isSteep ? third : high} * ${ROOTS}`;
  const [nearCheck, farCheck] = isSteep ? [expression, `${high}`] : [`${high}`, expression];
  return {
    ask: `From the top of a lighthouse ${high} m high two boats in one line with its foot are seen at angles of depression of ${angle}° and 45°, on ${isSameSide ? 'the same side' : 'opposite sides'}. How far apart are the boats? (Take √3 = ${ROOTS}.)`,
    hint: 'Find the distance of each boat from the foot of the lighthouse.',
    steps: [
      `The boat at 45° is as far away as the lighthouse is high: ${high} m.`,
      isSteep
        ? `The boat at 60°: ${high}/√3 = ${rooted(third, 3)} = ${third} × ${ROOTS} = ${show(other)} m.`
        : `The boat at 30°: ${high} × √3 = ${high} × ${ROOTS} = ${show(other)} m.`,
      `${show(far)} ${isSameSide ? '−' : '+'} ${show(near)} = ${show(answer)} m.`,
    ],
    answer: `${show(answer)} m`,
    check: `${farCheck} ${isSameSide ? '-' : '+'} ${nearCheck}`,
    slips: [
      {
        answer: `${show(wrong)} m`,
        why: isSameSide
          ? 'That would be right for boats on two sides. On the same side take the difference.'
          : 'That would be right for boats on the same side. On two sides add the distances.',
        check: `${farCheck} ${isSameSide ? '+' : '-'} ${nearCheck}`,
      },
      {
        answer: `${show(other)} m`,
        why: `That is only the distance of the boat at ${angle}° from the foot.`,
        check: expression,
      },
    ],
  };
};

const shadows = (draw: Draw): MadeQuestion => {
  const [third, asksHeight] = [draw.whole(2, 9), draw.chance()];
  const pole = 3 * third;
  const [what, it] = draw.pick([
    ['a flagpole', 'the flagpole'],
    ['a coconut palm', 'the palm'],
    ['a pine tree', 'the tree'],
    ['an electricity pylon', 'the pylon'],
  ] as const);
  if (asksHeight) {
    const half = third;
    return {
      ask: `The shadow of ${what} is ${2 * half} m longer when the Sun stands at 30° than when it stands at 60°. How high is ${it}? Leave √3 in the answer.`,
      hint: 'With height h the shadows are h√3 and h/√3.',
      steps: [
        `h√3 − h/√3 = ${2 * half}.`,
        `Multiply by √3: 3h − h = ${rooted(2 * half, 3)}.`,
        `h = ${rooted(half, 3)} m.`,
      ],
      answer: `${rooted(half, 3)} m`,
      accept: [rooted(half, 3)],
      check: `${2 * half} / (1 / tan(30 deg) - 1 / tan(60 deg))`,
      slips: [
        {
          answer: `${rooted(2 * half, 3)} m`,
          why: `2h = ${rooted(2 * half, 3)}. Halve it.`,
          check: `${2 * half} * sqrt(3)`,
        },
      ],
    };
  }
  return {
    ask: `By how many metres is the shadow of ${what} of ${pole} m longer when the Sun stands at 30° than when it stands at 60°? Leave √3 in the answer.`,
    hint: 'Shadow = height divided by the tangent.',
    steps: [
      `At 30°: ${pole} ÷ (1/√3) = ${rooted(pole, 3)} m.`,
      `At 60°: ${pole} ÷ √3 = ${rooted(third, 3)} m.`,
      `${rooted(pole, 3)} − ${rooted(third, 3)} = ${rooted(2 * third, 3)} m.`,
    ],
    answer: `${rooted(2 * third, 3)} m`,
    accept: [rooted(2 * third, 3)],
    check: `${pole} / tan(30 deg) - ${pole} / tan(60 deg)`,
    slips: [
      {
        answer: `${rooted(pole, 3)} m`,
        why: 'That is the shadow at 30°. Take the other shadow away.',
        check: `${pole} / tan(30 deg)`,
      },
      {
        answer: `${rooted(4 * third, 3)} m`,
        why: 'You added the two shadows. The question asks for their difference.',
        check: `${pole} / tan(30 deg) + ${pole} / tan(60 deg)`,
      },
    ],
  };
};

export const CHAPTER_09: BookMakers[number] = [
  { id: 'height', level: 'know', make: height },
  { id: 'slope', level: 'use', make: slope },
  { id: 'eyes', level: 'use', make: eyes },
  { id: 'walk', level: 'think', make: walk },
  { id: 'boats', level: 'think', make: boats },
  { id: 'shadows', level: 'think', make: shadows },
];
