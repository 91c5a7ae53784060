import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { ordinal } from '@/lib/study/worksheets/text';

/** In each of them a letter comes more than once. */
const NAMES = [
  'Ananya',
  'Anita',
  'Bhavana',
  'Chandra',
  'Devendra',
  'Farhana',
  'Gurpreet',
  'Harpreet',
  'Jasleen',
  'Kamala',
  'Lalitha',
  'Mallika',
  'Meenakshi',
  'Nandini',
  'Niharika',
  'Padma',
  'Pallavi',
  'Parvati',
  'Rukmini',
  'Sameera',
  'Savitri',
  'Zareena',
] as const;

const lettersOfName = (draw: Draw): MadeQuestion => {
  const name = draw.pick(NAMES);
  const letters = [...name.toLowerCase()];
  const kinds = new Set(letters).size;
  return {
    ask: `How many letters are there in the name ${name}?`,
    hint: 'Write the name and put a dot under each letter.',
    steps: [
      `Put a dot under each letter: ${[...name].join('-')}.`,
      `There are ${letters.length} dots, so ${letters.length} letters.`,
    ],
    answer: `${letters.length} letters`,
    check: letters.map(() => '1').join(' + '),
    slips: [
      {
        answer: `${kinds} letters`,
        why: 'A letter that comes again counts again. Put a dot under each one.',
        check: `${letters.length} - ${letters.length - kinds}`,
      },
    ],
  };
};

const tensAndOnes = (draw: Draw): MadeQuestion => {
  const [tens, ones] = [draw.whole(2, 9), draw.whole(2, 9)];
  const thing = draw.pick(['name cards', 'stickers', 'sticks', 'tickets', 'crayons', 'straws']);
  return {
    ask: `There are ${tens} bundles of ten ${thing} and ${ones} loose ones. How many ${thing} are there?`,
    hint: 'How much are the bundles alone?',
    steps: [
      `${tens} bundles of ten are ${tens * 10}.`,
      `${tens * 10} + ${ones} = ${tens * 10 + ones} ${thing}.`,
    ],
    answer: `${tens * 10 + ones} ${thing}`,
    check: `${tens} * 10 + ${ones}`,
    slips: [
      {
        answer: `${ones * 10 + tens} ${thing}`,
        why: 'You changed places: the bundles are the tens, the loose ones come last.',
        check: `${ones} * 10 + ${tens}`,
      },
      {
        answer: `${tens + ones} ${thing}`,
        why: 'A bundle is not one but ten.',
        check: `${tens} + ${ones}`,
      },
    ],
  };
};

const GROUPS = [
  ['names that begin with A', 'names'],
  ['girls with a long plait', 'girls'],
  ['children whose name ends in a', 'children'],
  ['names with an i in them', 'names'],
  ['children with a sister', 'children'],
] as const;

const tally = (draw: Draw): MadeQuestion => {
  const [bundles, single] = [draw.whole(2, 7), draw.whole(1, 4)];
  const [group, what] = draw.pick(GROUPS);
  const total = bundles * 5 + single;
  return {
    ask: `For ${group}, a table shows ${bundles} bundles of five strokes and ${counted(single, 'single stroke')}. How many ${what} were counted?`,
    hint: 'Count the bundles in fives.',
    steps: [`${bundles} × 5 = ${bundles * 5}.`, `${bundles * 5} + ${single} = ${total} ${what}.`],
    answer: `${total} ${what}`,
    check: `${bundles} * 5 + ${single}`,
    slips: [
      {
        answer: `${bundles + single} ${what}`,
        why: 'A bundle stands for five, not for one.',
        check: `${bundles} + ${single}`,
      },
      {
        answer: `${bundles * 5} ${what}`,
        why: 'The strokes that stand alone count as well.',
        check: `${bundles} * 5`,
      },
    ],
  };
};

const shortAndLong = (draw: Draw): MadeQuestion => {
  const four = draw.whole(6, 14);
  const [five, longer] = [draw.whole(5, 12), draw.whole(3, four - 1)];
  const short = four + five;
  return {
    ask: `In a class ${four} names have four letters, ${five} have five letters and ${longer} are longer. How many more names have four or five letters than are longer?`,
    hint: 'First put the two groups of short names together.',
    steps: [
      `Four or five letters: ${four} + ${five} = ${short} names.`,
      `${short} − ${longer} = ${short - longer}, so ${short - longer} more.`,
    ],
    answer: `${short - longer}`,
    accept: [`${short - longer} names`],
    check: `${four} + ${five} - ${longer}`,
    slips: [
      {
        answer: `${short + longer}`,
        why: 'These are all names together. “How many more” asks for the difference.',
        check: `${four} + ${five} + ${longer}`,
      },
      {
        answer: `${four - longer}`,
        why: 'You left out the names with five letters.',
        check: `${four} - ${longer}`,
      },
    ],
  };
};

const REPEATED = [
  'RAVI',
  'GITA',
  'OMAR',
  'NEHA',
  'SONAM',
  'KABIR',
  'ROHIT',
  'LUIS',
  'TANVI',
] as const;

const repeatedName = (draw: Draw): MadeQuestion => {
  const name = draw.pick(REPEATED);
  const [full, more] = [draw.whole(2, 5), draw.whole(1, name.length - 1)];
  const whole = full * name.length;
  const answer = name.charAt(more - 1);
  return {
    ask: `A child writes the name ${name} again and again without a gap: ${name}${name}${name} and so on. Which letter is the ${ordinal(whole + more)}?`,
    hint: `The name has ${name.length} letters. Count whole names first.`,
    steps: [
      `${full} whole names are ${full} × ${name.length} = ${whole} letters.`,
      `The next name begins with the ${ordinal(whole + 1)} letter, ${name.charAt(0)}.`,
      `So the ${ordinal(whole + more)} letter is letter number ${more} of the name: ${answer}.`,
    ],
    answer,
    slips: [
      {
        answer: name.charAt(more),
        why: `That is one letter too far: the ${ordinal(whole)} letter ends a name, and the ${ordinal(whole + 1)} is ${name.charAt(0)}.`,
      },
    ],
  };
};

const twoNames = (draw: Draw): MadeQuestion => {
  const [short, more] = [draw.whole(3, 7), draw.whole(1, 4)];
  const [long, total] = [short + more, 2 * short + more];
  return {
    ask: `Two names have ${total} letters together. One has ${counted(more, 'letter')} more than the other. How many letters has the longer name?`,
    hint: 'Take the extra away first: then both are equally long.',
    steps: [
      `Without the extra: ${total} − ${more} = ${total - more} letters in two equal names.`,
      `Half of ${total - more} is ${short}. That is the shorter name.`,
      `The longer one: ${short} + ${more} = ${long} letters.`,
    ],
    answer: `${long} letters`,
    check: `(${total} + ${more}) / 2`,
    slips: [
      {
        answer: `${short} letters`,
        why: 'This is the shorter name. The longer one is asked.',
        check: `(${total} - ${more}) / 2`,
      },
      {
        answer: `${total - more} letters`,
        why: 'Two equal names share these letters. Halve them first.',
        check: `${total} - ${more}`,
      },
    ],
  };
};

export const CHAPTER_01 = [
  { id: 'letters-of-name', level: 'know', make: lettersOfName },
  { id: 'tens-and-ones', level: 'know', make: tensAndOnes },
  { id: 'tally', level: 'use', make: tally },
  { id: 'two-names', level: 'think', make: twoNames },
  { id: 'short-and-long', level: 'use', make: shortAndLong },
  { id: 'repeated-name', level: 'think', make: repeatedName },
] as const;
