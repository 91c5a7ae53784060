import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf } from '@/lib/study/worksheets/fraction';

const equalFraction = (draw: Draw): MadeQuestion => {
  const over = draw.whole(3, 9);
  const top = draw.whole(1, over - 1);
  const times = draw.whole(2, 6);
  const answer = top * times;
  return {
    ask: `Which number belongs in place of the star: ${top}/${over} = ★/${over * times}?`,
    hint: `By what do you multiply ${over} to get ${over * times}?`,
    steps: [
      `${over} × ${times} = ${over * times}: each piece is cut into ${times} smaller ones.`,
      `Above the line as well: ${top} × ${times} = ${answer}.`,
    ],
    answer: `${answer}`,
    check: `${top} * ${over * times} / ${over}`,
    slips: [
      {
        answer: `${top + over * times - over}`,
        why: `You added the same number above and below. Cutting finer multiplies both by ${times}.`,
        check: `${top} + ${over * times} - ${over}`,
      },
      {
        answer: `${top}`,
        why: `The pieces are smaller now, so with ${top} of them you have less than before.`,
        check: `${top}`,
      },
    ],
  };
};

const THINGS = [
  ['A basket has', 'guavas', 'are ripe'],
  ['A box has', 'marbles', 'are blue'],
  ['A tray has', 'laddoos', 'are eaten'],
  ['A shelf has', 'books', 'are storybooks'],
  ['A garland has', 'flowers', 'are marigolds'],
  ['A van brings', 'chairs', 'are red'],
] as const;

const ofGroup = (draw: Draw): MadeQuestion => {
  const over = draw.whole(3, 8);
  const top = draw.whole(2, over - 1);
  const part = draw.whole(2, 7);
  const [where, things, what] = draw.pick(THINGS);
  const whole = over * part;
  const answer = `${top * part} ${things}`;
  return {
    ask: `${where} ${whole} ${things}, and ${top}/${over} of them ${what}. How many ${things} ${what}?`,
    hint: `First find 1/${over} of ${whole}.`,
    steps: [
      `1/${over} of ${whole}: ${whole} ÷ ${over} = ${part}.`,
      `${top}/${over}: ${top} × ${part} = ${top * part} ${things}.`,
    ],
    answer,
    check: `${whole} * ${top} / ${over}`,
    slips: [
      {
        answer: `${part} ${things}`,
        why: `That is 1/${over} of them. You need ${top} such parts.`,
        check: `${whole} / ${over}`,
      },
      {
        answer: `${whole - top * part} ${things}`,
        why: 'Those are the others, the ones that are left.',
        check: `${whole} - ${whole} * ${top} / ${over}`,
      },
    ],
  };
};

const besideHalf = (draw: Draw): MadeQuestion => {
  const kind = draw.pick(['less', 'equal', 'more'] as const);
  const over = kind === 'equal' ? 2 * draw.whole(2, 10) : draw.whole(5, 15);
  const half = Math.floor(over / 2);
  const top = {
    less: draw.whole(2, Math.ceil(over / 2) - 1),
    equal: half,
    more: draw.whole(half + 1, over - 1),
  }[kind];
  const twice = top * 2;
  const relation = { less: 'less than', equal: 'just', more: 'more than' }[kind];
  const others = (['less', 'equal', 'more'] as const).filter((word) => word !== kind);
  return {
    ask: `Is ${top}/${over} less than 1/2, equal to it or more? Write less, equal or more.`,
    hint: 'Take the fraction twice. Does it fill a whole?',
    steps: [
      `Twice ${top} pieces are ${twice} pieces; a whole has ${over}.`,
      `${twice} is ${relation} ${over}, so ${top}/${over} is ${kind === 'equal' ? 'equal to' : relation} 1/2: ${kind}.`,
    ],
    answer: kind,
    accept: kind === 'equal' ? ['equal to 1/2'] : [`${kind} than`, `${kind} than 1/2`],
    slips: others.map((word) => ({
      answer: word,
      why: `Take it twice: ${top} + ${top} = ${twice} pieces, and a whole has ${over}. Is that ${kind === 'equal' ? 'a whole or not' : 'too few or too many'}?`,
    })),
  };
};

