import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const oneOfTwo = groupOf(
  {
    marks: {
      clinical: 'A clinical thermometer is for the human body, about 35 °C to 42 °C.',
      laboratory: 'A laboratory thermometer covers about −10 °C to 110 °C and serves experiments.',
    },
    facts: [
      ['to see whether a baby has fever', 'clinical', 'This is about the human body.'],
      ['to check a pupil who feels hot and tired', 'clinical', 'This is about the human body.'],
      ['to measure under the tongue of a patient', 'clinical', 'This is about the human body.'],
      ['to follow a fever in tenths of a degree', 'clinical', 'This is about the human body.'],
      [
        'to see whether the medicine has brought the fever down',
        'clinical',
        'This is about the human body.',
      ],
      [
        'to measure in the armpit of a grandfather in bed',
        'clinical',
        'This is about the human body.',
      ],
      ['to measure boiling water', 'laboratory', 'Boiling water has about 100 °C.'],
      ['to measure crushed ice', 'laboratory', 'Melting ice has 0 °C.'],
      ['to watch how hot tea of 80 °C cools down', 'laboratory', '80 °C is far above 42 °C.'],
      ['to measure cold water from the fridge', 'laboratory', 'Such water has some 5 °C.'],
      ['to find when wax of about 60 °C melts', 'laboratory', '60 °C is far above 42 °C.'],
      [
        'to measure salt water in ice at −5 °C',
        'laboratory',
        '−5 °C is below the scale of a clinical one.',
      ],
      [
        'to measure tap water of 22 °C in a beaker',
        'laboratory',
        '22 °C is below the scale of a clinical one.',
      ],
      ['to measure warm oil of 90 °C', 'laboratory', '90 °C is far above 42 °C.'],
    ],
  },
  (use) => `Which thermometer would you take ${use}: a clinical or a laboratory one?`,
  'Is it the body of a person? Which temperatures are on each scale?',
);

const whichThermometer = (draw: Draw): MadeQuestion => {
  const made = oneOfTwo(draw);
  return { ...made, accept: [`${made.answer} thermometer`] };
};

const KINDS = [10, 5, 20] as const;

const smallParts = (draw: Draw): MadeQuestion => {
  const [parts, low] = [draw.pick(KINDS), draw.whole(0, 9) * 10];
  const count = draw.whole(1, parts - 1);
  const each = 10 / parts;
  const value = low + count * each;
  const down = low + 10 - count * each;
  return {
    ask: `On a laboratory thermometer the marks ${low} °C and ${low + 10} °C have ${parts} equal small parts between them. The liquid stands ${count === 1 ? '1 small part' : `${count} small parts`} above ${low} °C. What is the temperature, in °C?`,
    hint: 'How much is one small part worth?',
    steps: [
      `${parts} parts stand for 10 degrees, so one part is 10 ÷ ${parts} = ${show(each)} °C.`,
      `${low} + ${count} × ${show(each)} = ${show(value)} °C.`,
    ],
    answer: `${show(value)} °C`,
    check: `${low} + ${count} * 10 / ${parts}`,
    slips: [
      {
        answer: `${show(low + count)} °C`,
        why: `You took each part for 1 °C. Here there are ${parts} parts in 10 degrees.`,
        check: `${low} + ${count}`,
      },
      {
        answer: `${show(down)} °C`,
        why: `You counted down from ${low + 10} °C. The parts are above ${low} °C.`,
        check: `${low + 10} - ${count} * 10 / ${parts}`,
      },
      {
        answer: `${show(low + count / 10)} °C`,
        why: 'You took each part for a tenth of a degree, as on a clinical thermometer.',
        check: `${low} + ${count} / 10`,
      },
    ],
  };
};

const HOT = [
  'The tea in a kettle',
  'The water in a geyser',
  'A pan of milk',
  'The dal in a pot',
] as const;

