import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf, memberOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const DEVICES: Sorting<'heating' | 'magnetic'> = {
  marks: {
    heating: 'The heating effect makes a wire hot.',
    magnetic: 'The magnetic effect makes a coil pull iron or move.',
  },
  facts: [
    ['an electric iron', 'heating', 'An iron gets hot.'],
    ['an electric kettle', 'heating', 'A kettle heats water.'],
    ['a geyser', 'heating', 'A geyser heats water.'],
    ['a toaster', 'heating', 'Its wires glow and brown the bread.'],
    ['a room heater', 'heating', 'Its wires glow.'],
    ['an immersion rod', 'heating', 'The rod heats water.'],
    ['an electric stove with a coil', 'heating', 'The coil glows.'],
    ['a bulb with a glowing filament', 'heating', 'The filament is so hot that it shines.'],
    ['an electric bell', 'magnetic', 'An electromagnet pulls the hammer of the bell.'],
    ['a crane that lifts scrap iron', 'magnetic', 'An electromagnet holds the iron.'],
    ['the motor of a fan', 'magnetic', 'Magnetic forces turn the motor.'],
    ['a loudspeaker', 'magnetic', 'A coil moves in a magnetic field.'],
    ['the motor of a mixer', 'magnetic', 'Magnetic forces turn the motor.'],
    ['an electromagnetic door lock', 'magnetic', 'An electromagnet holds the door.'],
  ],
};

const effect = groupOf(
  DEVICES,
  (thing) => `Which effect of current does ${thing} mainly use: heating or magnetic?`,
  'Does it get hot on purpose, or does it pull or move something?',
);

const CHILDREN = ['Jyoti', 'Omar', 'Lalthan', 'Kritika', 'Sukhdev', 'Mary'] as const;

const pins = (draw: Draw): MadeQuestion => {
  const [turns, lifted, times] = [draw.whole(2, 6) * 10, draw.whole(3, 8), draw.whole(2, 4)];
  return {
    ask: `${draw.pick(CHILDREN)}’s electromagnet with ${turns} turns lifts ${lifted} pins. Suppose that the number of pins grows in step with the turns. How many pins are lifted with ${turns * times} turns?`,
    hint: 'How many times as many turns are there?',
    steps: [
      `${turns * times} ÷ ${turns} = ${times} times the turns.`,
      `${lifted} × ${times} = ${lifted * times} pins.`,
    ],
    answer: `${lifted * times} pins`,
    check: `${lifted} * ${turns * times} / ${turns}`,
    slips: [
      {
        answer: `${lifted + turns * times - turns} pins`,
        why: `You added as many pins as there are more turns. There are ${times} times as many turns, so multiply.`,
        check: `${lifted} + ${turns * times} - ${turns}`,
      },
    ],
  };
};

const CHANGES = [
  [
    'A second cell is added to the coil in the right direction.',
    'stronger',
    'More current makes it stronger.',
  ],
  [
    'The coil gets 50 turns instead of 25, with the same current.',
    'stronger',
    'More turns make it stronger.',
  ],
  [
    'An iron nail is pushed into the empty coil.',
    'stronger',
    'An iron core makes it much stronger.',
  ],
  [
    'The coil gets 20 turns instead of 60, with the same current.',
    'weaker',
    'Fewer turns make it weaker.',
  ],
  ['The iron core is pulled out of the coil.', 'weaker', 'Without iron it is much weaker.'],
  [
    'One of two cells is taken out and the gap is closed.',
    'weaker',
    'Less current makes it weaker.',
  ],
  ['The cells are nearly used up.', 'weaker', 'Less current makes it weaker.'],
  [
    'The iron core is replaced by a wooden stick.',
    'weaker',
    'Wood is not magnetic and does not help.',
  ],
  [
    'The iron core is replaced by a copper rod.',
    'weaker',
    'Copper is not magnetic and does not help.',
  ],
  [
    'The cells are turned round, both together.',
    'the same',
    'The poles change places; the strength stays.',
  ],
  [
    'The coil is wound the other way round, with as many turns.',
    'the same',
    'The poles change places; the strength stays.',
  ],
  [
    'The coil gets a coat of paint of another colour.',
    'the same',
    'Current, turns and core stay as they are.',
  ],
  [
    'A long wire outside the coil is laid in a curve instead of straight.',
    'the same',
    'Current, turns and core stay as they are.',
  ],
] as const;

const strength = (draw: Draw): MadeQuestion => {
  const [change, answer, why] = draw.pick(CHANGES);
  return {
    ask: `An electromagnet is at work. ${change} Is it then stronger, weaker or the same in strength?`,
    hint: 'Think of current, turns and core.',
    steps: ['Current, turns and the core decide about its strength.', why],
    answer,
    accept: answer === 'the same' ? ['same'] : [`it is ${answer}`],
    slips: ['stronger', 'weaker', 'the same']
      .filter((other) => other !== answer)
      .map((other) => ({ answer: other, why })),
  };
};

export const chapter04 = [
  { id: 'effect', level: 'know', make: effect },
  {
    id: 'which-magnetic',
    level: 'use',
    make: memberOf(
      DEVICES,
      'magnetic',
      'Which of these works with the magnetic effect of current',
      'Two of them are there to get hot.',
    ),
  },
  { id: 'pins', level: 'use', make: pins },
  { id: 'strength', level: 'think', make: strength },
] as const satisfies readonly Maker[];
