import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const whereToGo = groupOf(
  {
    marks: {
      bank: 'A bank looks after money.',
      'post office': 'A post office sends letters and parcels.',
      hospital: 'In a hospital the sick and injured are treated.',
      'police station':
        'The police help when something is lost or stolen or somebody is in danger.',
    },
    facts: [
      ['borrow money for a new shop', 'bank', 'A bank lends money; that is called a loan.'],
      ['keep gold bangles in a locker', 'bank', 'Lockers for valuables are in a bank.'],
      ['learn how to use an ATM card', 'bank', 'With an ATM card one takes money from a bank.'],
      [
        'ask for new notes in place of torn ones',
        'bank',
        'A bank changes torn notes for new ones.',
      ],
      ['buy postage stamps', 'post office', 'Stamps pay for sending a letter.'],
      ['send a parcel to an aunt', 'post office', 'Parcels travel by post.'],
      ['ask why a letter has not come', 'post office', 'Letters are carried by the post.'],
      ['send a rakhi by speed post', 'post office', 'Speed post is a quick letter.'],
      ['have a broken arm put in plaster', 'hospital', 'A doctor sets broken bones.'],
      ['have an X-ray taken', 'hospital', 'An X-ray shows the bones inside.'],
      ['have your eyes tested by a doctor', 'hospital', 'Eyes are tested by an eye doctor.'],
      ['get help for a bad burn', 'hospital', 'A burn needs a doctor.'],
      ['report a stolen cycle', 'police station', 'A theft is reported to the police.'],
      [
        'report that a child is lost',
        'police station',
        'The police search for people who are lost.',
      ],
      [
        'hand in a purse found on the road',
        'police station',
        'The police look for the owner of a lost purse.',
      ],
      ['tell about a thief in the lane', 'police station', 'The police deal with thieves.'],
    ],
  },
  (thing) => `Which is the right place to ${thing}: bank, post office, hospital or police station?`,
  'Is it about money, letters, health or safety?',
);

const WINDS = ['north', 'east', 'south', 'west'] as const;
const BETWEEN = ['north-east', 'south-east', 'south-west', 'north-west'] as const;

const wind = (at: number): string => WINDS[(at + 4) % 4] ?? 'north';

const PLACES = [
  'school',
  'market',
  'park',
  'bank',
  'temple',
  'mosque',
  'library',
  'bus stop',
] as const;

const wayBack = (draw: Draw): MadeQuestion => {
  const at = draw.whole(0, 3);
  const winds = draw.pick([WINDS, BETWEEN]);
  const [there = 'north', back = 'south'] = [winds[at], winds[(at + 2) % 4]];
  const [one = 'school', other = 'park'] = draw.some(PLACES, 2);
  return {
    ask: `The ${one} is to the ${there} of the ${other}. In which direction do you walk from the ${one} to the ${other}?`,
    hint: 'It is the way back. Which direction is the opposite?',
    steps: [
      `From the ${other} to the ${one} one walks ${there}.`,
      `The opposite of ${there} is ${back}.`,
    ],
    answer: back,
    accept: [`to the ${back}`],
    slips: [
      {
        answer: there,
        why: `That is the way from the ${other} to the ${one}. You walk the other way.`,
      },
    ],
  };
};

const WALKERS = ['Zoya', 'Navneet', 'Lobsang', 'Kaveri', 'Joseph', 'Anjali'] as const;

const turn = (draw: Draw): MadeQuestion => {
  const [from, side] = [draw.whole(0, 3), draw.pick([-1, 1])];
  const [to, wrong] = [wind(from + side), wind(from - side)];
  const [hand, other] = side === 1 ? ['right', 'left'] : ['left', 'right'];
  return {
    ask: `${draw.pick(WALKERS)} faces ${wind(from)} and turns ${hand}. Which direction is in front now?`,
    hint: 'Clockwise the directions are north, east, south, west. A right turn goes clockwise.',
    steps: [
      `With ${wind(from)} in front, ${to} is on the ${hand} and ${wrong} on the ${other}.`,
      `So ${to} is in front now.`,
    ],
    answer: to,
    accept: [`the ${to}`],
    slips: [{ answer: wrong, why: `That is on the ${other} of someone who faces ${wind(from)}.` }],
  };
};

const mapScale = (draw: Draw): MadeQuestion => {
  const [scale, length] = [draw.pick([20, 50, 100, 200]), draw.whole(3, 9)];
  const [one = 'school', other = 'park'] = draw.some(PLACES, 2);
  return {
    ask: `On a map of the neighbourhood 1 cm stands for ${scale} m. From the ${one} to the ${other} it is ${length} cm on the map. How many metres is it in real life?`,
    hint: `Each centimetre on the map is ${scale} m.`,
    steps: [`${length} × ${scale} = ${show(length * scale)} m.`],
    answer: `${show(length * scale)} m`,
    check: `${length} * ${scale}`,
    slips: [
      {
        answer: `${scale + length} m`,
        why: `You added. Each of the ${length} centimetres stands for ${scale} m.`,
        check: `${scale} + ${length}`,
      },
    ],
  };
};

const roundWalk = (draw: Draw): MadeQuestion => {
  const [long, cross] = [draw.whole(3, 9) * 50, draw.whole(2, 9) * 25];
  const [from, side] = [draw.whole(0, 3), draw.pick([-1, 1])];
  const who = draw.pick(WALKERS);
  return {
    ask: `${who} walks ${long} m ${wind(from)}, then ${cross} m ${wind(from + side)}, then ${long} m ${wind(from + 2)}. How many metres is it from there straight to the start?`,
    hint: `Draw the way. Does walking ${wind(from + 2)} undo walking ${wind(from)}?`,
    steps: [
      `${long} m ${wind(from)} and ${long} m ${wind(from + 2)} cancel each other.`,
      `Only ${cross} m to the ${wind(from + side)} are left.`,
    ],
    answer: `${cross} m`,
    check: `${long} + ${cross} - ${long}`,
    slips: [
      {
        answer: `${show(2 * long + cross)} m`,
        why: 'That is the whole way walked. The third part undoes the first.',
        check: `2 * ${long} + ${cross}`,
      },
    ],
  };
};

export const CHAPTER_02 = [
  { id: 'where-to-go', level: 'know', make: whereToGo },
  { id: 'way-back', level: 'use', make: wayBack },
  { id: 'map-scale', level: 'use', make: mapScale },
  { id: 'round-walk', level: 'think', make: roundWalk },
  { id: 'turn', level: 'use', make: turn },
] as const;
