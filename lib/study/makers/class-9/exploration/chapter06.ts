import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { capital, show } from '@/lib/study/worksheets/text';

const law = groupOf(
  {
    marks: {
      first: 'The first law: without a net force a thing stays at rest or moves on as it did.',
      second: 'The second law: force is mass times acceleration.',
      third: 'The third law: two things push each other equally, in opposite directions.',
    },
    facts: [
      [
        'Dust flies off a carpet that is beaten',
        'first',
        'The carpet is moved away and the dust stays at rest.',
      ],
      [
        'Standing passengers fall forward when a bus stops at once',
        'first',
        'Their bodies move on as before.',
      ],
      [
        'A coin drops into the glass when the card below it is flicked away',
        'first',
        'The coin stays at rest sideways while the card goes.',
      ],
      ['A fan turns on for a while after it is switched off', 'first', 'It keeps its motion.'],
      [
        'Ripe mangoes fall when a branch is shaken',
        'first',
        'The branch moves and the fruits stay behind.',
      ],
      [
        'With the same push an empty trolley speeds up more than a full one',
        'second',
        'The same force gives a smaller mass more acceleration.',
      ],
      [
        'A harder kick makes the same ball gain more speed',
        'second',
        'More force gives the same mass more acceleration.',
      ],
      [
        'A loaded truck needs a stronger engine than an empty one to speed up equally',
        'second',
        'More mass needs more force for the same acceleration.',
      ],
      [
        'A fielder draws back his hands with the ball, so that it stops more slowly and hurts less',
        'second',
        'A smaller deceleration needs a smaller force.',
      ],
      [
        'An athlete lands on thick foam, which stops her more slowly and with less force',
        'second',
        'A smaller deceleration needs a smaller force.',
      ],
      ['A rocket throws gas down and rises', 'third', 'The gas pushes the rocket up.'],
      [
        'A swimmer pushes water back and moves forward',
        'third',
        'The water pushes the swimmer forward.',
      ],
      [
        'A boat slips back when someone jumps ashore from it',
        'third',
        'The feet push the boat back as it pushes them forward.',
      ],
      [
        'A balloon flies off when its air rushes out',
        'third',
        'The air that is pushed out pushes the balloon.',
      ],
      [
        'Your hand hurts when you slap a table',
        'third',
        'The table pushes the hand as hard as the hand the table.',
      ],
    ],
  },
  (thing) =>
    `${thing}. Which of the three laws of motion shows in this best: the first, the second or the third?`,
  'Is it about keeping a state, about force, mass and acceleration, or about two things that push each other?',
);

const forceNeeded = (draw: Draw): MadeQuestion => {
  const [thing, low, high] = draw.pick([
    ['a loaded trolley', 10, 60],
    ['a bicycle together with its rider', 50, 90],
    ['a scooter together with its rider', 150, 220],
    ['a small car', 700, 1100],
    ['a cart', 80, 300],
  ] as const);
  const mass = draw.whole(low / 10, high / 10) * 10;
  const tenths = draw.whole(2, 24);
  const force = (mass * tenths) / 10;
  return {
    ask: `${capital(thing)} has a mass of ${show(mass)} kg. What net force gives it an acceleration of ${show(tenths / 10)} m/s²? Give it in newton.`,
    hint: 'Force is mass times acceleration.',
    steps: [`F = ${show(mass)} × ${show(tenths / 10)} = ${show(force)} N.`],
    answer: `${show(force)} N`,
    accept: [`${show(force)} newtons`],
    check: `${mass} * ${tenths / 10}`,
    slips: [
      {
        answer: `${show(mass / (tenths / 10))} N`,
        why: 'You divided. The larger the mass and the acceleration, the more force is needed.',
        check: `${mass} / ${tenths / 10}`,
      },
      {
        answer: `${show(force * 10)} N`,
        why: 'You worked with the weight. It is the mass, in kilograms, that counts here.',
        check: `${mass} * 10 * ${tenths / 10}`,
      },
    ],
  };
};

