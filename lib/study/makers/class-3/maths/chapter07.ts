import { CHILDREN } from '@/lib/study/makers/children';
import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';

const GROUPS = [
  ['plates', 'laddoos'],
  ['rakhis', 'beads'],
  ['boxes', 'barfis'],
  ['bunches', 'bananas'],
  ['vases', 'flowers'],
  ['strings', 'pearls'],
] as const;

const equalGroups = (draw: Draw): MadeQuestion => {
  const [groups, each] = [draw.whole(3, 9), draw.whole(2, 10)];
  const [where, thing] = draw.pick(GROUPS);
  return {
    ask: `There are ${groups} ${where} with ${each} ${thing} each. How many ${thing} are there in all?`,
    hint: `Add ${each} again and again, or use the table of ${each}.`,
    steps: [
      `${groups} times ${each}: ${Array.from({ length: groups }, () => each).join(' + ')}.`,
      `${groups} × ${each} = ${groups * each} ${thing}.`,
    ],
    answer: `${groups * each} ${thing}`,
    check: `${groups} * ${each}`,
    slips: [
      {
        answer: `${groups + each} ${thing}`,
        why: `You added ${groups} and ${each}. It is ${each} again and again, ${groups} times.`,
        check: `${groups} + ${each}`,
      },
      {
        answer: `${(groups - 1) * each} ${thing}`,
        why: 'One group is missing. Count the groups as you add.',
        check: `(${groups} - 1) * ${each}`,
      },
      {
        answer: `${(groups + 1) * each} ${thing}`,
        why: 'One group too many. Count the groups as you add.',
        check: `(${groups} + 1) * ${each}`,
      },
    ],
  };
};

const SHARED = [
  ['plants', 'marigold seeds', 'in each pot', 'pots'],
  ['puts', 'diyas', 'on each step', 'steps'],
  ['packs', 'mathris', 'in each box', 'boxes'],
  ['ties', 'threads', 'into each rakhi', 'rakhis'],
] as const;

const howManyGroups = (draw: Draw): MadeQuestion => {
  const [groups, each] = [draw.whole(3, 9), draw.whole(2, 9)];
  const total = groups * each;
  const [does, thing, where, group] = draw.pick(SHARED);
  const counting = Array.from({ length: groups }, (_, at) => (at + 1) * each).join(', ');
  return {
    ask: `${draw.pick(CHILDREN)} ${does} ${total} ${thing}, ${each} ${where}. How many ${group} are needed?`,
    hint: `How many times does ${each} go into ${total}?`,
    steps: [
      `Count in steps of ${each}: ${counting}.`,
      `That is ${groups} times, so ${total} ÷ ${each} = ${groups} ${group}.`,
    ],
    answer: `${groups} ${group}`,
    check: `${total} / ${each}`,
    slips: [
      {
        answer: `${total - each} ${group}`,
        why: `You took ${each} away once. Take it away again and again, and count how often.`,
        check: `${total} - ${each}`,
      },
      {
        answer: `${groups + 1} ${group}`,
        why: `One too many: ${groups + 1} × ${each} is more than ${total}.`,
        check: `${total} / ${each} + 1`,
      },
    ],
  };
};

const TRAYS = [
  ['A tray has', 'eggs', 'are used for a cake'],
  ['A box has', 'sweets', 'are eaten'],
  ['A shelf has', 'rakhis', 'are sold'],
  ['A garden has', 'cabbages', 'are cut'],
] as const;

const rowsLeft = (draw: Draw): MadeQuestion => {
  const [rows, each, gone] = [draw.whole(3, 8), draw.whole(4, 9), draw.whole(3, 9)];
  const [has, thing, happens] = draw.pick(TRAYS);
  const full = rows * each;
  return {
    ask: `${has} ${rows} rows with ${each} ${thing} in each row. ${gone} of the ${thing} ${happens}. How many are left?`,
    hint: 'First find out how many there were.',
    steps: [`${rows} × ${each} = ${full}.`, `${full} − ${gone} = ${full - gone} ${thing}.`],
    answer: `${full - gone} ${thing}`,
    check: `${rows} * ${each} - ${gone}`,
    slips: [
      {
        answer: `${full + gone} ${thing}`,
        why: 'You added at the end. They are gone, so take them away.',
        check: `${rows} * ${each} + ${gone}`,
      },
      {
        answer: `${full} ${thing}`,
        why: `This is how many there were at first. Now ${gone} are gone.`,
        check: `${rows} * ${each}`,
      },
    ],
  };
};

