import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const aid = groupOf(
  {
    marks: {
      Braille: 'Braille has raised dots that are read with the fingertips.',
      'sign language': 'In sign language people talk with hands and face.',
      ramp: 'A ramp lets wheels go up where others use steps.',
      'white cane': 'A white cane feels the way and shows others that its owner cannot see.',
    },
    facts: [
      ['reads a story with her fingertips', 'Braille', 'Fingers can feel the raised dots.'],
      [
        'cannot see and wants to read a menu',
        'Braille',
        'Raised dots on the card are read by touch.',
      ],
      [
        'cannot see and looks for the right lift button',
        'Braille',
        'Raised dots beside the button can be felt.',
      ],
      ['writes a letter in raised dots', 'Braille', 'Writing in raised dots is Braille.'],
      [
        'cannot hear and wants to tell a joke',
        'sign language',
        'Hands can tell it without a sound.',
      ],
      ['talks with moving hands', 'sign language', 'Hands and face make the words.'],
      [
        'cannot hear and watches the news on television',
        'sign language',
        'A woman in the corner of the picture tells the news in signs.',
      ],
      [
        'cannot hear the teacher, but sees her hands speak',
        'sign language',
        'The teacher speaks in signs.',
      ],
      ['comes to the library in a wheelchair', 'ramp', 'Wheels roll up a slope, not up steps.'],
      ['pushes a baby in a pram up to the bank', 'ramp', 'Wheels roll up a slope, not up steps.'],
      [
        'wants to get a wheelchair into the school',
        'ramp',
        'Wheels roll up a slope, not up steps.',
      ],
      [
        'pulls a heavy bag on wheels to the platform',
        'ramp',
        'Wheels roll up a slope, not up steps.',
      ],
      [
        'cannot see and walks along a footpath',
        'white cane',
        'It finds kerbs and holes before the foot does.',
      ],
      [
        'cannot see and feels for the edge of the stairs',
        'white cane',
        'It finds the edge before the foot does.',
      ],
      [
        'cannot see and wants drivers to notice it',
        'white cane',
        'Drivers know what the white stick means.',
      ],
    ],
  },
  (does) =>
    `Somebody ${does}. Which of these is a help here: Braille, sign language, a ramp or a white cane?`,
  'Is it about seeing, hearing or moving?',
);

const kindness = groupOf(
  {
    marks: {
      kind: 'A kind deed helps an animal or leaves it in peace.',
      unkind: 'An unkind deed hurts, frightens or harms an animal.',
    },
    facts: [
      ['putting out a bowl of water for birds in May', 'kind', 'Birds are thirsty in the heat.'],
      ['watching a nest from far away', 'kind', 'The parents are not frightened off.'],
      ['calling a vet for a hurt calf', 'kind', 'The vet knows how to heal it.'],
      ['leaving a snail on its leaf', 'kind', 'It is left in peace.'],
      ['giving the street dog a sack to lie on in winter', 'kind', 'The sack keeps it warm.'],
      ['carrying a beetle out of the house on a paper', 'kind', 'It can go on living outside.'],
      ['flying kites away from where birds rest', 'kind', 'Birds cannot be cut by the string.'],
      ['throwing stones at a dog', 'unkind', 'Stones hurt.'],
      ['pulling a cat’s tail', 'unkind', 'It hurts the cat.'],
      ['taking eggs out of a nest', 'unkind', 'The parents lose their young.'],
      ['leaving plastic bags where cows graze', 'unkind', 'A cow may swallow them and fall ill.'],
      ['bursting crackers near a puppy', 'unkind', 'The noise frightens it.'],
      [
        'keeping a wild parrot in a small cage',
        'unkind',
        'It cannot fly, and it is against the law as well.',
      ],
      ['catching butterflies by the wings', 'unkind', 'Their wings break easily.'],
    ],
  },
  (deed) => `Is it kind or unkind to animals: ${deed}?`,
  'How would you feel in the place of the animal?',
);

