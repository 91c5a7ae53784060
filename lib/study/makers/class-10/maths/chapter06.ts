import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';
import { reduced, slashed } from './slashed';

/** Factors of an enlargement, as `top / over`. */
const FACTORS = [
  [3, 2],
  [4, 3],
  [5, 2],
  [5, 3],
  [5, 4],
  [7, 4],
  [2, 3],
  [3, 4],
  [3, 5],
] as const;

const TRIANGLES = [
  ['ABC', 'PQR'],
  ['ABC', 'DEF'],
  ['KLM', 'XYZ'],
  ['PQR', 'LMN'],
] as const;

const matching = (draw: Draw): MadeQuestion => {
  const [[one, other], [top, over]] = [draw.pick(TRIANGLES), draw.pick(FACTORS)];
  const [first = 2, second = 3] = draw.some([2, 3, 4, 5, 6], 2).map((times) => times * over);
  const [image, answer] = [(first * top) / over, (second * top) / over];
  const [a, b, c] = [...one];
  const [p, q, r] = [...other];
  return {
    ask: `△${one} ~ △${other}, with ${a}${b} = ${first} cm, ${b}${c} = ${second} cm and ${p}${q} = ${image} cm. How long is ${q}${r}?`,
    hint: 'The order of the letters tells which sides belong together.',
    steps: [
      `${a}${b} belongs to ${p}${q}, and ${b}${c} to ${q}${r}.`,
      `${p}${q}/${a}${b} = ${reduced(image, first)}`,
      `${q}${r} = ${second} × ${top}/${over} = ${answer} cm.`,
    ],
    answer: `${answer} cm`,
    check: `${second} * ${image} / ${first}`,
    slips: [
      {
        answer: `${show(second + image - first)} cm`,
        why: 'Sides of similar triangles are multiplied by one number, not changed by one difference.',
        check: `${second} + ${image} - ${first}`,
      },
      {
        answer: `${slashed(second * over, top)} cm`,
        why: 'You used the factor upside down.',
        check: `${second} * ${first} / ${image}`,
      },
    ].filter(({ answer }) => !/^[0−]/.test(answer)),
  };
};

const parallel = (draw: Draw): MadeQuestion => {
  const [m, n] = draw.pick([
    [2, 3],
    [3, 2],
    [3, 4],
    [4, 3],
    [5, 2],
    [2, 5],
    [4, 5],
    [5, 3],
  ] as const);
  const [one, other] = [draw.whole(2, 4) * 0.5, draw.whole(2, 5) * 0.5];
  if (one === other) return parallel(draw);
  const [ad, db, ae, ec] = [m * one, n * one, m * other, n * other];
  return {
    ask: `In △ABC, D lies on AB and E on AC, and DE is parallel to BC. AD = ${show(ad)} cm, DB = ${show(db)} cm and AE = ${show(ae)} cm. How long is EC?`,
    hint: 'A parallel to one side divides the other two in the same ratio.',
    steps: [
      `AD/DB = ${ad === m ? '' : `${show(ad)}/${show(db)} = `}${m}/${n}.`,
      `AE/EC = ${m}/${n} too, so EC = ${show(ae)} × ${n} ÷ ${m} = ${show(ec)} cm.`,
    ],
    answer: `${show(ec)} cm`,
    check: `${ae} * ${db} / ${ad}`,
    slips: [
      {
        answer: `${show((ae * m) / n)} cm`,
        why: `You used the ratio upside down: AE is ${m > n ? 'longer' : 'shorter'} than EC, as AD is than DB.`,
        check: `${ae} * ${ad} / ${db}`,
      },
      {
        answer: `${show(ae + ec)} cm`,
        why: 'That is the whole side AC.',
        check: `${ae} + ${ae} * ${db} / ${ad}`,
      },
    ].filter(({ answer }) => answer.length < 9),
  };
};

const TALL = [
  'a temple tower',
  'a coconut palm',
  'a water tank',
  'a minaret',
  'a mobile mast',
  'a flagpole',
] as const;

