import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const lever = groupOf(
  {
    marks: {
      first: 'In a lever of the first class the fulcrum lies between effort and load.',
      second: 'In a lever of the second class the load lies between fulcrum and effort.',
      third: 'In a lever of the third class the effort lies between fulcrum and load.',
    },
    facts: [
      ['a pair of scissors', 'first', 'The screw is between the hand and the cloth.'],
      ['a see-saw', 'first', 'The support is between the two children.'],
      ['a crowbar that rests on a stone near the load', 'first', 'The stone is in between.'],
      ['a beam balance', 'first', 'The beam hangs between the two pans.'],
      ['a pair of pliers', 'first', 'The rivet is between the hand and the jaws.'],
      ['a claw hammer that draws a nail', 'first', 'The head turns between nail and hand.'],
      ['a nutcracker', 'second', 'The nut is between the hinge and the hand.'],
      ['a wheelbarrow', 'second', 'The load is between the wheel and the hands.'],
      ['a lemon squeezer with a hinge at its end', 'second', 'The lemon is in between.'],
      ['a bottle opener that lifts a crown cap', 'second', 'The edge of the cap is in between.'],
      ['a pair of tongs for rotis', 'third', 'The fingers press between the bend and the tips.'],
      ['a pair of tweezers', 'third', 'The fingers press between the bend and the tips.'],
      ['the forearm that lifts a bucket', 'third', 'The biceps pulls close to the elbow.'],
      [
        'a fishing rod, held at its end and pulled up a little above,',
        'third',
        'The pulling hand is between the end and the fish.',
      ],
      [
        'a broom, held still at the top and pushed below,',
        'third',
        'The pushing hand is between the top and the floor.',
      ],
    ],
  },
  (thing) => `Of which class of levers is ${thing.replace(/,$/, '')}: first, second or third?`,
  'What lies in the middle: the fulcrum, the load or the effort?',
);

const work = (draw: Draw): MadeQuestion => {
  const [force, way] = [draw.whole(4, 40) * 5, draw.whole(2, 25)];
  const isAcross = draw.whole(1, 5) === 1;
  const carried = draw.pick(['a suitcase', 'a bucket of water', 'a school bag', 'a basket']);
  if (isAcross)
    return {
      ask: `A porter holds ${carried} up with ${force} N and walks ${way} m along a level platform. How much work does this upward force do, in joule?`,
      hint: 'Does it move the load in its own direction?',
      steps: [
        'The force points up, the way is level: at right angles.',
        'There is no way in the direction of the force, so the work is 0 J.',
      ],
      answer: '0 J',
      accept: ['zero', 'none', '0 joules'],
      check: '0',
      slips: [
        {
          answer: `${show(force * way)} J`,
          why: 'You multiplied force and way, but they are at right angles. Nothing is lifted.',
          check: `${force} * ${way}`,
        },
      ],
    };
  return {
    ask: `A trolley is pushed with ${force} N over ${way} m in the direction of the push. How much work is done, in joule?`,
    hint: 'Work is force times the way in its direction.',
    steps: [`W = ${force} × ${way} = ${show(force * way)} J.`],
    answer: `${show(force * way)} J`,
    accept: [`${show(force * way)} joules`],
    check: `${force} * ${way}`,
    slips: [
      {
        answer: `${show(force / way)} J`,
        why: 'You divided. Twice the way means twice the work, so multiply.',
        check: `${force} / ${way}`,
      },
      {
        answer: `${force + way} J`,
        why: 'You added. Newton and metre are multiplied to give joule.',
        check: `${force} + ${way}`,
      },
    ],
  };
};

const MOVERS = [
  ['A bowler’s ball', 0.16, [10, 20, 25, 30]],
  ['A girl together with her bicycle', 50, [2, 3, 4, 5, 6]],
  ['A scooter together with its rider', 180, [5, 8, 10, 12]],
  ['A car', 900, [5, 10, 15, 20]],
  ['A football', 0.4, [5, 10, 15, 20]],
  ['A stone', 2, [3, 4, 5, 6, 7, 8]],
] as const;

