import { CHILDREN } from '@/lib/study/makers/children';
import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { ordinal } from '@/lib/study/worksheets/text';

type Fold = 'upright' | 'level' | 'both' | 'neither';

const LETTERS: Sorting<Fold> = {
  marks: {
    upright: 'On an upright line left is folded onto right.',
    level: 'On a level line the upper half is folded onto the lower one.',
    both: 'Some letters match both ways: left with right, and upper with lower.',
    neither: 'Some letters match neither left with right nor upper with lower.',
  },
  facts: [
    [
      'A',
      'upright',
      'In A left matches right, but above there is a point and below there are legs.',
    ],
    ['M', 'upright', 'In M left matches right, but above and below differ.'],
    ['T', 'upright', 'In T left matches right, but the bar is only above.'],
    ['U', 'upright', 'In U left matches right, but only the top is open.'],
    ['V', 'upright', 'In V left matches right, but the point is only below.'],
    ['W', 'upright', 'In W left matches right, but above and below differ.'],
    ['Y', 'upright', 'In Y left matches right, but the fork is only above.'],
    ['C', 'level', 'In C upper matches lower, but only the right side is open.'],
    ['D', 'level', 'In D upper matches lower, but the bow is only on the right.'],
    ['E', 'level', 'In E upper matches lower, but the bars point only to the right.'],
    ['B', 'level', 'In B upper matches lower, but the bows are only on the right.'],
    ['H', 'both', 'In H left matches right, and upper matches lower.'],
    ['I', 'both', 'In I left matches right, and upper matches lower.'],
    ['O', 'both', 'In O left matches right, and upper matches lower.'],
    ['X', 'both', 'In X left matches right, and upper matches lower.'],
    ['F', 'neither', 'In F both bars point to the right, and there is none at the foot.'],
    ['G', 'neither', 'In G the small bar stands only at the lower right.'],
    ['J', 'neither', 'In J the hook is only at the lower left.'],
    ['L', 'neither', 'In L the bar stands only at the lower right.'],
    ['N', 'neither', 'In N the slanting line runs one way; folded, it would cross itself.'],
    ['P', 'neither', 'In P the bow stands only at the upper right.'],
    ['R', 'neither', 'In R there is a bow above and a leg below, both on the right.'],
    ['S', 'neither', 'S looks the same turned half round, but no fold makes its halves match.'],
    ['Z', 'neither', 'Z looks the same turned half round, but no fold makes its halves match.'],
  ],
};

const letterFold = groupOf(
  LETTERS,
  (letter) =>
    `The capital letter ${letter} is cut out of paper. Along which line can it be folded so that both halves match: upright, level, both or neither?`,
  'Fold left onto right in your mind. Then fold the upper half onto the lower one.',
);

const FOLDED = [
  ['once', 2],
  ['twice', 4],
  ['three times', 8],
] as const;

const holes = (draw: Draw): MadeQuestion => {
  const [often, layers] = draw.pick(FOLDED);
  const punched = draw.whole(1, 5);
  const times = layers === 2 ? 1 : layers === 4 ? 2 : 3;
  const answer = `${punched * layers} holes`;
  return {
    ask: `${draw.pick(CHILDREN)} folds a sheet of paper in half ${often}, punches ${counted(punched, 'hole', 'holes')} through all its layers, not on a fold, and opens the sheet. How many holes does it have?`,
    hint: 'How many layers of paper lie on each other? Each fold doubles them.',
    steps: [
      `Folded ${often}, there are ${layers} layers.`,
      `Each punch makes a hole in every layer: ${punched} × ${layers} = ${punched * layers} holes.`,
    ],
    answer,
    check: `${punched} * 2^${times}`,
    slips: [
      {
        answer: counted(punched, 'hole', 'holes'),
        why: 'The punch goes through all the layers. Each of them gets its own hole.',
        check: String(punched),
      },
      {
        answer: counted(punched * times, 'hole', 'holes'),
        why: `You counted the folds. Folded ${often}, the paper has ${layers} layers.`,
        check: `${punched} * ${times}`,
      },
      {
        answer: `${punched * (times + 1)} holes`,
        why: 'A fold does not add one layer: it doubles all that are there.',
        check: `${punched} * (${times} + 1)`,
      },
    ],
  };
};

