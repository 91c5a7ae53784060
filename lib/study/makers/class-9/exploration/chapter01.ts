import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const field = groupOf(
  {
    marks: {
      physics: 'Physics asks about motion, forces, energy, light, sound and electricity.',
      chemistry: 'Chemistry asks what substances are made of and how they change into others.',
      biology: 'Biology asks about living beings and what goes on in them.',
      'earth science': 'Earth science asks about rocks, oceans, weather and the planet as a whole.',
    },
    facts: [
      ['why a thrown ball comes down in a curve', 'physics', 'A flying ball is motion.'],
      ['how fast sound runs through steel', 'physics', 'The speed of sound belongs to physics.'],
      [
        'why a long spanner turns a nut more easily',
        'physics',
        'Forces that turn things belong to physics.',
      ],
      ['how a lens makes a picture', 'physics', 'The path of light belongs to physics.'],
      ['why iron turns into rust', 'chemistry', 'Rust is a new substance, made from iron.'],
      [
        'what gas baking soda gives with lemon juice',
        'chemistry',
        'A new substance, carbon dioxide, is formed.',
      ],
      [
        'what elements common salt is made of',
        'chemistry',
        'The make-up of substances belongs to chemistry.',
      ],
      [
        'how soap is made from oil',
        'chemistry',
        'One substance becomes another when soap is made.',
      ],
      ['how a leaf makes food', 'biology', 'A leaf is part of a living plant.'],
      ['why we need iron in our food', 'biology', 'The needs of the body belong to biology.'],
      [
        'how a honeybee finds its way home',
        'biology',
        'The behaviour of animals belongs to biology.',
      ],
      ['what happens in a cell when it divides', 'biology', 'Cells are the units of life.'],
      [
        'how the Himalaya rose',
        'earth science',
        'The rising of mountains is a story of the planet.',
      ],
      ['why the monsoon comes late in some years', 'earth science', 'Monsoons are weather.'],
      ['where earthquakes are frequent', 'earth science', 'Earthquakes come from moving plates.'],
      ['how a river carries soil to the sea', 'earth science', 'Rivers shape the land.'],
    ],
  },
  (thing) =>
    `${thing}: is this chiefly a question of physics, chemistry, biology or earth science?`,
  'What is studied here: motion and energy, substances, living beings or the planet?',
);

const drippingTap = (draw: Draw): MadeQuestion => {
  const [each, days] = [draw.whole(2, 15), draw.whole(1, 7)];
  const total = each * 60 * 24 * days;
  const answer = show(total / 1000);
  const time = days === 1 ? 'a day' : `${days} days`;
  const factors = days === 1 ? `${each} × 60 × 24` : `${each} × 60 × 24 × ${days}`;
  return {
    ask: `A dripping tap loses ${each} mL of water every minute. How many litres does it lose in ${time}?`,
    hint: 'How many minutes is that? Change millilitres into litres at the end.',
    steps: [
      'An hour has 60 minutes and a day has 24 hours.',
      `${factors} = ${show(total)} mL.`,
      `${show(total)} ÷ 1,000 = ${answer} litres.`,
    ],
    answer: `${answer} litres`,
    accept: [`${answer} L`],
    check: `${each} * 60 * 24 * ${days} / 1000`,
    slips: [
      {
        answer: `${show(total)} litres`,
        why: 'These are millilitres. A litre has 1,000 of them.',
        check: `${each} * 60 * 24 * ${days}`,
      },
      {
        answer: `${show(total / 60_000)} litres`,
        why: 'You counted hours. The tap loses this much every minute.',
        check: `${each} * 24 * ${days} / 1000`,
      },
    ],
  };
};

const SWINGERS = ['Meher', 'Joseph', 'Ananya', 'Imran', 'Lalremruata', 'Harpreet'] as const;

const oneSwing = (draw: Draw): MadeQuestion => {
  const [count, tenths] = [draw.pick([10, 20, 25, 40, 50]), draw.whole(8, 24)];
  const total = (count * tenths) / 10;
  return {
    ask: `${draw.pick(SWINGERS)} hangs a stone on a thread and times ${count} full swings: ${show(total)} s. How many seconds does one swing take?`,
    hint: 'All swings take equally long. Share the time among them.',
    steps: [`${show(total)} ÷ ${count} = ${show(tenths / 10)} s.`],
    answer: `${show(tenths / 10)} s`,
    accept: [`${show(tenths / 10)} seconds`],
    check: `${total} / ${count}`,
    slips: [
      {
        answer: `${show(total * count)} s`,
        why: 'You multiplied. One swing takes less time than all of them.',
        check: `${total} * ${count}`,
      },
      {
        answer: `${show(total - count)} s`,
        why: 'You subtracted. The time is shared equally among the swings.',
        check: `${total} - ${count}`,
      },
    ],
  };
};

