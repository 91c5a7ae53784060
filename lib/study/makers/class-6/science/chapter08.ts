import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const changes = groupOf(
  {
    marks: {
      melting: 'Melting goes from solid to liquid.',
      freezing: 'Freezing goes from liquid to solid.',
      evaporation: 'Evaporation goes from liquid to vapour.',
      condensation: 'Condensation goes from vapour to liquid.',
    },
    facts: [
      ['An ice cube turns to water in a glass.', 'melting', 'Ice becomes liquid.'],
      [
        'Snow in the hills turns into a stream in spring.',
        'melting',
        'Snow is solid and becomes liquid.',
      ],
      ['A kulfi drips in the sun.', 'melting', 'The frozen sweet becomes liquid.'],
      ['A frozen water bottle becomes drinkable.', 'melting', 'Its ice becomes liquid.'],
      ['Water in a tray becomes hard in the freezer.', 'freezing', 'Liquid becomes ice.'],
      ['A lake in Ladakh becomes solid in winter.', 'freezing', 'Its water becomes ice.'],
      ['Sweet milk in a mould becomes kulfi in the cold.', 'freezing', 'The liquid becomes solid.'],
      ['Water in a pipe at −10 °C becomes ice.', 'freezing', 'Liquid becomes ice.'],
      [
        'Wet clothes become dry on the line.',
        'evaporation',
        'Their water goes into the air as vapour.',
      ],
      [
        'A puddle disappears after the rain.',
        'evaporation',
        'Its water goes into the air as vapour.',
      ],
      [
        'Sea water in a shallow salt pan becomes less.',
        'evaporation',
        'Water goes into the air, salt stays.',
      ],
      ['Sweat dries on the skin.', 'evaporation', 'It goes into the air as vapour.'],
      [
        'Drops form on the lid of a hot pot.',
        'condensation',
        'Vapour becomes liquid on the cooler lid.',
      ],
      [
        'Drops form outside a glass with ice.',
        'condensation',
        'Vapour of the air becomes liquid on the cold glass.',
      ],
      [
        'Dew lies on the grass in the morning.',
        'condensation',
        'Vapour of the air has become liquid on cool leaves.',
      ],
      [
        'Spectacles mist over above hot tea.',
        'condensation',
        'Vapour becomes fine drops on the cool lenses.',
      ],
    ],
  },
  (line) => `${line} Is this melting, freezing, evaporation or condensation?`,
  'In which state is the water before, and in which after?',
);

const states = groupOf(
  {
    marks: {
      solid: 'A solid keeps its own shape.',
      liquid: 'A liquid flows, and takes the shape of its vessel.',
      gas: 'A gas spreads everywhere and fills the whole room.',
    },
    facts: [
      ['a hailstone', 'solid', 'A hailstone is a lump of ice.'],
      ['snow', 'solid', 'Snow is made of tiny crystals of ice.'],
      ['frost on a leaf', 'solid', 'Frost is made of tiny crystals of ice.'],
      ['a glacier', 'solid', 'A glacier is ice.'],
      ['an ice cube', 'solid', 'It keeps its shape.'],
      ['dew', 'liquid', 'Dew is drops of water.'],
      ['rain', 'liquid', 'Rain is drops of water.'],
      ['sweat', 'liquid', 'Sweat is water with a little salt.'],
      ['the white mist above a kettle', 'liquid', 'What can be seen is fine drops, not vapour.'],
      ['a low cloud over the sea', 'liquid', 'It consists of tiny drops that float.'],
      ['fog', 'liquid', 'Fog is tiny drops near the ground.'],
      ['water vapour in the room', 'gas', 'It is spread in the air and cannot be seen.'],
      ['what a drying shirt gives off', 'gas', 'It gives off water vapour.'],
      ['what leaves a puddle in the sun', 'gas', 'The water leaves it as vapour.'],
      [
        'the water that the air of a damp day holds unseen',
        'gas',
        'Unseen water in the air is vapour.',
      ],
    ],
  },
  (thing) =>
    `Is ${thing} water in the solid, the liquid or the gas state? Write solid, liquid or gas.`,
  'Has it a shape of its own, does it flow or drip, or is it unseen in the air?',
);

