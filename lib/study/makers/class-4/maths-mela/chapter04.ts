import { CHILDREN } from '@/lib/study/makers/children';
import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const inDigits = (draw: Draw): MadeQuestion => {
  const thousands = draw.whole(2, 9);
  const lacks = draw.pick(['hundreds', 'tens'] as const);
  const [hundreds, tens] = lacks === 'hundreds' ? [0, draw.whole(2, 9)] : [draw.whole(2, 9), 0];
  const ones = draw.whole(1, 9);
  const value = thousands * 1000 + hundreds * 100 + tens * 10 + ones;
  const middle = lacks === 'hundreds' ? `${tens} tens` : `${hundreds} hundreds`;
  const short = Number([thousands, hundreds || tens, ones].join(''));
  const answer = show(value);
  return {
    ask: `Write as a number: ${thousands} thousands, ${middle} and ${counted(ones, 'one', 'ones')}.`,
    hint: 'Draw four boxes: thousands, hundreds, tens, ones. Is every box filled?',
    steps: [
      `There are no ${lacks}, so a 0 stands in their place.`,
      `${thousands}, ${hundreds}, ${tens}, ${ones}: the number is ${show(value)}.`,
    ],
    answer,
    check: `${thousands} * 1000 + ${hundreds} * 100 + ${tens} * 10 + ${ones}`,
    slips: [
      {
        answer: show(short),
        why: `The place of the ${lacks} is empty. Without a 0 there the thousands become hundreds.`,
      },
      {
        answer: show(thousands * 1000 + tens * 100 + hundreds * 10 + ones),
        why: 'The 0 stands in the wrong place: hundreds come before tens.',
        check: `${thousands} * 1000 + ${tens} * 100 + ${hundreds} * 10 + ${ones}`,
      },
    ],
  };
};

const PLACES = [
  ['thousands', 1000],
  ['hundreds', 100],
  ['tens', 10],
] as const;

const digitValue = (draw: Draw): MadeQuestion => {
  const digits = draw.some([2, 3, 4, 5, 6, 7, 8, 9], 4);
  const at = draw.whole(0, 2);
  const [place, worth] = PLACES[at] ?? PLACES[0];
  const digit = digits[at] ?? 0;
  const number = Number(digits.join(''));
  return {
    ask: `How much is the digit ${digit} worth in ${show(number)}?`,
    hint: `Which place does the ${digit} have, counted from the right?`,
    steps: [
      `The ${digit} stands in the place of the ${place}.`,
      `${digit} × ${show(worth)} = ${show(digit * worth)}.`,
    ],
    answer: show(digit * worth),
    check: `${digit} * ${worth}`,
    slips: [
      {
        answer: String(digit),
        why: `It would be worth ${digit} at the very end only. Here it counts ${place}.`,
        check: String(digit),
      },
      {
        answer: show(digit * worth * 10),
        why: 'That is one place too far to the left. Count the places from the right: ones, tens, hundreds, thousands.',
        check: `${digit} * ${worth} * 10`,
      },
    ],
  };
};

const STEPS = [10, 100] as const;

const stepAway = (draw: Draw): MadeQuestion => {
  const [step, isMore] = [draw.pick(STEPS), draw.chance()];
  // Ten more than 3,995 and a hundred less than 5,040 change more than one digit.
  const whole = draw.whole(3, 8) * 1000;
  const off = step === 10 ? draw.whole(1, 9) : draw.whole(11, 98);
  const start = isMore ? whole - off : whole + off;
  const end = isMore ? start + step : start - step;
  const wrong = step === 10 ? 100 : 10;
  const answer = show(end);
  return {
    ask: `Which number is ${step} ${isMore ? 'more' : 'less'} than ${show(start)}?`,
    hint: isMore
      ? `Go to ${show(whole)} first. How much is left to add?`
      : `Go back to ${show(whole)} first. How much is left to take away?`,
    steps: [
      isMore
        ? `From ${show(start)} to ${show(whole)} it is ${off}; then ${show(step - off)} more.`
        : `From ${show(start)} back to ${show(whole)} it is ${off}; then ${show(step - off)} more.`,
      `${show(whole)} ${isMore ? '+' : '−'} ${show(step - off)} = ${show(end)}.`,
    ],
    answer,
    check: `${start} ${isMore ? '+' : '-'} ${step}`,
    slips: [
      {
        answer: show(isMore ? start + wrong : start - wrong),
        why: `That is ${wrong} ${isMore ? 'more' : 'less'}. Look which place the ${step} belongs to.`,
        check: `${start} ${isMore ? '+' : '-'} ${wrong}`,
      },
      {
        answer: show(isMore ? start - step : start + step),
        why: `You went the wrong way: the number has to be ${isMore ? 'larger' : 'smaller'}.`,
        check: `${start} ${isMore ? '-' : '+'} ${step}`,
      },
    ],
  };
};