const mirrorSquare = (draw: Draw): MadeQuestion => {
  const [line, away] = [draw.whole(6, 12), draw.whole(2, 5)];
  const isLeft = draw.chance();
  const [dot, image] = isLeft ? [line + 1 - away, line + away] : [line + away, line + 1 - away];
  return {
    ask: `A long row of squares is numbered 1, 2, 3 and so on. A mirror stands on the line between square ${line} and square ${line + 1}. Square ${dot} is red. Which square is its mirror image? Write its number.`,
    hint: 'Count how far the red square is from the mirror. Its image is as far on the other side.',
    steps: [
      `Square ${dot} is the ${ordinal(away)} square ${isLeft ? 'before' : 'after'} the mirror.`,
      `The ${ordinal(away)} square ${isLeft ? 'after' : 'before'} the mirror is square ${image}.`,
    ],
    answer: String(image),
    accept: [`square ${image}`],
    check: `${line} + ${line + 1} - ${dot}`,
    slips: [
      {
        answer: String(isLeft ? image + 1 : image - 1),
        why: 'One too far: the square right next to the mirror is number one of each side.',
        check: `${isLeft ? image + 1 : image - 1}`,
      },
      {
        answer: String(isLeft ? image - 1 : image + 1),
        why: 'One too near: count the squares on both sides once more.',
        check: `${isLeft ? image - 1 : image + 1}`,
      },
    ],
  };
};

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white', 'black'] as const;

const mirrorBeads = (draw: Draw): MadeQuestion => {
  const half = draw.pick([4, 5]);
  const beads = draw.some(COLOURS, half);
  const place = draw.pick(half === 4 ? [5, 6, 7, 8] : [6, 7, 9, 10]);
  const [from, again] = [2 * half + 1 - place, place - half];
  const colour = (at: number): string => beads[at - 1] ?? 'red';
  const answer = colour(from);
  return {
    ask: `A necklace of ${2 * half} beads hangs open in a row, and its second half is the mirror image of its first. The first ${half} beads are ${beads.join(', ')}. Which colour is bead ${place}?`,
    hint: `The mirror stands after bead ${half}. Which bead is right behind it?`,
    steps: [
      `In the mirror the order turns round: bead ${half + 1} is like bead ${half}, bead ${2 * half} like bead 1.`,
      `Bead ${place} is like bead ${from}: ${answer}.`,
    ],
    answer,
    slips: [
      {
        answer: colour(again),
        why: 'You repeated the first half. A mirror turns the order round.',
      },
      {
        answer: colour(from === 1 ? 2 : from - 1),
        why: 'One bead too far. Count back from the middle, bead by bead.',
      },
    ],
  };
};

const clockText = (hour: number, minutes: number): string =>
  `${hour}:${String(minutes).padStart(2, '0')}`;

const mirrorClock = (draw: Draw): MadeQuestion => {
  const [hour, minutes] = [draw.whole(1, 10), draw.pick([5, 10, 15, 20, 25, 35, 40, 45, 50, 55])];
  const [realHour, realMinutes] = [11 - hour, 60 - minutes];
  const right = clockText(realHour, realMinutes);
  const seen = clockText(hour, minutes);
  return {
    ask: `A clock with hands and without numbers hangs opposite a mirror. In the mirror it seems to be ${seen}. What time is it really? Write it like 9:20.`,
    hint: 'A mirror exchanges left and right. Where is the long hand really, and where the short one?',
    steps: [
      `The long hand seems to be at ${minutes} minutes. On the other side that is 60 − ${minutes} = ${realMinutes} minutes.`,
      `The short hand seems to be between ${hour} and ${hour + 1}. Really it is between ${11 - hour} and ${12 - hour}.`,
      `So it is ${right}.`,
    ],
    answer: right,
    accept: [right.replace(':', '.')],
    check: `[floor((720 - ${hour * 60 + minutes}) / 60), mod(720 - ${hour * 60 + minutes}, 60)]`,
    slips: [
      {
        answer: clockText(12 - hour, realMinutes),
        why: 'The long hand is right. The short hand has not yet reached that hour.',
        check: `[12 - ${hour}, 60 - ${minutes}]`,
      },
      {
        answer: clockText(12 - hour, minutes),
        why: 'You turned the short hand only. In a mirror the long hand changes sides too.',
        check: `[12 - ${hour}, ${minutes}]`,
      },
    ],
  };
};

export const CHAPTER_11 = [
  { id: 'letter-fold', level: 'know', make: letterFold },
  { id: 'holes', level: 'use', make: holes },
  { id: 'mirror-beads', level: 'use', make: mirrorBeads },
  { id: 'mirror-clock', level: 'think', make: mirrorClock },
  { id: 'mirror-square', level: 'use', make: mirrorSquare },
] as const satisfies readonly Maker[];