const DRYING = [
  [
    'a wet towel',
    'spread out on a line',
    'folded in a bucket',
    'Spread out, a larger area meets the air.',
  ],
  ['a puddle', 'in the sun', 'in the shade', 'Warmth makes water evaporate faster.'],
  [
    'a wet floor',
    'under a running fan',
    'in a closed room without a fan',
    'Wind carries the vapour away.',
  ],
  ['a shirt', 'on a dry day of May', 'on a damp day of July', 'Dry air takes up more vapour.'],
  [
    'a cup of water',
    'poured out on a wide plate',
    'left in a narrow bottle',
    'A larger area meets the air.',
  ],
  ['wet hair', 'before a warm fan', 'under a cap', 'Warm wind speeds evaporation up.'],
  [
    'washed rice',
    'spread in a thin layer',
    'heaped up',
    'In a thin layer more grains meet the air.',
  ],
  ['wet sand', 'on a windy beach', 'on a beach without wind', 'Wind carries the vapour away.'],
  [
    'a wet slate',
    'near the warm chulha',
    'in a cool corner',
    'Warmth makes water evaporate faster.',
  ],
  [
    'a mopped floor',
    'with open windows and wind',
    'with closed windows',
    'Moving air carries the vapour away.',
  ],
  [
    'chillies',
    'spread on a terrace at noon',
    'spread on a terrace at night',
    'At noon it is warmer.',
  ],
  ['a wet umbrella', 'opened out', 'closed', 'Opened out, a larger area meets the air.'],
  [
    'a wet handkerchief',
    'in the dry air of Jaisalmer',
    'in the damp air of Kochi',
    'Dry air takes up more vapour.',
  ],
  [
    'a school uniform',
    'on a line on the roof',
    'on a hook in the bathroom',
    'On the roof there is more wind and warmth, and drier air.',
  ],
] as const;

const driesSooner = (draw: Draw): MadeQuestion => {
  const [thing, fast, slow, why] = draw.pick(DRYING);
  const shown = draw.shuffle([fast, slow]);
  return {
    ask: `Where or how does the water leave sooner from ${thing}: ${shown.join(' or ')}?`,
    hint: 'Compare area, warmth, wind, and how damp the air is.',
    steps: [why, `So it goes sooner ${fast}.`],
    answer: fast,
    slips: [{ answer: slow, why }],
  };
};

const PLACES = [
  ['near the fan', 'in the cupboard'],
  ['on the sunny sill', 'in the shade'],
  ['beside the stove', 'under the bed'],
  ['on the windy roof', 'in the bathroom'],
] as const;

const twoPlates = (draw: Draw): MadeQuestion => {
  const [[fast, slow], start] = [draw.pick(PLACES), draw.whole(10, 20) * 5];
  const [little, much] = [draw.whole(11, 24), draw.whole(28, start - 8)];
  const [lostFast, lostSlow] = [start - little, start - much];
  const more = much - little;
  return {
    ask: `Two plates hold ${start} mL of water each. After a day the plate ${fast} has ${little} mL left, the one ${slow} ${much} mL. How many millilitres more went into the air from the plate ${fast}?`,
    hint: 'Find what each plate lost.',
    steps: [
      `The plate ${fast}: ${start} − ${little} = ${lostFast} mL lost. The one ${slow}: ${start} − ${much} = ${lostSlow} mL lost.`,
      `${lostFast} − ${lostSlow} = ${more} mL more.`,
    ],
    answer: `${more} mL`,
    check: `(${start} - ${little}) - (${start} - ${much})`,
    slips: [
      {
        answer: `${lostFast} mL`,
        why: `That is what the plate ${fast} lost. Compare it with the other plate.`,
        check: `${start} - ${little}`,
      },
      {
        answer: `${lostFast + lostSlow} mL`,
        why: 'You added both losses. The question is how much more it was.',
        check: `(${start} - ${little}) + (${start} - ${much})`,
      },
    ],
  };
};

const daysToDry = (draw: Draw): MadeQuestion => {
  const [what, unit] = draw.pick([
    ['A shallow tank', 'mm'],
    ['A water trough', 'mm'],
    ['A salt pan', 'mm'],
    ['A pond in summer', 'cm'],
  ] as const);
  const [daily, days, rest] = [draw.whole(4, 9), draw.whole(5, 14), draw.whole(10, 60)];
  const start = daily * days + rest;
  const [deep, low] = unit === 'mm' ? [start, rest] : [start / 10, rest / 10];
  const lost = daily * days;
  return {
    ask: `${what} is ${deep} ${unit} deep. Each day ${daily} mm of it evaporate. After how many days is it ${low} ${unit} deep?`,
    hint: 'How many millimetres have to go?',
    steps: [
      unit === 'mm'
        ? `${start} − ${rest} = ${lost} mm have to go.`
        : `${deep} − ${low} = ${show(lost / 10)} cm have to go, and that is ${lost} mm.`,
      `${lost} ÷ ${daily} = ${days} days.`,
    ],
    answer: `${days} days`,
    check: `(${start} - ${rest}) / ${daily}`,
    slips: [
      {
        answer: `${lost} days`,
        why: `That is how many millimetres have to go. Each day ${daily} of them go.`,
        check: `${start} - ${rest}`,
      },
      {
        answer: `${days + 1} days`,
        why: 'You counted the first day before anything had evaporated.',
        check: `(${start} - ${rest}) / ${daily} + 1`,
      },
    ],
  };
};

export const chapter08 = [
  { id: 'changes', level: 'know', make: changes },
  { id: 'dries-sooner', level: 'use', make: driesSooner },
  { id: 'two-plates', level: 'use', make: twoPlates },
  { id: 'days-to-dry', level: 'think', make: daysToDry },
  { id: 'states', level: 'know', make: states },
] as const satisfies readonly Maker[];
