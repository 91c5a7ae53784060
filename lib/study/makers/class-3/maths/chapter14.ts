import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { ordinal } from '@/lib/study/worksheets/text';

const folding = groupOf(
  {
    marks: {
      upright: 'Folded along an upright line, left and right match.',
      level: 'Folded along a level line, top and bottom match.',
      neither: 'Neither an upright nor a level fold makes the halves match.',
    },
    facts: [
      ['A', 'upright', 'Left and right of A match, but top and bottom differ.'],
      ...(['M', 'T', 'U', 'V', 'W', 'Y'] as const).map(
        (letter) =>
          [
            letter,
            'upright',
            `The left half of ${letter} is the mirror picture of the right half, but top and bottom differ.`,
          ] as const,
      ),
      ...(['B', 'C', 'D', 'E', 'K'] as const).map(
        (letter) =>
          [
            letter,
            'level',
            `The upper half of ${letter} is the mirror picture of the lower half, but left and right differ.`,
          ] as const,
      ),
      ...(['F', 'G', 'J', 'L', 'N', 'P', 'R', 'S', 'Z'] as const).map(
        (letter) =>
          [letter, 'neither', `Fold a paper letter ${letter}: no fold makes it match.`] as const,
      ),
    ],
  },
  (letter) =>
    `Which fold makes the two halves of the plain capital letter ${letter} match: upright, level or neither?`,
  'An upright fold lays left on right, a level fold lays top on bottom.',
);

const COLOURS = ['red', 'blue', 'yellow', 'green', 'white', 'orange', 'purple', 'pink'] as const;

const mirrorRow = (draw: Draw): MadeQuestion => {
  const half = draw.whole(3, 4);
  const isOdd = draw.chance();
  const first = draw.some(COLOURS, isOdd ? half + 1 : half);
  const total = isOdd ? 2 * half + 1 : 2 * half;
  const place = draw.whole(total - half + 1, total);
  const twin = total + 1 - place;
  const answer = first[twin - 1] ?? '';
  const thing = draw.pick(['flag', 'bead', 'lamp', 'tile']);
  return {
    ask: `${total} ${thing}s stand in a row that looks the same from the left and from the right. From the left the first ${first.length} are ${first.slice(0, -1).join(', ')} and ${first.at(-1)}. What colour is the ${ordinal(place)} ${thing} from the left?`,
    hint: 'Which one is its mirror picture, counted from the left?',
    steps: [
      `From the right, the ${ordinal(place)} of ${total} is number ${twin}.`,
      `So it is like number ${twin} from the left: ${answer}.`,
    ],
    answer,
    slips: [
      {
        answer: first[place - 1 - (total - first.length)] ?? first[0] ?? '',
        why: 'You began the colours anew. In a mirror they run backwards.',
      },
      {
        answer: first[twin] ?? first[twin - 2] ?? '',
        why: `That is the neighbour. Count its place from the right once more: it is number ${twin}.`,
      },
    ],
  };
};

const holes = (draw: Draw): MadeQuestion => {
  const far = draw.whole(3, 14);
  const [what, does] = draw.pick([
    ['a sheet', 'makes a hole'],
    ['a paper crown', 'cuts out a moon'],
    ['a paper lamp', 'cuts out a star'],
    ['a paper border', 'cuts out a flower'],
  ] as const);
  return {
    ask: `${draw.pick(CHILDREN)} folds ${what} and ${does} ${far} cm from the fold, through both layers. After unfolding there are two. How many cm are they apart?`,
    hint: 'How far is each of them from the fold?',
    steps: [
      `Each of the two is ${far} cm from the fold, one on either side.`,
      `${far} + ${far} = ${2 * far} cm.`,
    ],
    answer: `${2 * far} cm`,
    check: `2 * ${far}`,
    slips: [
      {
        answer: `${far} cm`,
        why: 'That is the way to the fold only. The mirror picture is as far on the other side.',
      },
    ],
  };
};

const halfMask = (draw: Draw): MadeQuestion => {
  const [side, middle] = [draw.whole(4, 15), draw.whole(2, 7)];
  const [what, thing] = draw.pick([
    ['a mask', 'dots'],
    ['a rangoli', 'petals'],
    ['a paper kite', 'stars'],
    ['a clay tile', 'leaves'],
  ] as const);
  const total = 2 * side + middle;
  return {
    ask: `The left half of ${what} shows ${side} ${thing}, and ${middle} more ${thing} lie exactly on its line of symmetry. How many ${thing} has the whole?`,
    hint: `Which ${thing} have a mirror picture beside them?`,
    steps: [
      `The right half has ${side} ${thing} too: 2 × ${side} = ${2 * side}.`,
      `Those on the line come once: ${2 * side} + ${middle} = ${total} ${thing}.`,
    ],
    answer: `${total} ${thing}`,
    check: `2 * ${side} + ${middle}`,
    slips: [
      {
        answer: `${2 * (side + middle)} ${thing}`,
        why: 'You doubled those on the line too. They are their own mirror picture.',
        check: `2 * (${side} + ${middle})`,
      },
      {
        answer: `${side + middle} ${thing}`,
        why: 'The right half has as many again.',
        check: `${side} + ${middle}`,
      },
    ],
  };
};

const stalls = (draw: Draw): MadeQuestion => {
  const [there, back] = [draw.whole(8, 15), draw.whole(2, 6)];
  const again = draw.whole(2, 5);
  const end = there - back + again;
  const start = draw.pick(['the pottery stall', 'the gate', 'the bangle stall', 'the tea stall']);
  return {
    ask: `At a fair the stalls stand in one long row. From ${start} ${draw.pick(CHILDREN)} goes ${there} stalls to the right, ${back} back to the left and ${again} to the right again. How many stalls from ${start} is that?`,
    hint: 'Draw the row as a number line that begins at 0.',
    steps: [
      `${there} to the right and ${back} back: ${there} − ${back} = ${there - back}.`,
      `${again} more to the right: ${there - back} + ${again} = ${end} stalls.`,
    ],
    answer: `${end} stalls`,
    check: `${there} - ${back} + ${again}`,
    slips: [
      {
        answer: `${there + back + again} stalls`,
        why: 'That is how far the feet went. The way back to the left makes the distance smaller.',
        check: `${there} + ${back} + ${again}`,
      },
      {
        answer: `${there - back} stalls`,
        why: 'The last walk to the right is missing.',
        check: `${there} - ${back}`,
      },
    ],
  };
};

export const CHAPTER_14 = [
  { id: 'folding', level: 'know', make: folding },
  { id: 'holes', level: 'use', make: holes },
  { id: 'stalls', level: 'use', make: stalls },
  { id: 'half-mask', level: 'think', make: halfMask },
  { id: 'mirror-row', level: 'think', make: mirrorRow },
] as const;