const EATEN = ['biscuits', 'bananas', 'guavas', 'laddoos', 'groundnuts'] as const;
const GUESTS = [
  ['the school guard', 1],
  ['the gardener', 1],
  ['the bus driver and the helper', 2],
  ['two children of another class', 2],
] as const;

const fairShare = (draw: Draw): MadeQuestion => {
  const [children, each] = [draw.whole(3, 7), draw.whole(2, 8)];
  const [guest, more] = draw.pick(GUESTS);
  const people = children + more;
  const thing = draw.pick(EATEN);
  const shown = people * each;
  return {
    ask: `${children} children share ${shown} ${thing} with ${guest}, so that everyone gets the same number. How many does each person get?`,
    hint: 'How many people share?',
    steps: [
      `${children} children and ${more} more are ${people} people.`,
      `${shown} ÷ ${people} = ${each} ${thing} for each.`,
    ],
    answer: `${each} ${thing}`,
    check: `${shown} / (${children} + ${more})`,
    slips: [
      ...(shown % children === 0
        ? [
            {
              answer: `${shown / children} ${thing}`,
              why: `You shared among the children only. They share with ${guest}.`,
              check: `${shown} / ${children}`,
            },
          ]
        : []),
      {
        answer: `${each + 1} ${thing}`,
        why: `For that ${people * (each + 1)} would be needed.`,
        check: `${shown} / (${children} + ${more}) + 1`,
      },
    ],
  };
};

const birdWater = (draw: Draw): MadeQuestion => {
  const [cups, weeks] = [draw.whole(2, 6), draw.whole(2, 4)];
  const who = draw.pick(['for birds', 'for squirrels', 'for the street dogs', 'for sparrows']);
  return {
    ask: `${draw.pick(CHILDREN)} fills a clay bowl ${who} with ${cups} cups of water every day. How many cups are that in ${weeks} weeks?`,
    hint: `How many days are ${weeks} weeks?`,
    steps: [
      `${weeks} × 7 = ${weeks * 7} days.`,
      `${weeks * 7} × ${cups} = ${weeks * 7 * cups} cups.`,
    ],
    answer: `${weeks * 7 * cups} cups`,
    check: `${weeks} * 7 * ${cups}`,
    slips: [
      {
        answer: `${weeks * cups} cups`,
        why: 'You counted one day for each week. A week has seven.',
        check: `${weeks} * ${cups}`,
      },
      {
        answer: `${weeks * 5 * cups} cups`,
        why: 'You counted school days only. Animals drink on Sundays too.',
        check: `${weeks} * 5 * ${cups}`,
      },
    ],
  };
};

const turns = (draw: Draw): MadeQuestion => {
  const [children, each] = [draw.whole(4, 8), draw.whole(3, 8)];
  const total = children * each;
  const thing = draw.pick(['one swing', 'one bicycle', 'one skipping rope', 'one kite']);
  return {
    ask: `${children} children share ${thing} for ${total} minutes, one after the other, all equally long. How many minutes does the last child wait for a turn?`,
    hint: 'How long is one turn, and how many turns come before the last?',
    steps: [
      `One turn: ${total} ÷ ${children} = ${each} minutes.`,
      `Before the last child come ${children - 1} others: ${children - 1} × ${each} = ${(children - 1) * each} minutes.`,
    ],
    answer: `${(children - 1) * each} minutes`,
    check: `${total} - ${total} / ${children}`,
    slips: [
      {
        answer: `${total} minutes`,
        why: 'Then all the time would be over. The last turn itself is no waiting.',
        check: `${children} * ${each}`,
      },
      {
        answer: `${each} minutes`,
        why: 'This is the length of one turn.',
        check: `${total} / ${children}`,
      },
    ],
  };
};

export const CHAPTER_06 = [
  { id: 'aid', level: 'know', make: aid },
  { id: 'fair-share', level: 'use', make: fairShare },
  { id: 'bird-water', level: 'use', make: birdWater },
  { id: 'turns', level: 'think', make: turns },
  { id: 'kindness', level: 'know', make: kindness },
] as const;
