import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';

const thirdAngle = (draw: Draw): MadeQuestion => {
  const [one, other] = [draw.whole(25, 84), draw.whole(25, 84)];
  const third = 180 - one - other;
  if (third === one + other) return thirdAngle(draw);
  return {
    ask: `Two angles of a triangle are ${one}° and ${other}°. How large is the third?`,
    hint: 'What do the three add up to?',
    steps: [`${one}° + ${other}° = ${one + other}°.`, `180° − ${one + other}° = ${third}°.`],
    answer: `${third}°`,
    check: `180 - ${one} - ${other}`,
    slips: [
      {
        answer: `${one + other}°`,
        why: 'That is the sum of the two. The third angle completes it to 180°.',
        check: `${one} + ${other}`,
      },
      {
        answer: `${360 - one - other}°`,
        why: 'The angles of a triangle make half a turn, 180°, not a full one.',
        check: `360 - ${one} - ${other}`,
      },
    ],
  };
};

const nameByAngles = (draw: Draw): MadeQuestion => {
  const [kind, third] = draw.pick([
    ['acute-angled', draw.whole(60, 86)],
    ['right-angled', 90],
    ['obtuse-angled', draw.whole(94, 125)],
  ] as const);
  const rest = 180 - third;
  const one = Math.ceil(rest / 2) - draw.whole(1, third < 90 ? 2 : 18);
  const other = rest - one;
  const plain = kind.replace('-angled', '');
  return {
    ask: `Two angles of a triangle are ${one}° and ${other}°. Is it acute-angled, right-angled or obtuse-angled?`,
    hint: 'Find the third angle first.',
    steps: [
      `The third angle is 180° − ${one}° − ${other}° = ${third}°.`,
      `The largest angle is ${Math.max(one, other, third)}°, so the triangle is ${kind}.`,
    ],
    answer: kind,
    accept: [plain, `${plain} angled`],
    slips: [
      kind === 'acute-angled'
        ? {
            answer: 'obtuse-angled',
            why: `The third angle is ${third}°, less than 90°: all are acute.`,
          }
        : {
            answer: 'acute-angled',
            why: `You looked at the two given angles only. The third is ${third}°.`,
          },
    ],
  };
};

const STICKS = ['sticks', 'straws', 'bamboo strips', 'metal rods'] as const;

const canClose = (draw: Draw): MadeQuestion => {
  const [one, other] = [draw.whole(3, 14), draw.whole(3, 14)];
  const isPossible = draw.chance();
  const least = Math.max(one, other);
  const sum = one + other;
  const longest = isPossible ? draw.whole(least, sum - 1) : sum + draw.whole(0, 3);
  return {
    ask: `Can ${draw.pick(STICKS)} of ${draw.shuffle([one, other, longest]).join(' cm, ')} cm be joined at their ends to a triangle: yes or no?`,
    hint: 'Compare the longest with the other two together.',
    steps: [
      `The two shorter ones together: ${one} + ${other} = ${sum} cm.`,
      isPossible
        ? `${sum} cm is more than ${longest} cm, so they meet.`
        : `${sum} cm is not more than ${longest} cm, so no triangle closes.`,
    ],
    answer: isPossible ? 'yes' : 'no',
    slips: [
      {
        answer: isPossible ? 'no' : 'yes',
        why: isPossible
          ? `The two shorter ones reach ${sum} cm, further than the longest.`
          : 'The two shorter ones have to be more than the longest together, or they lie flat or never meet.',
      },
    ],
  };
};

const exteriorAngle = (draw: Draw): MadeQuestion => {
  const [one, other] = [draw.whole(31, 74), draw.whole(31, 74)];
  if (one + other === 90) return exteriorAngle(draw);
  return {
    ask: `In triangle ABC, ∠A = ${one}° and ∠B = ${other}°. Side BC is extended beyond C to D. How large is ∠ACD?`,
    hint: '∠ACD is the neighbour of ∠ACB on a line.',
    steps: [
      `∠ACB = 180° − ${one}° − ${other}° = ${180 - one - other}°.`,
      `∠ACD = 180° − ${180 - one - other}° = ${one + other}°, the sum of the two far angles.`,
    ],
    answer: `${one + other}°`,
    check: `${one} + ${other}`,
    slips: [
      {
        answer: `${180 - one - other}°`,
        why: 'That is ∠ACB inside the triangle. The exterior angle is its neighbour.',
        check: `180 - ${one} - ${other}`,
      },
    ],
  };
};

const isoscelesBase = (draw: Draw): MadeQuestion => {
  const base = draw.whole(34, 79);
  if (base === 60 || base === 45) return isoscelesBase(draw);
  const top = 180 - 2 * base;
  return {
    ask: `In triangle PQR, PQ = PR and ∠P = ${top}°. How large is ∠Q?`,
    hint: 'Which angles lie opposite the equal sides?',
    steps: [
      '∠R lies opposite PQ and ∠Q opposite PR, so ∠Q = ∠R.',
      `Both together: 180° − ${top}° = ${180 - top}°.`,
      `${180 - top}° ÷ 2 = ${base}°.`,
    ],
    answer: `${base}°`,
    check: `(180 - ${top}) / 2`,
    slips: [
      {
        answer: `${180 - top}°`,
        why: 'That is ∠Q and ∠R together.',
        check: `180 - ${top}`,
      },
      {
        answer: `${top}°`,
        why: '∠P lies between the equal sides. The equal angles are ∠Q and ∠R.',
      },
    ],
  };
};

const howManyThirdSides = (draw: Draw): MadeQuestion => {
  const small = draw.whole(3, 12);
  const large = small + draw.whole(3, 9);
  const [from, to] = [large - small, large + small];
  return {
    ask: `Two sides of a triangle are ${small} cm and ${large} cm. How many whole numbers of centimetres are possible for the third side?`,
    hint: 'It lies between the difference and the sum.',
    steps: [
      `It is more than ${large} − ${small} = ${from} cm and less than ${large} + ${small} = ${to} cm.`,
      `From ${from + 1} to ${to - 1} there are ${to - from - 1} whole numbers.`,
    ],
    answer: `${to - from - 1}`,
    check: `2 * ${small} - 1`,
    slips: [
      {
        answer: `${to - from + 1}`,
        why: 'You counted the difference and the sum as well. With these the triangle is flat.',
        check: `2 * ${small} + 1`,
      },
      {
        answer: `${to - 1}`,
        why: 'The third side can also be too short: it has to be more than the difference.',
        check: `${small} + ${large} - 1`,
      },
    ],
  };
};

export const CHAPTER_07 = [
  { id: 'third-angle', level: 'know', make: thirdAngle },
  { id: 'name-by-angles', level: 'know', make: nameByAngles },
  { id: 'can-close', level: 'use', make: canClose },
  { id: 'exterior-angle', level: 'use', make: exteriorAngle },
  { id: 'isosceles-base', level: 'use', make: isoscelesBase },
  { id: 'how-many-third-sides', level: 'think', make: howManyThirdSides },
] as const;