const kinetic = (draw: Draw): MadeQuestion => {
  const [thing, mass, speeds] = draw.pick(MOVERS);
  const [speed = 5] = draw.some<number>(speeds, 1);
  const energy = (mass * speed ** 2) / 2;
  return {
    ask: `${thing} has a mass of ${show(mass)} kg and moves at ${speed} m/s. How large is the kinetic energy, in joule?`,
    hint: 'Half the mass times the square of the speed.',
    steps: [
      `½ × ${show(mass)} × ${speed}² = ½ × ${show(mass)} × ${speed ** 2}.`,
      `That is ${show(energy)} J.`,
    ],
    answer: `${show(energy)} J`,
    accept: [`${show(energy)} joules`],
    check: `${mass} * ${speed}^2 / 2`,
    slips: [
      {
        answer: `${show(mass * speed ** 2)} J`,
        why: 'You forgot the half.',
        check: `${mass} * ${speed}^2`,
      },
      {
        answer: `${show((mass * speed) / 2)} J`,
        why: 'You did not square the speed.',
        check: `${mass} * ${speed} / 2`,
      },
    ],
  };
};

const CLIMBERS = ['Yash', 'Divya', 'Salman', 'Mary', 'Pranav', 'Jaspreet'] as const;

const power = (draw: Draw): MadeQuestion => {
  const [mass, storeys, perStorey] = [draw.whole(8, 16) * 5, draw.whole(2, 5), draw.whole(6, 12)];
  const [height, time] = [3 * storeys, storeys * perStorey];
  const watts = (mass * 30) / perStorey;
  const isNeat = Number.isInteger(watts * 10);
  const seconds = isNeat ? time : storeys * 10;
  const answer = (mass * 10 * height) / seconds;
  return {
    ask: `${draw.pick(CLIMBERS)}, of ${mass} kg, runs up stairs that rise ${height} m in ${seconds} s. With what power is the body lifted, in watt? Take g as 10 m/s².`,
    hint: 'First find the work, then divide it by the time.',
    steps: [
      `Work: ${mass} × 10 × ${height} = ${show(mass * 10 * height)} J.`,
      `Power: ${show(mass * 10 * height)} ÷ ${seconds} = ${show(answer)} W.`,
    ],
    answer: `${show(answer)} W`,
    accept: [`${show(answer)} watts`],
    check: `${mass} * 10 * ${height} / ${seconds}`,
    slips: [
      {
        answer: `${show(answer / 10)} W`,
        why: 'You took the mass for the weight. A mass of 1 kg weighs about 10 N.',
        check: `${mass} * ${height} / ${seconds}`,
      },
      {
        answer: `${show(mass * 10 * height)} W`,
        why: 'This is the work in joule. Power is the work of one second.',
        check: `${mass} * 10 * ${height}`,
      },
    ],
  };
};

const balance = (draw: Draw): MadeQuestion => {
  const [loadArm, times, small] = [draw.whole(1, 3) * 10, draw.whole(2, 6), draw.whole(2, 12)];
  const effort = small * 10;
  const [load, effortArm] = [effort * times, loadArm * times];
  return {
    ask: `A stone of ${show(load)} N is lifted with a crowbar. The stone presses ${loadArm} cm from the fulcrum, the hand ${effortArm} cm on the other side. What effort balances the load, in newton?`,
    hint: 'Effort × its arm = load × its arm.',
    steps: [
      `Load × arm: ${show(load)} × ${loadArm} = ${show(load * loadArm)}.`,
      `${show(load * loadArm)} ÷ ${effortArm} = ${effort} N.`,
    ],
    answer: `${effort} N`,
    accept: [`${effort} newtons`],
    check: `${load} * ${loadArm} / ${effortArm}`,
    slips: [
      {
        answer: `${show(load * times)} N`,
        why: 'You turned it round. The long arm makes the effort smaller than the load.',
        check: `${load} * ${effortArm} / ${loadArm}`,
      },
      {
        answer: `${show(load)} N`,
        why: 'That would be right with equal arms. Here the arm of the hand is longer.',
        check: `${load}`,
      },
    ],
  };
};

