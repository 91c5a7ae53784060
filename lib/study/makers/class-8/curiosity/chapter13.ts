import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const reproduction = groupOf(
  {
    marks: {
      asexual: 'In asexual reproduction there is one parent, and no two cells join.',
      sexual: 'In sexual reproduction a male and a female cell join.',
    },
    facts: [
      ['A potato eye grows into a plant.', 'asexual', 'The plant comes from one potato.'],
      ['A rose is grown from a cutting.', 'asexual', 'The plant comes from one stem.'],
      ['Yeast makes a bud that grows and splits off.', 'asexual', 'There is one parent cell.'],
      ['A bacterium splits into two.', 'asexual', 'There is one parent cell.'],
      [
        'Ginger sprouts from a piece under the ground.',
        'asexual',
        'The plant comes from one piece.',
      ],
      [
        'A leaf of bryophyllum grows little plants at its edge.',
        'asexual',
        'They come from one leaf.',
      ],
      [
        'Bread mould spreads by spores from one thread.',
        'asexual',
        'The spores come from one parent.',
      ],
      [
        'A money plant grows from a piece of its stem.',
        'asexual',
        'The plant comes from one stem.',
      ],
      ['Pollen of one maize plant fertilises another.', 'sexual', 'A male and a female cell join.'],
      [
        'A hen’s egg, fertilised by a cock, becomes a chick.',
        'sexual',
        'Sperm and egg have joined.',
      ],
      ['Fish eggs are fertilised in the water.', 'sexual', 'Sperm and egg join, outside the body.'],
      [
        'A bee brings pollen, and a pumpkin with seeds forms.',
        'sexual',
        'Seeds form when male and female cells join.',
      ],
      ['A calf is born to a cow and a bull.', 'sexual', 'Sperm and egg have joined.'],
      ['Frog eggs are fertilised in a pond.', 'sexual', 'Sperm and egg join, outside the body.'],
    ],
  },
  (event) => `${event} Is this sexual or asexual reproduction?`,
  'Is there one parent, or do two cells join?',
);

const guard = groupOf(
  {
    marks: {
      air: 'The air gives gases to live on, burns up small stones and keeps warmth.',
      'magnetic field': 'The magnetic field turns aside charged particles from the Sun.',
      'distance from the Sun': 'The right distance keeps most of our water liquid.',
    },
    facts: [
      ['Oxygen for breathing is at hand.', 'air', 'Oxygen is a part of the air.'],
      ['Ozone stops most harmful ultraviolet light.', 'air', 'Ozone is a part of the air.'],
      [
        'Small stones from space burn up before they land.',
        'air',
        'They rub against the air and burn.',
      ],
      ['Nights are not as icy as on the Moon.', 'air', 'The air keeps warmth back.'],
      ['Plants find carbon dioxide for their food.', 'air', 'Carbon dioxide is a part of the air.'],
      [
        'Charged particles from the Sun are turned aside.',
        'magnetic field',
        'Magnets act on moving charges.',
      ],
      [
        'The solar wind does not blow the air away.',
        'magnetic field',
        'The solar wind is made of charged particles.',
      ],
      ['A compass points north.', 'magnetic field', 'The needle follows this field.'],
      [
        'Charged particles are led to the poles, where auroras glow.',
        'magnetic field',
        'The field leads them.',
      ],
      [
        'The oceans neither all boil away nor all freeze.',
        'distance from the Sun',
        'Nearer they would boil, farther out freeze.',
      ],
      [
        'The Earth gets less sunlight than Venus.',
        'distance from the Sun',
        'Venus is nearer to the Sun.',
      ],
      [
        'The Earth gets more sunlight than Mars.',
        'distance from the Sun',
        'Mars is farther from the Sun.',
      ],
      [
        'The Earth lies in the zone where water can be liquid.',
        'distance from the Sun',
        'This zone is a matter of distance.',
      ],
    ],
  },
  (fact) =>
    `“${fact}” To what do we mainly owe this: the air, the magnetic field or the distance from the Sun?`,
  'Is it about gases, about charges and magnets, or about how much sunlight arrives?',
);

const freshWater = (draw: Draw): MadeQuestion => {
  const litres = draw.whole(3, 60) * 100;
  const fresh = (litres * 3) / 100;
  return {
    ask: `Of 100 litres of the Earth’s water about 3 are fresh. How many litres of ${show(litres)} litres are salty in this ratio?`,
    hint: 'How many of every 100 litres are salty?',
    steps: [
      '100 − 3 = 97 of every 100 litres are salty.',
      `${litres / 100} × 97 = ${show(litres - fresh)} litres.`,
    ],
    answer: `${show(litres - fresh)} litres`,
    accept: [`${show(litres - fresh)} L`],
    check: `${litres} - ${litres} * 3 / 100`,
    slips: [
      {
        answer: `${show(fresh)} litres`,
        why: 'This is the fresh part. Asked is the salty one.',
        check: `${litres} * 3 / 100`,
      },
      {
        answer: `${show(litres - 3)} litres`,
        why: 'You took 3 litres away once. They are 3 of every 100.',
        check: `${litres} - 3`,
      },
    ],
  };
};

const warming = (draw: Draw): MadeQuestion => {
  const [cold, warm] = [draw.whole(12, 60), draw.whole(5, 30)];
  const isDay = draw.chance();
  return {
    ask: `${isDay ? 'A rock on a planet with thin air' : 'A sand plain on a planet with thin air'} is at −${cold} °C at night and ${warm} °C by day. By how many degrees does it warm up?`,
    hint: 'Go from below zero up to zero, then on.',
    steps: [
      `From −${cold} to 0: ${cold} degrees. From 0 to ${warm}: ${warm} degrees.`,
      `${cold} + ${warm} = ${cold + warm} degrees.`,
    ],
    answer: `${cold + warm} °C`,
    accept: [`${cold + warm} degrees`],
    check: `${warm} - (-${cold})`,
    slips:
      cold === warm
        ? [
            {
              answer: '0 °C',
              why: 'One temperature is below zero, the other above.',
              check: `${cold} - ${warm}`,
            },
          ]
        : [
            {
              answer: `${Math.abs(cold - warm)} °C`,
              why: 'You took the sizes from each other. One temperature is below zero, so add the sizes.',
              check: `abs(${cold} - ${warm})`,
            },
          ],
  };
};

export const chapter13 = [
  { id: 'reproduction', level: 'know', make: reproduction },
  { id: 'guard', level: 'know', make: guard },
  { id: 'fresh-water', level: 'use', make: freshWater },
  { id: 'warming', level: 'think', make: warming },
] as const satisfies readonly Maker[];