const sameTop = (draw: Draw): MadeQuestion => {
  const few = draw.whole(3, 8);
  const many = few + draw.whole(1, 4);
  const top = draw.whole(1, few - 1);
  const [one, other] = draw.some(CHILDREN, 2);
  const shown = draw.shuffle([few, many]);
  const isLarger = draw.chance();
  const [right, wrong] = isLarger ? [few, many] : [many, few];
  const pieces = top === 1 ? 'one piece' : `${top} pieces`;
  return {
    ask: `Two equal rotis: ${one} eats ${top}/${shown[0]} of the first, ${other} eats ${top}/${shown[1]} of the second. Which of the two fractions is ${isLarger ? 'larger' : 'smaller'}?`,
    hint: `Both eat ${pieces}. Whose pieces are ${isLarger ? 'bigger' : 'smaller'}?`,
    steps: [
      `A roti cut into ${few} has bigger pieces than a roti cut into ${many}.`,
      `So ${top}/${right} is ${isLarger ? 'larger' : 'smaller'}.`,
    ],
    answer: `${top}/${right}`,
    check: `${isLarger ? 'max' : 'min'}(${top}/${few}, ${top}/${many})`,
    slips: [
      {
        answer: `${top}/${wrong}`,
        why: `${many} is more than ${few}, but it counts pieces: the more there are, the smaller each one is.`,
        check: `${top}/${wrong}`,
      },
    ],
  };
};

const smallestNames = (draw: Draw): MadeQuestion => {
  const over = draw.whole(2, 6);
  const tops = [1, 2, 3, 4, 5].filter((top) => top < over && hcf(top, over) === 1);
  const [top = 1] = draw.some(tops, 1);
  const times = draw.pick([2, 3, 4, 5, 10] as const);
  const [big, small] = [top * times, over * times];
  return {
    ask: `Write ${big}/${small} with the smallest numbers that you can find.`,
    hint: `Is there a number that divides both ${big} and ${small}?`,
    steps: [
      `${times} divides both: ${big} ÷ ${times} = ${top} and ${small} ÷ ${times} = ${over}.`,
      `${big}/${small} = ${top}/${over}.`,
    ],
    answer: `${top}/${over}`,
    check: `${big} / ${small}`,
    slips: [
      {
        answer: `${big}/${small}`,
        why: 'The amount is right, but smaller numbers can say it too.',
        check: `${big}/${small}`,
      },
      {
        answer: `${top}/${small}`,
        why: 'You divided above the line only. Divide below it by the same number.',
        check: `${top}/${small}`,
      },
    ],
  };
};

const closestToOne = (draw: Draw): MadeQuestion => {
  const overs = draw.some([3, 4, 5, 6, 7, 8, 9, 10, 12], 3);
  const most = Math.max(...overs);
  const tells = overs.map((over) => `${over - 1}/${over}`);
  return {
    ask: `Which of these is the largest: ${tells[0]}, ${tells[1]} or ${tells[2]}?`,
    hint: 'How much is missing from each to make a whole?',
    steps: [
      `One piece is missing from each: ${overs.map((over) => `1/${over}`).join(', ')}.`,
      `The smallest missing piece is 1/${most}, so ${most - 1}/${most} is the largest.`,
    ],
    answer: `${most - 1}/${most}`,
    check: `max(${tells.join(', ')})`,
    slips: overs
      .filter((over) => over !== most)
      .map((over) => ({
        answer: `${over - 1}/${over}`,
        why: `Here 1/${over} is missing to a whole. In another one the missing piece is smaller.`,
        check: `${over - 1}/${over}`,
      })),
  };
};

const fromThePart = (draw: Draw): MadeQuestion => {
  const over = draw.whole(3, 6);
  const top = draw.whole(2, over - 1);
  const part = draw.whole(2, 8);
  const known = top * part;
  const [name] = draw.some(CHILDREN, 1);
  return {
    ask: `${name} has read ${known} pages. That is ${top}/${over} of the book. How many pages does the whole book have?`,
    hint: `${known} pages are ${top} equal parts. How many pages is one part?`,
    steps: [
      `One part: ${known} ÷ ${top} = ${part} pages.`,
      `The book has ${over} parts: ${over} × ${part} = ${over * part} pages.`,
    ],
    answer: `${over * part} pages`,
    check: `${known} * ${over} / ${top}`,
    slips: [
      {
        answer: `${known * over} pages`,
        why: `${known} pages are ${top} parts already. Find one part first.`,
        check: `${known} * ${over}`,
      },
      {
        answer: `${part} pages`,
        why: `That is one part. The whole book has ${over} of them.`,
        check: `${known} / ${top}`,
      },
    ],
  };
};

export const CHAPTER_02 = [
  { id: 'equal-fraction', level: 'know', make: equalFraction },
  { id: 'of-group', level: 'use', make: ofGroup },
  { id: 'same-top', level: 'use', make: sameTop },
  { id: 'from-the-part', level: 'think', make: fromThePart },
  { id: 'beside-half', level: 'know', make: besideHalf },
  { id: 'smallest-names', level: 'use', make: smallestNames },
  { id: 'closest-to-one', level: 'think', make: closestToOne },
] as const;
