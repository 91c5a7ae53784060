import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const SAFETY = [
  [
    'A cyclone warning has been given.',
    'move to a shelter inland',
    'go to the beach to look',
    'The sea rises with a cyclone, so the shore is the most dangerous place.',
  ],
  [
    'The wind suddenly drops in the middle of a cyclone.',
    'stay indoors',
    'go out at once',
    'It may be the eye. The wind soon comes back from the other side.',
  ],
  [
    'Lightning is near and you are in a car.',
    'stay in the closed car',
    'stand beside the car',
    'A closed car with its metal body shields those inside.',
  ],
  [
    'Lightning is near and you are swimming.',
    'leave the water',
    'stay in the water',
    'Water conducts the current of a stroke.',
  ],
  [
    'Lightning is near and you stand in an open field.',
    'crouch low on your feet',
    'lie flat on the ground',
    'The stroke spreads along the ground, so touch little of it.',
  ],
  [
    'Lightning is near and a single tall tree stands in a field.',
    'keep away from it',
    'stand below it',
    'Tall trees are struck most easily.',
  ],
  [
    'Thunder is heard at a picnic.',
    'go into a house',
    'hold up an umbrella',
    'A metal tip raised high invites the stroke.',
  ],
  [
    'A storm with lightning is over the house.',
    'keep off taps and wires',
    'bathe under the shower',
    'Current can come along wires and pipes.',
  ],
  [
    'A wire has fallen on the road after the storm.',
    'keep far from it',
    'push it aside',
    'It may still carry current.',
  ],
  [
    'A cyclone is due tomorrow.',
    'store drinking water and food',
    'set out to sea to fish',
    'Boats should be in harbour; water and food may be short for days.',
  ],
  [
    'The roof of tin sheets rattles in a gale.',
    'go to a strong building',
    'stand on the roof to hold it',
    'Fast air above lifts a roof, with all that is on it.',
  ],
  [
    'There is lightning around a tall building.',
    'stay inside',
    'go up to the terrace',
    'The highest point is struck first; inside, the lightning conductor protects.',
  ],
  [
    'The fishing boat’s radio warns of low pressure at sea.',
    'return to harbour',
    'sail farther out',
    'Low pressure can grow into a cyclone.',
  ],
] as const;

/** Tells the two apart in every pair: `stay` or `stand`. */
const firstWord = (text: string): string => text.split(' ')[0] ?? text;

const safety = (draw: Draw): MadeQuestion => {
  const [event, right, wrong, why] = draw.pick(SAFETY);
  const [one, other] = draw.shuffle([right, wrong]);
  return {
    ask: `${event} Which is safer: to ${one} or to ${other}?`,
    hint: 'Where is the danger, and what takes you away from it?',
    steps: ['Think of what the wind, the water or the current would do.', why],
    answer: right,
    accept: [`to ${right}`, firstWord(right)],
    slips: [
      { answer: wrong, why },
      { answer: firstWord(wrong), why },
    ],
  };
};

const pressure = (draw: Draw): MadeQuestion => {
  const [tenths, answer] = [draw.whole(4, 9), draw.whole(12, 40) * 50];
  const area = tenths / 10;
  const force = (answer * tenths) / 10;
  const thing = draw.pick(['A crate', 'A cupboard', 'A water tank', 'A trunk']);
  return {
    ask: `${thing} weighs ${show(force)} N and stands on an area of ${area} m². What pressure does it exert, in Pa?`,
    hint: 'Divide the force by the area.',
    steps: [`${show(force)} ÷ ${area} = ${show(answer)}, so ${show(answer)} Pa.`],
    answer: `${show(answer)} Pa`,
    accept: [`${show(answer)} pascal`, `${show(answer)} N/m²`],
    check: `${force} / ${area}`,
    slips: [
      {
        answer: `${show(force * area)} Pa`,
        why: 'You multiplied. Pressure is force divided by area.',
        check: `${force} * ${area}`,
      },
    ],
  };
};

const forceFromPressure = (draw: Draw): MadeQuestion => {
  const [kilo, area] = [draw.whole(2, 12), draw.whole(2, 8)];
  const [pa, force] = [kilo * 100, kilo * 100 * area];
  return {
    ask: `In a storm the pressure below a roof of ${area} m² is ${pa} Pa higher than above it. With how many newton is the roof pushed up?`,
    hint: 'Pressure is the force on each square metre.',
    steps: [`Each square metre is pushed with ${pa} N.`, `${pa} × ${area} = ${show(force)} N.`],
    answer: `${show(force)} N`,
    accept: [`${show(force)} newton`, `${show(force)} newtons`],
    check: `${pa} * ${area}`,
    slips: [
      {
        answer: `${show(pa / area)} N`,
        why: 'You divided. Each square metre gets this push, so multiply by the area.',
        check: `${pa} / ${area}`,
      },
    ],
  };
};

const otherFace = (draw: Draw): MadeQuestion => {
  const [weight, small, times] = [
    draw.whole(2, 9) * 10,
    draw.pick([50, 80, 100]),
    draw.whole(2, 5),
  ];
  const large = small * times;
  const [one, other] = draw.chance() ? [large, small] : [small, large];
  const grows = one > other;
  return {
    ask: `A block of stone of ${weight} N lies on a face of ${one} cm² and is then put on a face of ${other} cm². ${grows ? 'How many times the former pressure is the new one?' : 'How many times the new pressure was the former one?'}`,
    hint: 'The weight stays. Compare the areas: does a smaller one press more or less?',
    steps: [
      'The weight is the same, so the smaller area has the greater pressure.',
      `${large} ÷ ${small} = ${times}, so ${times} times.`,
    ],
    answer: String(times),
    accept: [`${times} times`],
    check: `(${weight} / ${small}) / (${weight} / ${large})`,
    slips: [
      {
        answer: `1/${times}`,
        why: 'You took the areas the wrong way round. A smaller area gives more pressure.',
        check: `${small} / ${large}`,
      },
      {
        answer: '1',
        why: 'The weight stays the same, but the pressure changes with the area.',
      },
    ],
  };
};

export const chapter06 = [
  { id: 'pressure', level: 'know', make: pressure },
  { id: 'safety', level: 'use', make: safety },
  { id: 'force-from-pressure', level: 'use', make: forceFromPressure },
  { id: 'other-face', level: 'think', make: otherFace },
] as const satisfies readonly Maker[];