const againstFriction = (draw: Draw): MadeQuestion => {
  const [mass, tenths] = [draw.whole(8, 40), draw.whole(2, 5) * 5];
  const friction = draw.whole(1, Math.floor(mass / 4)) * 5;
  const net = (mass * tenths) / 10;
  const push = net + friction;
  const thing = draw.pick(['A crate', 'A trunk', 'A suitcase on wheels', 'A sledge']);
  return {
    ask: `${thing} of ${mass} kg is pushed with ${show(push)} N along a level floor. Friction on it is ${friction} N. What is its acceleration, in m/s²?`,
    hint: 'First find the net force.',
    steps: [
      `Net force: ${show(push)} − ${friction} = ${show(net)} N.`,
      `${show(net)} ÷ ${mass} = ${show(tenths / 10)} m/s².`,
    ],
    answer: `${show(tenths / 10)} m/s²`,
    check: `(${push} - ${friction}) / ${mass}`,
    slips: [
      {
        answer: `${show(push / mass)} m/s²`,
        why: 'You left friction out. It works against the push.',
        check: `${push} / ${mass}`,
      },
      {
        answer: `${show((push + friction) / mass)} m/s²`,
        why: 'You added friction to the push. It works the other way.',
        check: `(${push} + ${friction}) / ${mass}`,
      },
    ],
  };
};

const toStop = (draw: Draw): MadeQuestion => {
  const [thing, mass] = draw.pick([
    ['A car', 800],
    ['A car', 1000],
    ['A van', 1500],
    ['A scooter together with its rider', 180],
    ['A jeep', 1200],
    ['A motorcycle together with its rider', 220],
  ] as const);
  const [rate, time] = [draw.whole(2, 5), draw.whole(2, 5)];
  const speed = rate * time;
  const force = mass * rate;
  return {
    ask: `${thing} has a mass of ${show(mass)} kg, moves at ${speed} m/s and is brought to rest in ${time} s. How large is the average braking force, in newton?`,
    hint: 'How much speed is lost in each second?',
    steps: [
      `Deceleration: ${speed} ÷ ${time} = ${rate} m/s².`,
      `Force: ${show(mass)} × ${rate} = ${show(force)} N.`,
    ],
    answer: `${show(force)} N`,
    accept: [`${show(force)} newtons`],
    check: `${mass} * ${speed} / ${time}`,
    slips: [
      {
        answer: `${show(mass * speed)} N`,
        why: 'You multiplied by the speed. It is the speed lost in each second that counts.',
        check: `${mass} * ${speed}`,
      },
      {
        answer: `${show(mass * speed * time)} N`,
        why: 'You multiplied by the time. The longer the braking lasts, the smaller the force.',
        check: `${mass} * ${speed} * ${time}`,
      },
    ],
  };
};

const together = (draw: Draw): MadeQuestion => {
  const [one, other, both] = draw.pick([
    [3, 6, 2],
    [4, 12, 3],
    [6, 12, 4],
    [10, 15, 6],
    [5, 20, 4],
    [8, 24, 6],
    [9, 18, 6],
    [12, 4, 3],
    [12, 6, 4],
    [15, 10, 6],
    [20, 5, 4],
    [6, 3, 2],
  ] as const);
  // A force that makes both masses whole numbers of kilograms.
  const force = one * other * draw.whole(1, 3);
  const [light, heavy] = [force / one, force / other];
  return {
    ask: `A force of ${force} N gives the first trolley an acceleration of ${one} m/s² and the second one of ${other} m/s². Now both are tied together and the same force acts. What is their acceleration, in m/s²?`,
    hint: 'What mass has each trolley?',
    steps: [
      `Masses: ${force} ÷ ${one} = ${light} kg and ${force} ÷ ${other} = ${heavy} kg.`,
      `Together ${light + heavy} kg: ${force} ÷ ${light + heavy} = ${both} m/s².`,
    ],
    answer: `${both} m/s²`,
    check: `1 / (1 / ${one} + 1 / ${other})`,
    slips: [
      {
        answer: `${one + other} m/s²`,
        why: 'You added the accelerations. More mass means less acceleration.',
        check: `${one} + ${other}`,
      },
      {
        answer: `${show((one + other) / 2)} m/s²`,
        why: 'You took the mean. Tied together they are heavier than either, so they gain speed more slowly than either.',
        check: `(${one} + ${other}) / 2`,
      },
    ],
  };
};