const fromKnown = (draw: Draw): MadeQuestion => {
  const [each, more] = [draw.whole(6, 9), draw.whole(1, 4)];
  const known = draw.pick([5, 10]);
  const groups = known + more;
  const [where, thing] = draw.pick([
    ['bunches', 'bananas'],
    ['packets', 'pencils'],
    ['rows', 'chairs'],
    ['boxes', 'sweets'],
  ] as const);
  return {
    ask: `${known} ${where} of ${each} ${thing} are ${known * each} ${thing}. How many ${thing} are in ${groups} such ${where}?`,
    hint: `How many more ${where} are there than ${known}?`,
    steps: [
      `${groups} − ${known} = ${more}, and ${more} × ${each} = ${more * each}.`,
      `${known * each} + ${more * each} = ${groups * each} ${thing}.`,
    ],
    answer: `${groups * each} ${thing}`,
    check: `${groups} * ${each}`,
    slips: [
      {
        answer: `${known * each + more} ${thing}`,
        why: `You added ${more}. But every one of these has ${each} ${thing}.`,
        check: `${known} * ${each} + ${more}`,
      },
      {
        answer: `${known * each + groups * each} ${thing}`,
        why: `The ${known} are counted twice. Only ${more} more ${more === 1 ? 'comes' : 'come'} to them.`,
        check: `${known} * ${each} + ${groups} * ${each}`,
      },
    ],
  };
};

const twoKinds = (draw: Draw): MadeQuestion => {
  const [dear, cheap] = [draw.whole(2, 5), draw.whole(2, 5)];
  const [high, low] = draw.pick([
    [20, 10],
    [30, 10],
    [30, 20],
    [40, 20],
  ] as const);
  const note = Math.ceil((dear * high + cheap * low + 5) / 100) * 100;
  const spent = dear * high + cheap * low;
  return {
    ask: `A rakhi with beads costs ₹${high}, a plain one ₹${low}. ${draw.pick(CHILDREN)} buys ${dear} with beads and ${cheap} plain ones and pays with ₹${note}. How many rupees come back?`,
    hint: 'Find the price of each kind first.',
    steps: [
      `With beads: ${dear} × ${high} = ₹${dear * high}.`,
      `Plain: ${cheap} × ${low} = ₹${cheap * low}.`,
      `${dear * high} + ${cheap * low} = ₹${spent}, and ${note} − ${spent} = ₹${note - spent}.`,
    ],
    answer: `₹${note - spent}`,
    check: `${note} - (${dear} * ${high} + ${cheap} * ${low})`,
    slips: [
      {
        answer: `₹${spent}`,
        why: 'This is the price of all rakhis. What comes back is asked.',
        check: `${dear} * ${high} + ${cheap} * ${low}`,
      },
      {
        answer: `₹${note - high - low}`,
        why: 'You paid for one rakhi of each kind only.',
        check: `${note} - ${high} - ${low}`,
      },
    ],
  };
};

const unequal = (draw: Draw): MadeQuestion => {
  const [plates, each] = [draw.whole(4, 8), draw.whole(4, 8)];
  const short = draw.whole(1, each - 2);
  const full = plates * each;
  const thing = draw.pick(['jalebis', 'pedas', 'laddoos', 'samosas']);
  return {
    ask: `${plates} plates should hold ${each} ${thing} each, but on the last plate ${counted(short, `of the ${thing} is`, `of the ${thing} are`)} missing. How many ${thing} are there?`,
    hint: 'What if the last plate were full?',
    steps: [
      `With full plates: ${plates} × ${each} = ${full}.`,
      `${short} missing: ${full} − ${short} = ${full - short} ${thing}.`,
    ],
    answer: `${full - short} ${thing}`,
    check: `(${plates} - 1) * ${each} + ${each - short}`,
    slips: [
      {
        answer: `${full} ${thing}`,
        why: 'The plates are not equal: the last one holds fewer.',
        check: `${plates} * ${each}`,
      },
      {
        answer: `${plates * (each - short)} ${thing}`,
        why: 'Only the last plate holds fewer, not all of them.',
        check: `${plates} * (${each} - ${short})`,
      },
    ],
  };
};

export const CHAPTER_07 = [
  { id: 'equal-groups', level: 'know', make: equalGroups },
  { id: 'how-many-groups', level: 'know', make: howManyGroups },
  { id: 'rows-left', level: 'use', make: rowsLeft },
  { id: 'two-kinds', level: 'think', make: twoKinds },
  { id: 'from-known', level: 'use', make: fromKnown },
  { id: 'unequal', level: 'think', make: unequal },
] as const;