const BUYERS = [
  'A school library pays',
  'A sports club collects',
  'A farmer gets',
  'A tailor spends',
  'A shopkeeper counts',
] as const;

const hundredNotes = (draw: Draw): MadeQuestion => {
  const notes = draw.whole(21, 98);
  const answer = `${notes} notes`;
  return {
    ask: `${draw.pick(BUYERS)} ₹${show(notes * 100)}, all of it in ₹100 notes. How many notes are there?`,
    hint: 'Ten notes of ₹100 make ₹1,000.',
    steps: [
      `₹1,000 is 10 notes, so ₹${show(Math.floor(notes / 10) * 1000)} is ${Math.floor(notes / 10) * 10} notes.`,
      notes % 10 === 0
        ? `Nothing is left: ${notes} notes.`
        : `₹${(notes % 10) * 100} is ${counted(notes % 10, 'note', 'notes')}: ${notes} notes in all.`,
    ],
    answer,
    check: `${notes * 100} / 100`,
    slips: [
      {
        answer: `${notes * 10} notes`,
        why: 'So many notes of ₹10 would be needed. Ten hundreds make a thousand.',
        check: `${notes * 100} / 10`,
      },
      {
        answer: `${Math.floor(notes / 10) + (notes % 10)} notes`,
        why: 'Each thousand takes 10 notes of ₹100, not one.',
      },
    ],
  };
};

const digitCards = (draw: Draw): MadeQuestion => {
  const others = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 3).sort((one, other) => one - other);
  const [low = 1, middle = 2, high = 3] = others;
  const isSmallest = draw.chance();
  const [smallest, largest] = [
    Number(`${low}0${middle}${high}`),
    Number(`${high}${middle}${low}0`),
  ];
  const wrong = Number(`0${low}${middle}${high}`);
  const [cards, name] = [draw.shuffle([0, ...others]), draw.pick(CHILDREN)];
  const answer = show(isSmallest ? smallest : largest);
  return {
    ask: `${name} has four cards with the digits ${cards.join(', ')}. Which is the ${isSmallest ? 'smallest' : 'largest'} four-digit number that can be made with all four cards?`,
    hint: isSmallest
      ? 'Small digits go to the front. May a four-digit number begin with 0?'
      : 'Which digit should have the place that is worth most?',
    steps: isSmallest
      ? [
          `0 cannot stand in front, so the next smallest digit does: ${low}.`,
          `Then 0, ${middle} and ${high} follow: ${show(smallest)}.`,
        ]
      : [
          `The largest digit takes the thousands: ${high}.`,
          `Then ${middle}, ${low} and at last 0: ${show(largest)}.`,
        ],
    answer,
    check: isSmallest
      ? `${low} * 1000 + ${middle} * 10 + ${high}`
      : `${high} * 1000 + ${middle} * 100 + ${low} * 10`,
    slips: [
      isSmallest
        ? {
            answer: show(wrong),
            why: 'With 0 in front only three digits count: that is not a four-digit number.',
          }
        : {
            answer: show(smallest),
            why: 'That is the smallest number. The largest begins with the largest digit.',
          },
      isSmallest
        ? {
            answer: show(Number(`${low}${middle}${high}0`)),
            why: 'The front is right. Then the 0 should come next, not last.',
          }
        : {
            answer: show(Number(`${high}0${middle}${low}`)),
            why: 'The front is right. After it the larger digits come first, and 0 comes last.',
          },
    ],
  };
};

export const CHAPTER_4 = [
  { id: 'in-digits', level: 'know', make: inDigits },
  { id: 'step-away', level: 'use', make: stepAway },
  { id: 'hundred-notes', level: 'use', make: hundredNotes },
  { id: 'digit-cards', level: 'think', make: digitCards },
  { id: 'digit-value', level: 'know', make: digitValue },
] as const satisfies readonly Maker[];
