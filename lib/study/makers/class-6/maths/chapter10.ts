import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { bracketed, show } from '@/lib/study/worksheets/text';

const greater = (draw: Draw): MadeQuestion => {
  const [one = -3, other = -8] = draw.some([-17, -15, -12, -11, -9, -8, -6, -5, -3, -2, -1], 2);
  const third = draw.whole(0, 4) - 25;
  const shown = draw.shuffle([one, other, third]);
  const [best, worst] = [Math.max(one, other), third];
  return {
    ask: `Which is the greatest: ${shown.slice(0, 2).map(show).join(', ')} or ${show(shown[2] ?? 0)}?`,
    hint: 'Which one stands furthest right on the number line?',
    steps: [
      'All three are to the left of zero. The one nearest to zero stands furthest right.',
      `That is ${show(best)}.`,
    ],
    answer: show(best),
    check: `max(${shown.join(', ')})`,
    slips: [
      {
        answer: show(worst),
        why: `${-worst} is the largest size, but below zero that is furthest left: the smallest number.`,
        check: `min(${shown.join(', ')})`,
      },
      {
        answer: show(-best),
        why: 'Keep the minus sign: the number itself is asked.',
      },
    ],
  };
};

const lift = (draw: Draw): MadeQuestion => {
  const [start, up] = [-draw.whole(1, 5), draw.whole(6, 15)];
  const down = draw.whole(2, 12);
  const floor = start + up - down;
  if (floor < -5) return lift(draw);
  return {
    ask: `A building has floors above the ground, floor 0, and floors below it. A lift is on floor ${show(start)}, goes up ${up} floors and then down ${down} floors. On which floor does it stop?`,
    hint: 'Up is adding, down is subtracting. Floor 0 counts as well.',
    steps: [
      `${show(start)} + ${up} = ${show(start + up)}.`,
      `${show(start + up)} − ${down} = ${show(floor)}.`,
    ],
    answer: show(floor),
    accept: [`floor ${show(floor)}`],
    check: `${start} + ${up} - ${down}`,
    slips: [
      {
        answer: show(-start + up - down),
        why: `You began on floor ${-start}. The lift starts below the ground, at ${show(start)}.`,
        check: `${-start} + ${up} - ${down}`,
      },
      {
        answer: show(floor + 1),
        why: 'One too high: floor 0 is a floor as well.',
        check: `${floor} + 1`,
      },
    ],
  };
};

const threeIntegers = (draw: Draw): MadeQuestion => {
  const [first, away, more] = [draw.whole(-12, 12), draw.whole(2, 15), draw.whole(2, 15)];
  const half = first + away;
  const answer = half - more;
  return {
    ask: `Find ${show(first)} − (−${away}) + (−${more}).`,
    hint: 'Taking away a negative number has the same effect as adding its opposite.',
    steps: [
      `${show(first)} − (−${away}) = ${show(first)} + ${away} = ${show(half)}.`,
      `${show(half)} + (−${more}) = ${show(half)} − ${more} = ${show(answer)}.`,
    ],
    answer: show(answer),
    check: `${first} - (-${away}) + (-${more})`,
    slips: [
      {
        answer: show(first - away - more),
        why: `Taking away −${away} is adding ${away}. You took ${away} away.`,
        check: `${first} - ${away} - ${more}`,
      },
      {
        answer: show(half + more),
        why: `Adding −${more} takes ${more} away.`,
        check: `${first} + ${away} + ${more}`,
      },
    ],
  };
};

const TOWNS = ['Leh', 'Kargil', 'Dras', 'Keylong', 'Tawang', 'Gulmarg'] as const;