const fallen = (draw: Draw): MadeQuestion => {
  const [speed, tenths] = draw.pick([
    [4, 8],
    [6, 18],
    [8, 32],
    [10, 50],
    [12, 72],
    [14, 98],
    [16, 128],
    [5, 12.5],
    [7, 24.5],
    [9, 40.5],
    [20, 200],
    [3, 4.5],
    [18, 162],
  ] as const);
  const height = tenths / 10;
  const thing = draw.pick(['A coconut', 'A ball', 'A stone', 'A bunch of keys']);
  return {
    ask: `${thing} falls from rest through ${show(height)} m. With what speed does it hit the ground, in m/s? Leave out the air and take g as 10 m/s².`,
    hint: 'Its potential energy turns into kinetic energy. The mass does not matter.',
    steps: [
      `m × 10 × ${show(height)} = ½ × m × v².`,
      `v² = 2 × 10 × ${show(height)} = ${speed ** 2}, so v = ${speed} m/s.`,
    ],
    answer: `${speed} m/s`,
    check: `sqrt(2 * 10 * ${height})`,
    slips: [
      {
        answer: `${speed ** 2} m/s`,
        why: 'This is the square of the speed. Take the root.',
        check: `2 * 10 * ${height}`,
      },
      {
        answer: `${show(height * 10)} m/s`,
        why: 'You took g times the height. That is the energy of each kilogram, in joule.',
        check: `10 * ${height}`,
      },
    ],
  };
};

const ramp = (draw: Draw): MadeQuestion => {
  const [times, halves, mass] = [draw.pick([2, 4, 5, 8]), draw.whole(1, 3), draw.whole(2, 8) * 20];
  const height = halves / 2;
  const length = height * times;
  const weight = mass * 10;
  const load = draw.pick(['A barrel', 'A motorcycle', 'A crate', 'A cupboard']);
  const effort = weight / times;
  return {
    ask: `${load} of ${mass} kg is pushed up a smooth ramp ${show(length)} m long onto a truck ${show(height)} m high. What effort along the ramp does it take, in newton? Leave out friction and take g as 10 m/s².`,
    hint: 'The work is the same as in lifting straight up, over a longer way.',
    steps: [
      `Lifting straight up: ${show(weight)} N over ${show(height)} m, that is ${show(weight * height)} J.`,
      `${show(weight * height)} ÷ ${show(length)} = ${show(effort)} N.`,
    ],
    answer: `${show(effort)} N`,
    accept: [`${show(effort)} newtons`],
    check: `${mass} * 10 * ${height} / ${length}`,
    slips: [
      {
        answer: `${show(weight)} N`,
        why: 'This is the weight. On a ramp the way is longer and the effort smaller.',
        check: `${mass} * 10`,
      },
      {
        answer: `${show(effort / 10)} N`,
        why: 'You took the mass for the weight. A mass of 1 kg weighs about 10 N.',
        check: `${mass} * ${height} / ${length}`,
      },
    ],
  };
};

export const CHAPTER_07 = [
  { id: 'lever', level: 'know', make: lever },
  { id: 'kinetic', level: 'use', make: kinetic },
  { id: 'balance', level: 'use', make: balance },
  { id: 'fallen', level: 'think', make: fallen },
  { id: 'work', level: 'know', make: work },
  { id: 'power', level: 'use', make: power },
  { id: 'ramp', level: 'think', make: ramp },
] as const satisfies readonly Maker[];