const THINGS = [
  'a pencil',
  'a leaf',
  'a spoon',
  'a comb',
  'a feather',
  'a stick of chalk',
] as const;

const misread = (draw: Draw): MadeQuestion => {
  const low = draw.whole(60, 180);
  const wrong = low + draw.pick([20, 30, 40]);
  const ups = draw.whole(1, 3);
  const good = [0, 0, 0, 0].map((_, at) => low + (at < ups ? 1 : 0));
  const mean = good.reduce((sum, one) => sum + one, 0) / 40;
  const all = draw.shuffle([...good, wrong]).map((one) => show(one / 10));
  const sum = good.map((one) => one / 10).join(' + ');
  return {
    ask: `Five pupils measure the length of ${draw.pick(THINGS)}: ${all.slice(0, 4).join(', ')} and ${all[4]} cm. One of them has misread the scale. What is the mean of the other four, in cm?`,
    hint: 'Which reading lies far from the rest? Leave it out.',
    steps: [
      `${show(wrong / 10)} cm lies far from the others and is left out.`,
      `(${good.map((one) => show(one / 10)).join(' + ')}) ÷ 4 = ${show(mean)} cm.`,
    ],
    answer: `${show(mean)} cm`,
    check: `(${sum}) / 4`,
    slips: [
      {
        answer: `${show((mean * 4 + wrong / 10) / 5)} cm`,
        why: `You kept ${show(wrong / 10)} cm, which is plainly misread and spoils the mean.`,
        check: `(${sum} + ${wrong / 10}) / 5`,
      },
      {
        answer: `${show((mean * 4) / 5)} cm`,
        why: 'You left out the misread value but still divided by 5. Four readings are left.',
        check: `(${sum}) / 5`,
      },
    ],
  };
};

const powerOfTen = (draw: Draw): MadeQuestion => {
  const [tens, units, power] = [draw.whole(1, 9), draw.whole(1, 9), draw.whole(3, 9)];
  const number = (tens * 10 + units) * 10 ** (power - 1);
  const lead = `${tens}.${units}`;
  return {
    ask: `Write ${show(number)} as ${lead} × 10ⁿ. What is n?`,
    hint: `How many places does the decimal point move from ${show(number)} to ${lead}?`,
    steps: [
      `From ${show(number)} to ${lead} the decimal point moves ${power} places to the left.`,
      `So n = ${power}.`,
    ],
    answer: String(power),
    accept: [`n = ${power}`],
    check: `log10(${number} / ${lead})`,
    slips: [
      {
        answer: String(power - 1),
        why: `You counted the zeros. The point also passes the ${units}.`,
        check: `log10(${number} / ${lead}) - 1`,
      },
      {
        answer: String(power + 1),
        why: 'You counted all digits. The first one stays in front of the point.',
        check: `log10(${number} / ${lead}) + 1`,
      },
    ],
  };
};

const GUESSES = [
  ['pages of a book', 'pages'],
  ['marbles in a jar', 'marbles'],
  ['beads on a string', 'beads'],
  ['steps to the school', 'steps'],
] as const;

const percentOff = (draw: Draw): MadeQuestion => {
  const [count, percent] = [draw.whole(2, 12) * 100, draw.whole(2, 8) * 3];
  const difference = (count * percent) / 100;
  const [what, unit] = draw.pick(GUESSES);
  const guess = draw.chance() ? count + difference : count - difference;
  return {
    ask: `${draw.pick(SWINGERS)} estimates the number of ${what} as ${show(guess)}. Counting gives ${show(count)}. By what percentage of the count was the estimate off?`,
    hint: 'First find how far off it was, then compare with the count.',
    steps: [
      `The estimate was off by ${show(difference)} ${unit}.`,
      `${show(difference)} ÷ ${show(count)} × 100 = ${percent}%.`,
    ],
    answer: `${percent}%`,
    check: `abs(${guess} - ${count}) / ${count} * 100`,
    slips: [
      {
        answer: `${show(difference)}%`,
        why: 'This is how far off it was, not yet a share of the count.',
        check: `abs(${guess} - ${count})`,
      },
      {
        answer: `${show((guess / count) * 100)}%`,
        why: 'This is the estimate as a share of the count. Only the difference is asked.',
        check: `${guess} / ${count} * 100`,
      },
    ],
  };
};

export const CHAPTER_01 = [
  { id: 'field', level: 'know', make: field },
  { id: 'dripping-tap', level: 'use', make: drippingTap },
  { id: 'one-swing', level: 'use', make: oneSwing },
  { id: 'misread', level: 'think', make: misread },
  { id: 'power-of-ten', level: 'know', make: powerOfTen },
  { id: 'percent-off', level: 'use', make: percentOff },
] as const satisfies readonly Maker[];