const frost = (draw: Draw): MadeQuestion => {
  const [cold, warm, town] = [-draw.whole(3, 18), draw.whole(1, 9), draw.pick(TOWNS)];
  const difference = warm - cold;
  return {
    ask: `One winter day in ${town} it is ${show(cold)} °C at dawn and ${warm} °C at noon. By how many degrees has the temperature risen?`,
    hint: 'Go up to zero first, and then on.',
    steps: [
      `From ${show(cold)} up to 0: ${-cold} degrees. From 0 up to ${warm}: ${warm}.`,
      `${-cold} + ${warm} = ${difference}.`,
    ],
    answer: show(difference),
    accept: [`${difference} degrees`],
    check: `${warm} - (${cold})`,
    slips: [
      {
        answer: show(Math.abs(-cold - warm)),
        why: 'You took one number from the other without its sign. They lie on both sides of zero.',
        check: `abs(${-cold} - ${warm})`,
      },
    ],
  };
};

const missing = (draw: Draw): MadeQuestion => {
  const [first, rise, isTaken] = [-draw.whole(3, 12), draw.whole(5, 20), draw.chance()];
  const end = first + rise;
  if (end === 0) return missing(draw);
  const answer = isTaken ? -rise : rise;
  const sign = isTaken ? '−' : '+';
  const other = end - -first;
  return {
    ask: `Which integer belongs into the box: ${show(first)} ${sign} ☐ = ${show(end)}?`,
    hint: 'By how much does the number change, up or down?',
    steps: [
      `From ${show(first)} to ${show(end)} it goes up by ${rise}.`,
      isTaken
        ? `To go up by taking away, a negative number has to be taken away: −${rise}.`
        : `So ${rise} is added.`,
      `Check: ${show(first)} ${sign} ${bracketed(answer)} = ${show(end)}.`,
    ],
    answer: show(answer),
    check: isTaken ? `${first} - (${end})` : `${end} - (${first})`,
    slips: [
      {
        answer: show(-answer),
        why: 'The size is right, the sign is not: put it in and see where you land.',
        check: isTaken ? `${end} - (${first})` : `${first} - (${end})`,
      },
      {
        answer: show(isTaken ? -other : other),
        why: `You started at ${-first}. The start is ${show(first)}, on the other side of zero.`,
        check: isTaken ? `${-first} - (${end})` : `${end} - ${-first}`,
      },
    ],
  };
};

const ACCOUNTS = ['Rukhsana', 'Vikram', 'Lalthan', 'Savitri', 'Harjot', 'Maria'] as const;

const account = (draw: Draw): MadeQuestion => {
  const [debt, earned, spent] = [draw.whole(2, 20), draw.whole(4, 30), draw.whole(2, 20)];
  const [owes, gets, pays] = [debt * 10, earned * 10, spent * 10];
  const end = gets - owes - pays;
  const name = draw.pick(ACCOUNTS);
  return {
    ask: `${name} keeps an account of pocket money in rupees; a debt is written with a minus sign. It stands at ${show(-owes)}. Then ₹${gets} come in and ₹${pays} are borrowed and spent. At which number does the account stand now?`,
    hint: 'Money that comes in is added, money that goes out is subtracted.',
    steps: [
      `${show(-owes)} + ${gets} = ${show(gets - owes)}.`,
      `${show(gets - owes)} − ${pays} = ${show(end)}.`,
    ],
    answer: show(end),
    check: `-${owes} + ${gets} - ${pays}`,
    slips: [
      {
        answer: show(gets - owes + pays),
        why: 'What is borrowed and spent makes the account smaller; you added it.',
        check: `-${owes} + ${gets} + ${pays}`,
      },
      {
        answer: show(owes + gets - pays),
        why: `You began with ₹${owes} in hand. The account begins with a debt.`,
        check: `${owes} + ${gets} - ${pays}`,
      },
    ],
  };
};

export const CHAPTER_10 = [
  { id: 'greater', level: 'know', make: greater },
  { id: 'lift', level: 'use', make: lift },
  { id: 'three-integers', level: 'use', make: threeIntegers },
  { id: 'missing', level: 'think', make: missing },
  { id: 'frost', level: 'use', make: frost },
  { id: 'account', level: 'think', make: account },
] as const;