const kelvin = (draw: Draw): MadeQuestion => {
  const [what, celsius] = [draw.pick(HOT), draw.whole(30, 95)];
  const value = celsius + 273.15;
  return {
    ask: `${what} is at ${celsius} °C. What is this in kelvin, to two decimals?`,
    hint: 'Kelvin is Celsius plus a fixed number.',
    steps: [
      'Temperature in kelvin = temperature in Celsius + 273.15.',
      `${celsius} + 273.15 = ${show(value)} K.`,
    ],
    answer: `${show(value)} K`,
    accept: [`${show(value)} kelvin`],
    check: `${celsius} + 273.15`,
    slips: [
      {
        answer: `${show(273.15 - celsius)} K`,
        why: 'You subtracted. The number in kelvin is the larger one: add 273.15.',
        check: `273.15 - ${celsius}`,
      },
      {
        answer: `${show(celsius + 100)} K`,
        why: 'You added 100. The two scales lie 273.15 apart.',
        check: `${celsius} + 100`,
      },
    ],
  };
};

const PATIENTS = ['Asha', 'Bilal', 'Chering', 'Devi', 'Jaswant', 'Anita'] as const;

const fever = (draw: Draw): MadeQuestion => {
  const [evening, morning] = [draw.whole(385, 404), draw.whole(368, 379)];
  if (evening % 10 === 0 || morning % 10 === 0) return fever(draw);
  const fall = evening - morning;
  if (fall % 10 === 0) return fever(draw);
  return {
    ask: `The temperature of ${draw.pick(PATIENTS)} is ${evening / 10} °C in the evening and ${morning / 10} °C the next morning. By how many degrees has it fallen?`,
    hint: 'Subtract the lower reading from the higher one.',
    steps: [`${evening / 10} − ${morning / 10} = ${show(fall / 10)} degrees.`],
    answer: show(fall / 10),
    accept: [`${show(fall / 10)} degrees`, `${show(fall / 10)} °C`],
    check: `${evening / 10} - ${morning / 10}`,
    slips: [
      {
        answer: show((evening + morning) / 10),
        why: 'You added the two readings. The fall is their difference.',
        check: `${evening / 10} + ${morning / 10}`,
      },
      {
        answer: show(fall),
        why: 'You lost the point. A fever falls by a few degrees only.',
        check: `${evening} - ${morning}`,
      },
    ],
  };
};

const cooling = (draw: Draw): MadeQuestion => {
  const [start, rate, every, times] = [
    draw.whole(70, 90),
    draw.whole(3, 6),
    draw.whole(2, 5),
    draw.whole(3, 5),
  ];
  const end = start - rate * times;
  return {
    ask: `In the first minutes hot water of ${start} °C cools by ${rate} degrees in every ${every} minutes. A laboratory thermometer is read after ${every * times} minutes. What does it show, in °C?`,
    hint: `How many times do ${every} minutes pass?`,
    steps: [
      `${every * times} ÷ ${every} = ${times} times.`,
      `${times} × ${rate} = ${times * rate}, and ${start} − ${times * rate} = ${end} °C.`,
    ],
    answer: `${end} °C`,
    check: `${start} - ${rate} * ${every * times} / ${every}`,
    slips: [
      {
        answer: `${show(start - rate * every * times)} °C`,
        why: `You took ${rate} degrees for each minute. They are for ${every} minutes.`,
        check: `${start} - ${rate} * ${every * times}`,
      },
      {
        answer: `${times * rate} °C`,
        why: 'That is by how much it cools. The reading is asked.',
        check: `${times} * ${rate}`,
      },
      {
        answer: `${start - rate} °C`,
        why: `That is after the first ${every} minutes only.`,
        check: `${start} - ${rate}`,
      },
    ],
  };
};

export const chapter07 = [
  { id: 'which-thermometer', level: 'know', make: whichThermometer },
  { id: 'small-parts', level: 'use', make: smallParts },
  { id: 'kelvin', level: 'use', make: kelvin },
  { id: 'cooling', level: 'think', make: cooling },
  { id: 'fever', level: 'use', make: fever },
] as const satisfies readonly Maker[];
