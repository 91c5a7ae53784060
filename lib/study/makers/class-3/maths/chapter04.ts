import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';

const PICKED = ['lemons', 'mangoes', 'guavas', 'tomatoes', 'jamuns', 'flowers'] as const;

/** Two numbers whose ones make a new ten, with a sum below a hundred. */
const pairWithCarry = (draw: Draw): readonly [number, number] => {
  const ones = draw.whole(3, 9);
  const [tens, more] = [draw.whole(1, 4), draw.whole(1, 4)];
  return [tens * 10 + ones, more * 10 + draw.whole(11 - ones, 9)];
};

const addStory = (draw: Draw): MadeQuestion => {
  const [one, other] = pairWithCarry(draw);
  const thing = draw.pick(PICKED);
  const tens = one - (one % 10) + other - (other % 10);
  const ones = (one % 10) + (other % 10);
  return {
    ask: `Grandmother and ${draw.pick(CHILDREN)} pick ${thing}: ${one} in the morning and ${other} in the evening. How many ${thing} are there?`,
    hint: 'Add the tens, add the ones, and see whether the ones make a new ten.',
    steps: [
      `Tens: ${one - (one % 10)} + ${other - (other % 10)} = ${tens}.`,
      `Ones: ${one % 10} + ${other % 10} = ${ones}.`,
      `${tens} + ${ones} = ${one + other} ${thing}.`,
    ],
    answer: `${one + other} ${thing}`,
    check: `${one} + ${other}`,
    slips: [
      {
        answer: `${one + other - 10} ${thing}`,
        why: 'The ones made a new ten, and it got lost.',
        check: `${one} + ${other} - 10`,
      },
      {
        answer: `${Math.abs(one - other)} ${thing}`,
        why: 'You took away. What was picked in the evening comes to the rest.',
        check: `abs(${one} - ${other})`,
      },
    ],
  };
};

const PACKETS = [
  ['A packet holds', 'paper cups', 'are used at a party'],
  ['A basket holds', 'bangles', 'are sold'],
  ['A tin holds', 'biscuits', 'are eaten'],
  ['A garden has', 'roses', 'are plucked'],
  ['A jar holds', 'toffees', 'are given away'],
  ['A tray holds', 'clay lamps', 'are sold'],
] as const;

const takeStory = (draw: Draw): MadeQuestion => {
  const [tens, less] = [draw.whole(5, 9), draw.whole(1, 3)];
  const ones = draw.whole(0, 7);
  const [all, gone] = [tens * 10 + ones, less * 10 + draw.whole(ones + 1, 9)];
  const [holds, thing, happens] = draw.pick(PACKETS);
  const [down, rest] = [gone - (gone % 10), gone % 10];
  const flipped = (tens - less) * 10 + (rest - ones);
  return {
    ask: `${holds} ${all} ${thing}. ${gone} of them ${happens}. How many are left?`,
    hint: `Go back ${down} first.`,
    steps: [
      `${all} − ${down} = ${all - down}.`,
      `${all - down} − ${rest} = ${all - gone} ${thing}.`,
    ],
    answer: `${all - gone} ${thing}`,
    check: `${all} - ${gone}`,
    slips: [
      {
        answer: `${flipped} ${thing}`,
        why: `You took ${ones} from ${rest} because it is easier. Open a ten instead.`,
        check: `(${tens} - ${less}) * 10 + (${rest} - ${ones})`,
      },
      {
        answer: `${all - gone + 10} ${thing}`,
        why: 'You opened a ten and forgot that it is gone from the tens.',
        check: `${all} - ${gone} + 10`,
      },
    ],
  };
};

const GAMES = ['carrom', 'ring toss', 'hopscotch', 'marbles', 'darts'] as const;

const secondRound = (draw: Draw): MadeQuestion => {
  const [first, second] = pairWithCarry(draw);
  const total = first + second;
  const round = Math.ceil(first / 10) * 10;
  return {
    ask: `In two rounds of ${draw.pick(GAMES)} ${draw.pick(CHILDREN)} scores ${total} points, ${first} of them in the first round. How many points come from the second round?`,
    hint: `What must be added to ${first} to make ${total}?`,
    steps: [
      round === first
        ? `Start at ${first}.`
        : `From ${first} to ${round} it is ${round - first}, and from ${round} to ${total} it is ${total - round}.`,
      `${total} − ${first} = ${second} points.`,
    ],
    answer: `${second} points`,
    check: `${total} - ${first}`,
    slips: [
      {
        answer: `${total + first} points`,
        why: `${total} are the points of both rounds already. Take the first round away.`,
        check: `${total} + ${first}`,
      },
      {
        answer: `${second + 10} points`,
        why: 'One ten too many: count up from the first round to see it.',
        check: `${total} - ${first} + 10`,
      },
    ],
  };
};

const JOURNEYS = [
  ['A bus starts with', 'passengers', 'get off at a temple', 'get in at the market'],
  ['A train coach starts with', 'people', 'get off at a junction', 'get in at a village'],
  ['A boat starts with', 'people', 'get off at an island', 'get in at the jetty'],
] as const;

const onTheWay = (draw: Draw): MadeQuestion => {
  const [start, off] = [draw.whole(38, 58), draw.whole(12, 29)];
  const on = draw.whole(5, off - 3);
  const [begin, who, leave, join] = draw.pick(JOURNEYS);
  const end = start - off + on;
  return {
    ask: `${begin} ${start} ${who}. ${off} ${leave}, then ${on} ${join}. How many ${who} are there now?`,
    hint: 'Take one step after the other.',
    steps: [
      `After the first stop: ${start} − ${off} = ${start - off}.`,
      `After the second: ${start - off} + ${on} = ${end} ${who}.`,
    ],
    answer: `${end} ${who}`,
    check: `${start} - ${off} + ${on}`,
    slips: [
      {
        answer: `${start - off - on} ${who}`,
        why: 'At the second stop some get in, so the number grows.',
        check: `${start} - ${off} - ${on}`,
      },
      {
        answer: `${start - off} ${who}`,
        why: 'You stopped too early: some get in afterwards.',
        check: `${start} - ${off}`,
      },
    ],
  };
};

const hiddenDigit = (draw: Draw): MadeQuestion => {
  const [first, second] = pairWithCarry(draw);
  const total = first + second;
  const digit = first % 10;
  const short = (second % 10) - (total % 10);
  return {
    ask: `A drop of chutney fell on a sum: ${Math.floor(first / 10)}□ + ${second} = ${total}. Which digit is under the drop?`,
    hint: `What must be added to ${second} to make ${total}?`,
    steps: [`${total} − ${second} = ${first}.`, `The ones digit of ${first} is ${digit}.`],
    answer: `${digit}`,
    check: `${total} - ${second} - ${first - digit}`,
    slips: [
      {
        answer: `${short}`,
        why: `You took ${total % 10} from ${second % 10}. Together the ones make ${(total % 10) + 10}, with a new ten.`,
        check: `${second % 10} - ${total % 10}`,
      },
    ],
  };
};

export const CHAPTER_04 = [
  { id: 'add-story', level: 'know', make: addStory },
  { id: 'take-story', level: 'know', make: takeStory },
  { id: 'on-the-way', level: 'use', make: onTheWay },
  { id: 'hidden-digit', level: 'think', make: hiddenDigit },
  { id: 'second-round', level: 'use', make: secondRound },
] as const;