const shadow = (draw: Draw): MadeQuestion => {
  const what = draw.pick(TALL);
  const [stick, cast] = draw.pick([
    [1, 1.25],
    [1, 1.6],
    [1.2, 1.8],
    [1.5, 2],
    [1.5, 2.5],
    [1.6, 2],
    [2, 2.5],
    [2, 1.5],
    [1.5, 1.2],
    [1.8, 1.5],
  ] as const);
  const times = draw.whole(7, 14);
  const [height, long] = [stick * times, cast * times];
  const isLonger = cast > stick;
  return {
    ask: `A stick of ${show(stick)} m stands upright and casts a shadow of ${show(cast)} m. At the same time ${what} casts a shadow of ${show(long)} m. How high is it?`,
    hint: 'Stick and shadow form a triangle that is similar to the large one.',
    steps: [
      'Both triangles have a right angle and the same angle of the Sun: AA.',
      `Height/${show(long)} = ${show(stick)}/${show(cast)}.`,
      `Height = ${show(long)} × ${show(stick)} ÷ ${show(cast)} = ${show(height)} m.`,
    ],
    answer: `${show(height)} m`,
    check: `${long} * ${stick} / ${cast}`,
    slips: [
      {
        answer: `${show((long * cast) / stick)} m`,
        why: `The ratio is upside down. The stick is ${isLonger ? 'shorter' : 'longer'} than its shadow, so the height must be ${isLonger ? 'less' : 'more'} than ${show(long)} m.`,
        check: `${long} * ${cast} / ${stick}`,
      },
      {
        answer: `${show(long + stick - cast)} m`,
        why: 'Heights and shadows are in one ratio. Their differences are not equal.',
        check: `${long} + ${stick} - ${cast}`,
      },
    ].filter(({ answer }) => answer.length < 9),
  };
};

const partToWhole = (draw: Draw): MadeQuestion => {
  const [m, n] = draw.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 2],
    [2, 1],
    [3, 5],
    [3, 4],
    [4, 1],
    [1, 4],
  ] as const);
  const [step, times] = [draw.whole(1, 4), draw.whole(2, 5)];
  const [ad, db] = [m * step, n * step];
  const [bc, de] = [(m + n) * times, m * times];
  return {
    ask: `In △ABC, D lies on AB and E on AC, and DE is parallel to BC. AD = ${ad} cm, DB = ${db} cm and BC = ${bc} cm. How long is DE?`,
    hint: 'Compare △ADE with the whole △ABC.',
    steps: [
      '△ADE ~ △ABC, so DE/BC = AD/AB.',
      `AB = ${ad} + ${db} = ${ad + db} cm.`,
      `DE = ${bc} × ${ad}/${ad + db} = ${de} cm.`,
    ],
    answer: `${de} cm`,
    check: `${bc} * ${ad} / (${ad} + ${db})`,
    slips: [
      {
        answer: `${slashed(bc * m, n)} cm`,
        why: 'You used AD/DB. The side DE belongs to BC as AD belongs to the whole AB.',
        check: `${bc} * ${ad} / ${db}`,
      },
      {
        answer: `${n * times} cm`,
        why: 'You used DB/AB. DE is a side of the small triangle, and so is AD.',
        check: `${bc} * ${db} / (${ad} + ${db})`,
      },
    ],
  };
};

const WALKERS = ['Kabir', 'Zoya', 'Pema', 'Rohan', 'Anitha'] as const;

const lamp = (draw: Draw): MadeQuestion => {
  const [tall, high] = draw.pick([
    [1.5, 6],
    [1.5, 4.5],
    [1.6, 4.8],
    [1.6, 6.4],
    [1.2, 4.8],
    [1.2, 6],
    [1.4, 5.6],
    [1.3, 5.2],
    [1.5, 7.5],
    [1.4, 4.2],
  ] as const);
  const share = Math.round(high / tall);
  const shade = draw.whole(3, 12) / 4;
  const far = shade * (share - 1);
  return {
    ask: `${draw.pick(WALKERS)}, ${show(tall)} m tall, stands ${show(far)} m from a street lamp that hangs ${show(high)} m above the ground. How many metres long is the shadow?`,
    hint: 'The tip of the shadow is the common corner of a small and a large triangle.',
    steps: [
      `The small triangle has sides ${show(tall)} and s, the large one ${show(high)} and s + ${show(far)}.`,
      `s/(s + ${show(far)}) = ${show(tall)}/${show(high)} = 1/${share}.`,
      `${share}s = s + ${show(far)}, so ${share - 1}s = ${show(far)} and s = ${show(shade)} m.`,
    ],
    answer: `${show(shade)} m`,
    check: `${tall} * ${far} / (${high} - ${tall})`,
    slips: [
      {
        answer: `${show(far / share)} m`,
        why: `The large triangle reaches to the tip of the shadow: its side is s + ${show(far)}, not ${show(far)}.`,
        check: `${far} * ${tall} / ${high}`,
      },
      {
        answer: `${show(far + shade)} m`,
        why: 'That is the distance from the lamp to the tip of the shadow.',
        check: `${far} + ${tall} * ${far} / (${high} - ${tall})`,
      },
    ].filter(({ answer }) => answer.length < 9),
  };
};

