import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

/** Keeps slips whose numbers a pupil would really write down. */
const short = ({ answer }: { answer: string }): boolean =>
  /^−?\d+(?:\.\d{1,2})? \p{L}+$/u.test(answer);

const power = (draw: Draw): MadeQuestion => {
  const focal = draw.pick([10, 12.5, 16, 20, 25, 40, 50, 80, 100, 125, 200] as const);
  const [kind, sign] = draw.pick([
    ['convex', 1],
    ['concave', -1],
  ] as const);
  const dioptre = (sign * 100) / focal;
  const answer = `${show(dioptre)} D`;
  return {
    ask: `A ${kind} lens has a focal length of ${focal} cm. What is its power in dioptre, with its sign?`,
    hint: 'The focal length must be in metres, negative for a concave lens.',
    steps: [
      `${focal} cm = ${show(focal / 100)} m; f is ${sign === 1 ? 'positive for a convex' : 'negative for a concave'} lens.`,
      `P = 1 ÷ ${sign === 1 ? show(focal / 100) : `(−${show(focal / 100)})`} = ${answer}.`,
    ],
    answer,
    check: `100 / (${sign * focal})`,
    slips: [
      {
        answer: `${show(-dioptre)} D`,
        why: `The size is right. A ${kind} lens has a ${sign === 1 ? 'positive' : 'negative'} power.`,
        check: `-100 / (${sign * focal})`,
      },
      {
        answer: `${show(sign / focal)} D`,
        why: 'You divided by centimetres. The focal length must be in metres.',
        check: `${sign} / ${focal}`,
      },
    ],
  };
};

const SPEEDS = [
  [1.2, 2.5, 'a light liquid'],
  [1.25, 2.4, 'a clear liquid'],
  [1.5, 2, 'a kind of glass'],
  [1.6, 1.875, 'a heavy glass'],
  [2, 1.5, 'a crystal'],
  [2.4, 1.25, 'a gem'],
  [2.5, 1.2, 'a clear mineral'],
] as const;

const refraction = (draw: Draw): MadeQuestion => {
  const [index, speed, thing] = draw.pick(SPEEDS);
  const isIndex = draw.chance();
  if (isIndex) {
    return {
      ask: `Light travels at ${speed} × 10⁸ m/s in ${thing} and at 3 × 10⁸ m/s in air. What is the refractive index of this medium?`,
      hint: 'Divide the speed in air by the speed in the other medium.',
      steps: [
        'n = speed in air ÷ speed in the medium; the powers of ten cancel.',
        `3 ÷ ${speed} = ${index}.`,
      ],
      answer: String(index),
      check: `3 / ${speed}`,
      slips: [
        {
          answer: show(speed / 3),
          why: 'You turned the quotient over. Light is faster in air, so n is more than one.',
        },
        {
          answer: show(speed * 3),
          why: 'You multiplied. The index is a quotient of two speeds.',
          check: `3 * ${speed}`,
        },
      ].filter((slip) => /^[\d.]{1,6}$/.test(slip.answer)),
    };
  }
  return {
    ask: `The refractive index of ${thing} is ${index}. In air light travels 3 lakh kilometres in a second. How many lakh kilometres does it travel in a second in this medium?`,
    hint: 'The larger the index, the slower the light.',
    steps: [
      'Speed in the medium = speed in air ÷ n.',
      `3 ÷ ${index} = ${speed}, so ${speed} lakh kilometres.`,
    ],
    answer: String(speed),
    accept: [`${speed} lakh`, `${speed} lakh km`, `${speed} lakh kilometres`],
    check: `3 / ${index}`,
    slips: [
      {
        answer: show(3 * index),
        why: 'You multiplied. In a medium light is slower than in air.',
        check: `3 * ${index}`,
      },
    ],
  };
};

/** A focal length and a distance of the object, so that both distances are whole. */
const drawReal = (draw: Draw) => {
  const [times, unit] = [draw.whole(2, 4), draw.whole(3, 8)];
  const focal = times * unit;
  const [near, far] = [unit * (times + 1), focal * (times + 1)];
  return draw.chance() ? { focal, object: near, image: far } : { focal, object: far, image: near };
};

const mirror = (draw: Draw): MadeQuestion => {
  const { focal, object, image } = drawReal(draw);
  const [top, over] = [object - focal, focal * object];
  const answer = `${image} cm`;
  return {
    ask: `A ${draw.pick(['candle', 'small lamp', 'glowing bulb'])} stands ${object} cm in front of a concave mirror of focal length ${focal} cm. How many centimetres in front of the mirror is the image?`,
    hint: `Put u = −${object} and f = −${focal} into the mirror formula.`,
    steps: [
      `1/v = 1/f − 1/u, with f = −${focal} and u = −${object}: 1/v = −1/${focal} + 1/${object}.`,
      `−1/${focal} + 1/${object} = −${top}/${show(over)}, so v = −${show(over)}/${top} = −${image} cm.`,
      `The image is ${answer} in front of the mirror.`,
    ],
    answer,
    accept: [`−${image}`, `−${answer}`],
    check: `1 / (1 / ${focal} - 1 / ${object})`,
    slips: [
      {
        answer: `${show(over / (object + focal))} cm`,
        why: 'You forgot that u is negative as well: with its sign, the two fractions are subtracted.',
      },
      {
        answer: `${object - focal} cm`,
        why: 'You subtracted the distances. It is their reciprocals that are subtracted.',
        check: `${object} - ${focal}`,
      },
    ].filter(short),
  };
};