const partner = choiceOf({
  pairs: [
    [
      'You push a wall',
      'the wall pushes you',
      'friction holds the wall',
      'Two things, you and the wall, push each other.',
      'Friction on the wall comes from the ground. The partner must act between the same two things.',
    ],
    [
      'The Earth pulls a stone down',
      'the stone pulls the Earth up',
      'the air pushes the stone up',
      'The pair acts between the Earth and the stone.',
      'The air is a third thing. The partner must act on the Earth.',
    ],
    [
      'A book presses down on a table',
      'the table pushes the book up',
      'the Earth pulls the book down',
      'The pair acts between book and table.',
      'The pull of the Earth acts between the Earth and the book, not on the table.',
    ],
    [
      'A bat hits a ball',
      'the ball pushes the bat',
      'the batter grips the bat',
      'The pair acts between bat and ball.',
      'The grip acts between the batter and the bat.',
    ],
    [
      'A foot pushes the ground backwards',
      'the ground pushes the foot forward',
      'the leg muscle pulls the bone',
      'The pair acts between foot and ground, and it drives the walker.',
      'The muscle acts inside the body. The partner comes from the ground.',
    ],
    [
      'A horse pulls a cart',
      'the cart pulls the horse',
      'the road slows the cart',
      'The pair acts between horse and cart.',
      'The road is a third thing.',
    ],
    [
      'An oar pushes water back',
      'the water pushes the oar forward',
      'the rower pulls the oar',
      'The pair acts between oar and water.',
      'The rower acts on the oar, not on the water.',
    ],
    [
      'A rocket pushes gas down',
      'the gas pushes the rocket up',
      'the Earth pulls the rocket down',
      'The pair acts between rocket and gas.',
      'The pull of the Earth is a force of another pair.',
    ],
    [
      'A magnet pulls a nail',
      'the nail pulls the magnet',
      'the table holds the nail',
      'The pair acts between magnet and nail.',
      'The table is a third thing.',
    ],
    [
      'Two skaters stand face to face and the first pushes the second',
      'the second pushes the first',
      'the ice carries the second',
      'The pair acts between the two skaters, and both roll apart.',
      'The ice is a third thing.',
    ],
    [
      'A lamp pulls its wire down',
      'the wire pulls the lamp up',
      'the Earth pulls the lamp down',
      'The pair acts between lamp and wire.',
      'The pull of the Earth is a force of another pair.',
    ],
    [
      'A tyre pushes the road backwards',
      'the road pushes the tyre forward',
      'the engine turns the wheel',
      'The pair acts between tyre and road.',
      'The engine acts on the wheel, not on the road.',
    ],
    [
      'A hammer drives a nail',
      'the nail pushes the hammer back',
      'the wood holds the nail',
      'The pair acts between hammer and nail.',
      'The wood acts on the nail. The partner must act on the hammer.',
    ],
  ],
  ask: (about, one, other) =>
    `${about}. Which force is the partner of this one by the third law: ${one} or ${other}?`,
  hint: 'The partner acts between the same two things, the other way round.',
});

export const CHAPTER_06 = [
  { id: 'law', level: 'know', make: law },
  { id: 'force-needed', level: 'use', make: forceNeeded },
  { id: 'against-friction', level: 'use', make: againstFriction },
  { id: 'together', level: 'think', make: together },
  { id: 'partner', level: 'know', make: partner },
  { id: 'to-stop', level: 'use', make: toStop },
] as const satisfies readonly Maker[];