const unknown = (draw: Draw): MadeQuestion => {
  const [x, slope, start, other] = [
    draw.whole(2, 7),
    draw.whole(1, 3),
    draw.whole(1, 6),
    draw.whole(2, 4),
  ];
  // (slope·x + start)/db = (other·x)/ec
  const [top, under] = [slope * x + start, other * x];
  const common = draw.whole(1, 3);
  const [db, ec] = [top * common, under * common];
  const factor = other * db - slope * ec;
  if (factor <= 0 || start * ec !== factor * x) return unknown(draw);
  const first = `${slope === 1 ? '' : slope}x + ${start}`;
  return {
    ask: `In △ABC, D lies on AB and E on AC, and DE is parallel to BC. AD = ${first}, DB = ${db}, AE = ${other}x and EC = ${ec}, all in cm. What is x?`,
    hint: 'AD/DB = AE/EC. Multiply crosswise.',
    steps: [
      `(${first})/${db} = ${other}x/${ec}, so ${ec}(${first}) = ${other * db}x.`,
      `${slope * ec}x + ${start * ec} = ${other * db}x, so ${factor === 1 ? '' : factor}x = ${start * ec}.`,
      `x = ${x}.`,
    ],
    answer: show(x),
    accept: [`x = ${x}`, `${x} cm`],
    check: `${ec} * ${start} / (${other} * ${db} - ${slope} * ${ec})`,
    slips: [
      {
        answer: slashed(start, factor),
        why: `Multiply the whole bracket: ${ec}(${first}) has ${start * ec} at the end.`,
        check: `${start} / (${other} * ${db} - ${slope} * ${ec})`,
      },
      {
        answer: `${top}`,
        why: 'That is the length of AD. The question asks for x.',
        check: `${slope} * ${x} + ${start}`,
      },
    ],
  };
};

const trapezium = (draw: Draw): MadeQuestion => {
  const [m = 2, n = 3] = draw.some([1, 2, 3, 4, 5], 2);
  const [times, part] = [draw.whole(3, 6), draw.whole(2, 5)];
  const [ab, cd, ac] = [m * times, n * times, (m + n) * part];
  return {
    ask: `In the trapezium ABCD, AB is parallel to DC, AB = ${ab} cm and DC = ${cd} cm. The diagonals meet in O, and AC = ${ac} cm. How long is AO?`,
    hint: '△AOB and △COD have equal angles.',
    steps: [
      'AB and DC are parallel, so △AOB ~ △COD by AA.',
      `AO/OC = AB/CD = ${reduced(ab, cd)} So AO is ${slashed(m, m + n)} of AC.`,
      `AO = ${ac} × ${slashed(m, m + n)} = ${m * part} cm.`,
    ],
    answer: `${m * part} cm`,
    check: `${ac} * ${ab} / (${ab} + ${cd})`,
    slips: [
      {
        answer: `${n * part} cm`,
        why: 'That is OC. The longer part of the diagonal lies at the longer parallel side.',
        check: `${ac} * ${cd} / (${ab} + ${cd})`,
      },
      {
        answer: `${show(ac / 2)} cm`,
        why: 'The diagonals of a trapezium do not halve each other.',
        check: `${ac} / 2`,
      },
    ],
  };
};

export const CHAPTER_06: BookMakers[number] = [
  { id: 'matching', level: 'know', make: matching },
  { id: 'parallel', level: 'use', make: parallel },
  { id: 'shadow', level: 'use', make: shadow },
  { id: 'part-to-whole', level: 'think', make: partToWhole },
  { id: 'lamp', level: 'think', make: lamp },
  { id: 'unknown', level: 'think', make: unknown },
  { id: 'trapezium', level: 'think', make: trapezium },
];