/** What a lens can do: its kind, the object, the image behind or in front of it. */
const drawLens = (draw: Draw) => {
  const kind = draw.pick(['real', 'magnifier', 'concave'] as const);
  const [times, unit] = [draw.whole(kind === 'concave' ? 3 : 2, 4), draw.whole(4, 8)];
  const focal = times * unit;
  if (kind === 'real') {
    return { kind, focal, object: unit * (times + 1), image: focal * (times + 1) };
  }
  return kind === 'magnifier'
    ? { kind, focal, object: unit * (times - 1), image: -focal * (times - 1) }
    : { kind, focal: -focal, object: focal * (times - 1), image: -unit * (times - 1) };
};

const lens = (draw: Draw): MadeQuestion => {
  const { kind, focal, object, image } = drawLens(draw);
  const size = Math.abs(focal);
  const answer = `${Math.abs(image)} cm`;
  const [top, over] = [focal < 0 ? -(object + size) : object - focal, size * object];
  const first = focal < 0 ? `−1/${size}` : `1/${size}`;
  return {
    ask: `An object is ${object} cm in front of a ${focal < 0 ? 'concave' : 'convex'} lens of focal length ${size} cm. How many centimetres from the lens is its image?`,
    hint: `The lens formula is 1/v − 1/u = 1/f. Take u = −${object} and f = ${show(focal)}.`,
    steps: [
      `1/v = 1/f + 1/u = ${first} − 1/${object} = ${top < 0 ? '−' : ''}${Math.abs(top)}/${show(over)}.`,
      `So v = ${show(image)} cm: ${image > 0 ? 'positive, so the image is real and behind the lens' : 'negative, so the image is virtual and on the side of the object'}.`,
      `It is ${answer} from the lens.`,
    ],
    answer,
    ...(image < 0 && { accept: [show(image), `${show(image)} cm`] }),
    check: `abs(1 / (1 / (${focal}) - 1 / ${object}))`,
    slips: [
      {
        answer: `${show((size * object) / (kind === 'concave' ? Math.abs(size - object) : size + object))} cm`,
        why:
          kind === 'concave'
            ? 'A concave lens has a negative f: both fractions have a minus sign.'
            : 'You took u as positive. In front of the lens u is negative.',
      },
      {
        answer: `${Math.abs(object - size)} cm`,
        why: 'You subtracted the distances. The formula is about their reciprocals.',
      },
      {
        answer: `${object + size} cm`,
        why: 'You added the distances. The formula is about their reciprocals.',
        check: `${object} + ${size}`,
      },
    ].filter(short),
  };
};

const PLACES = [
  ['larger', 3, 9, 'Inside the focus the image is virtual, upright and larger.'],
  ['larger', 11, 19, 'Between F and C the image is real, inverted and larger.'],
  ['the same size', 20, 20, 'At C the image is real, inverted and of the same size.'],
  ['smaller', 22, 60, 'Beyond C the image is real, inverted and smaller.'],
] as const;

const OTHER_WORDS = {
  larger: ['it is larger', 'bigger', 'enlarged', 'magnified', 'larger than the object'],
  'the same size': ['same size', 'same', 'of the same size'],
  smaller: ['it is smaller', 'diminished', 'smaller than the object'],
} as const;

const size = (draw: Draw): MadeQuestion => {
  const [right, low, high, why] = draw.pick(PLACES);
  const [focal, tenths] = [draw.whole(1, 3) * 10, draw.whole(low, high)];
  const object = (focal * tenths) / 10;
  return {
    ask: `An object stands ${object} cm in front of a concave mirror of focal length ${focal} cm. Is its image larger, smaller or the same size?`,
    hint: `C lies at twice the focal length, ${2 * focal} cm from the mirror. Where is the object?`,
    steps: [`F lies at ${focal} cm and C at ${2 * focal} cm, the object at ${object} cm.`, why],
    answer: right,
    accept: [...OTHER_WORDS[right]],
    slips: ['larger', 'smaller', 'the same size']
      .filter((other) => other !== right)
      .map((other) => ({
        answer: other,
        why: `Compare with F at ${focal} cm and C at ${2 * focal} cm. ${why}`,
      })),
  };
};

const height = (draw: Draw): MadeQuestion => {
  const [times, unit, tall] = [draw.whole(2, 4), draw.whole(3, 8), draw.whole(1, 5)];
  const [focal, object] = [times * unit, unit * (times + 1)];
  const image = object * times;
  const answer = `${tall * times} cm`;
  return {
    ask: `A concave mirror of focal length ${focal} cm throws the image of a ${tall} cm high flame on a screen. The flame is ${object} cm in front of the mirror. How many centimetres high is the image?`,
    hint: 'Find the distance of the image first; then m = −v/u.',
    steps: [
      `1/v = −1/${focal} + 1/${object} gives v = −${image} cm.`,
      `m = −v/u = −(−${image}) ÷ (−${object}) = −${times}: inverted and ${times} times as high.`,
      `${times} × ${tall} = ${tall * times}, so ${answer}.`,
    ],
    answer,
    check: `${tall} * (1 / (1 / ${focal} - 1 / ${object})) / ${object}`,
    slips: [
      {
        answer: `${tall} cm`,
        why: 'This is the flame. The image is farther from the mirror than the flame, so it is larger.',
      },
      {
        answer: `${image} cm`,
        why: 'This is the distance of the image. Its height is asked.',
      },
    ],
  };
};

export const CHAPTER_09 = [
  { id: 'power', level: 'know', make: power },
  { id: 'refraction', level: 'use', make: refraction },
  { id: 'mirror', level: 'use', make: mirror },
  { id: 'lens', level: 'think', make: lens },
  { id: 'size', level: 'use', make: size },
  { id: 'height', level: 'think', make: height },
] as const satisfies readonly Maker[];
