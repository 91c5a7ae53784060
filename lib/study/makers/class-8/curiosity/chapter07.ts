import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const state = groupOf(
  {
    marks: {
      solid: 'In a solid the particles are held in fixed places.',
      liquid: 'In a liquid the particles are close but slide past one another.',
      gas: 'In a gas the particles are far apart and move freely.',
    },
    facts: [
      ['It keeps its shape and its volume.', 'solid', 'Particles held in their places keep both.'],
      [
        'Its particles only tremble in their places.',
        'solid',
        'Trembling in place is the only motion there.',
      ],
      [
        'Its particles pull on one another most strongly.',
        'solid',
        'The strong pull holds them in place.',
      ],
      ['A stone is in this state.', 'solid', 'A stone keeps its shape.'],
      ['It turns into a liquid on melting.', 'solid', 'Melting begins from there.'],
      [
        'It keeps its volume and takes the shape of its glass.',
        'liquid',
        'Close particles keep the volume, sliding changes the shape.',
      ],
      [
        'Its particles are close and yet slide past one another.',
        'liquid',
        'What can slide past its neighbours flows.',
      ],
      ['Honey is in this state.', 'liquid', 'Honey flows, though slowly.'],
      ['It turns into a gas on boiling.', 'liquid', 'Boiling begins from there.'],
      ['It fills any room that it is in.', 'gas', 'Free particles go everywhere.'],
      ['It can be pressed together easily.', 'gas', 'There is much space between the particles.'],
      ['Its particles are farthest apart.', 'gas', 'The space between them is large.'],
      [
        'Its particles pull on one another most weakly.',
        'gas',
        'They are too far apart to hold each other.',
      ],
      [
        'The oxygen in a hospital’s cylinder, used for breathing, comes out in this state.',
        'gas',
        'We breathe gases.',
      ],
    ],
  },
  (line) => `“${line}” To which state does this belong: solid, liquid or gas?`,
  'How close are the particles, and can they move about?',
);

/** Substances with their melting and boiling points in °C, rounded. */
const SUBSTANCES = [
  ['water', 0, 100],
  ['mercury', -39, 357],
  ['naphthalene', 80, 218],
  ['alcohol (ethanol)', -114, 78],
  ['sulphur', 115, 445],
  ['lead', 327, 1749],
  ['tin', 232, 2602],
  ['bromine', -7, 59],
  ['benzene', 5, 80],
  ['acetic acid', 17, 118],
  ['oxygen', -219, -183],
  ['nitrogen', -210, -196],
] as const;
const STATES = ['solid', 'liquid', 'gas'] as const;

const atTemperature = (draw: Draw): MadeQuestion => {
  const [name, melts, boils] = draw.pick(SUBSTANCES);
  const at = draw.pick([0, 1, 2] as const);
  const middle = Math.round((melts + boils) / 2);
  const temperature =
    [Math.max(melts - draw.whole(5, 40), -260), middle, boils + draw.whole(10, 60)][at] ?? middle;
  const answer = STATES[at];
  const why =
    [
      `${show(temperature)} °C is below the melting point of ${show(melts)} °C: it has not melted.`,
      `${show(temperature)} °C is above the melting point of ${show(melts)} °C and below the boiling point of ${show(boils)} °C.`,
      `${show(temperature)} °C is above the boiling point of ${show(boils)} °C: it has boiled away.`,
    ][at] ?? '';
  return {
    ask: `At ordinary air pressure ${name} melts at ${show(melts)} °C and boils at ${show(boils)} °C. In which state is it at ${show(temperature)} °C: solid, liquid or gas?`,
    hint: 'Compare the temperature with both points.',
    steps: [
      'Below the melting point it is solid, above the boiling point a gas, between them liquid.',
      why,
    ],
    answer,
    accept: [`a ${answer}`],
    slips: STATES.filter((other) => other !== answer).map((other) => ({ answer: other, why })),
  };
};

const syringe = (draw: Draw): MadeQuestion => {
  const [volume, percent] = [draw.whole(2, 5) * 20, draw.pick([15, 20, 25, 30, 35, 40])];
  const pressed = volume - (volume * percent) / 100;
  return {
    ask: `A closed syringe holds ${volume} mL of air. Pressing makes it ${pressed} mL. By what per cent has the volume become less?`,
    hint: `How many millilitres less is it? What part of ${volume} is that?`,
    steps: [
      `${volume} − ${pressed} = ${volume - pressed} mL less.`,
      `${volume - pressed} ÷ ${volume} × 100 = ${percent}, so ${percent}%.`,
    ],
    answer: `${percent}%`,
    accept: [`${percent} per cent`, `${percent} percent`],
    check: `(${volume} - ${pressed}) / ${volume} * 100`,
    slips: [
      {
        answer: `${100 - percent}%`,
        why: 'This is what is left of the volume. Asked is by how much it became less.',
        check: `${pressed} / ${volume} * 100`,
      },
    ],
  };
};

const spreading = (draw: Draw): MadeQuestion => {
  const [hot, halves] = [draw.whole(6, 20) * 2, draw.pick([3, 5, 7, 9])];
  const cold = (hot * halves) / 2;
  const answer = show(halves / 2);
  return {
    ask: `${draw.pick(['Ink', 'Red colour', 'A drop of syrup'])} spreads through hot water in ${hot} s and through cold water in ${cold} s. How many times as long does it take in the cold? Write a decimal.`,
    hint: 'Divide the longer time by the shorter.',
    steps: [
      `${cold} ÷ ${hot} = ${answer} times as long.`,
      'In the cold the particles move more slowly.',
    ],
    answer,
    accept: [`${answer} times`],
    check: `${cold} / ${hot}`,
    slips: [
      {
        answer: String(cold - hot),
        why: 'This is the difference in seconds. Asked is how many times as long.',
        check: `${cold} - ${hot}`,
      },
    ],
  };
};

export const chapter07 = [
  { id: 'state', level: 'know', make: state },
  { id: 'syringe', level: 'use', make: syringe },
  { id: 'at-temperature', level: 'use', make: atTemperature },
  { id: 'spreading', level: 'think', make: spreading },
] as const satisfies readonly Maker[];
