import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const kind = groupOf(
  {
    marks: {
      contact: 'A contact force acts only between things that touch.',
      'non-contact': 'A non-contact force reaches across a gap.',
    },
    facts: [
      ['A girl kicks a football.', 'contact', 'Her foot touches the ball.'],
      ['A bullock pulls a cart.', 'contact', 'It is joined to the cart.'],
      ['Brakes rub on the rim of a wheel.', 'contact', 'Brake and rim touch: friction.'],
      ['A potter presses clay into shape.', 'contact', 'Hands touch the clay.'],
      ['A rough floor slows a rolling ball.', 'contact', 'Floor and ball touch: friction.'],
      ['A spring pushes up a lid.', 'contact', 'Spring and lid touch.'],
      ['Air slows a falling parachute.', 'contact', 'Air touches the parachute.'],
      ['A mango falls from the tree.', 'non-contact', 'Gravity pulls it from afar.'],
      [
        'A magnet draws pins through the air.',
        'non-contact',
        'Magnetic force reaches across the gap.',
      ],
      [
        'A rubbed comb lifts bits of paper.',
        'non-contact',
        'Electrostatic force reaches across the gap.',
      ],
      ['The Earth keeps the Moon in its path.', 'non-contact', 'Gravity reaches through space.'],
      [
        'Two north poles push each other away.',
        'non-contact',
        'Magnetic force reaches across the gap.',
      ],
      ['Raindrops fall towards the ground.', 'non-contact', 'Gravity pulls them from afar.'],
      [
        'A rubbed balloon draws hair upwards.',
        'non-contact',
        'Electrostatic force reaches across the gap.',
      ],
    ],
  },
  (thing) =>
    `${thing} Is the force at work a contact or a non-contact force? Answer contact or non-contact.`,
  'Would the force act across a gap?',
);

const netForce = (draw: Draw): MadeQuestion => {
  const [one, other] = [draw.whole(8, 20) * 5, draw.whole(4, 12) * 5];
  const against = draw.whole(2, 6) * 5;
  const net = one + other - against;
  const thing = draw.pick(['a trunk', 'a cupboard', 'a handcart', 'a sofa']);
  return {
    ask: `Two children push ${thing} to the right with ${one} N and ${other} N. A third pushes it to the left with ${against} N. What is the net force in newton?`,
    hint: 'Add forces in one direction, take away those against it.',
    steps: [
      `To the right: ${one} + ${other} = ${one + other} N.`,
      `${one + other} − ${against} = ${net} N.`,
    ],
    answer: `${net} N`,
    accept: [`${net} newton`, `${net} newtons`],
    check: `${one} + ${other} - ${against}`,
    slips: [
      {
        answer: `${one + other + against} N`,
        why: 'You added all three. The push to the left acts against the others.',
        check: `${one} + ${other} + ${against}`,
      },
      {
        answer: `${one + other} N`,
        why: 'You left out the push to the left.',
        check: `${one} + ${other}`,
      },
    ],
  };
};

const spring = (draw: Draw): MadeQuestion => {
  const [length, load] = [draw.whole(8, 20), draw.whole(2, 5)];
  const [stretch, times] = [draw.whole(1, 3), draw.whole(2, 5)];
  const answer = length + stretch * times;
  return {
    ask: `A spring is ${length} cm long. With ${load} N on it, it is ${length + stretch} cm long. It stretches evenly. How long is it with ${load * times} N, in cm?`,
    hint: `How much does it stretch for ${load} N?`,
    steps: [
      `For ${load} N it stretches by ${length + stretch} − ${length} = ${stretch} cm.`,
      `${load * times} N are ${times} times as much: ${times} × ${stretch} = ${times * stretch} cm.`,
      `${length} + ${times * stretch} = ${answer} cm.`,
    ],
    answer: `${answer} cm`,
    check: `${length} + ${stretch} / ${load} * ${load * times}`,
    slips: [
      {
        answer: `${(length + stretch) * times} cm`,
        why: `You took ${times} times the whole length. Only the stretch grows with the force.`,
        check: `(${length} + ${stretch}) * ${times}`,
      },
      {
        answer: `${stretch * times} cm`,
        why: 'This is the stretch. Add it to the length without a load.',
        check: `${stretch} * ${times}`,
      },
    ],
  };
};

const moonWeight = (draw: Draw): MadeQuestion => {
  const mass = draw.whole(2, 20) * 3;
  const [weight, answer] = [mass * 10, (mass * 10) / 6];
  return {
    ask: `A mass of 1 kg weighs about 10 N on the Earth, and on the Moon everything weighs one sixth of that. How many newton does ${draw.pick(['a rover', 'a box of tools', 'an instrument'])} of ${mass} kg weigh on the Moon, with these values?`,
    hint: 'Find the weight on the Earth first.',
    steps: [
      `On the Earth: ${mass} × 10 = ${weight} N.`,
      `${weight} ÷ 6 = ${answer}, so ${answer} N.`,
    ],
    answer: `${answer} N`,
    accept: [`${answer} newton`, `${answer} newtons`],
    check: `${mass} * 10 / 6`,
    slips: [
      {
        answer: `${weight} N`,
        why: 'This is the weight on the Earth. On the Moon it is one sixth.',
        check: `${mass} * 10`,
      },
      {
        answer: `${show(mass / 6)} N`,
        why: 'You took one sixth of the mass. The mass stays; one sixth of the weight is asked.',
      },
    ],
  };
};

export const chapter05 = [
  { id: 'kind', level: 'know', make: kind },
  { id: 'net-force', level: 'use', make: netForce },
  { id: 'spring', level: 'use', make: spring },
  { id: 'moon-weight', level: 'think', make: moonWeight },
] as const satisfies readonly Maker[];
