import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const mode = groupOf(
  {
    marks: {
      conduction:
        'In conduction heat passes through a material whose particles stay in their places.',
      convection: 'In convection hot liquid or gas moves and carries the heat.',
      radiation: 'In radiation heat comes straight across and needs no material.',
    },
    facts: [
      [
        'A steel spoon in hot dal warms the fingers.',
        'conduction',
        'The heat goes through the solid steel.',
      ],
      [
        'An iron tawa passes the heat of the stove to the roti.',
        'conduction',
        'The roti touches the hot iron.',
      ],
      [
        'The handle of an iron pan becomes hot.',
        'conduction',
        'The heat goes along the solid iron.',
      ],
      [
        'A bare foot feels cold on a marble floor.',
        'conduction',
        'Heat leaves the foot where it touches the stone.',
      ],
      ['Ironing makes a shirt hot.', 'conduction', 'The hot metal touches the cloth.'],
      [
        'Water in a pot moves up in the middle and down at the sides.',
        'convection',
        'Hot water rises and cooler water sinks.',
      ],
      ['Smoke rises from an agarbatti.', 'convection', 'Warm air rises and takes the smoke along.'],
      [
        'A sea breeze sets in during the afternoon.',
        'convection',
        'Warm air rises over the land and sea air flows in.',
      ],
      [
        'Warm air leaves a room through a window near the ceiling.',
        'convection',
        'Warm air rises.',
      ],
      [
        'Paper snakes turn over a lamp in rising air.',
        'convection',
        'Air heated by the lamp rises.',
      ],
      [
        'The Sun warms the Earth through empty space.',
        'radiation',
        'There is nothing between that could conduct or flow.',
      ],
      [
        'Sitting beside a bonfire, one feels the face grow hot.',
        'radiation',
        'Hot air goes up, but the heat reaches the face straight across.',
      ],
      [
        'A dark car in the sun grows hotter than a white one.',
        'radiation',
        'Dark surfaces take in more of the Sun’s radiation.',
      ],
      [
        'Hands are warmed in front of a glowing heater.',
        'radiation',
        'The heat reaches the hands straight across.',
      ],
    ],
  },
  (thing) => `${thing} Is this mainly conduction, convection or radiation?`,
  'Is there a solid in touch, a moving liquid or gas, or neither?',
);

const CHILDREN = ['Selvi', 'Aman', 'Rosy', 'Chirag', 'Tashi', 'Zeenat'] as const;

const breeze = (draw: Draw): MadeQuestion => {
  const [isSea, sea, apart] = [draw.chance(), draw.whole(26, 29), draw.whole(3, 6)];
  const land = isSea ? sea + apart : sea - apart;
  const place = draw.pick(['Puri', 'Chennai', 'Kochi', 'Goa', 'Visakhapatnam', 'Dwarka']);
  const answer = isSea ? 'sea' : 'land';
  const why = isSea
    ? 'The land is warmer, so air rises over the land and flows in from the sea.'
    : 'The sea is warmer, so air rises over the sea and flows in from the land.';
  return {
    ask: `On the coast at ${place} the land is at ${land} °C and the sea at ${sea} °C. If only this difference matters, is there a sea breeze or a land breeze? Answer sea or land.`,
    hint: 'Air rises over the warmer side. From where does other air flow in?',
    steps: [why, 'A breeze is named after the side from which it comes.'],
    answer,
    accept: [`${answer} breeze`, `a ${answer} breeze`],
    slips: [
      {
        answer: isSea ? 'land' : 'sea',
        why: `A breeze is named after the side from which it comes. ${why}`,
      },
    ],
  };
};

const seeping = (draw: Draw): MadeQuestion => {
  const [rate, minutes] = [draw.whole(4, 20) * 5, draw.whole(3, 9)];
  const total = rate * minutes;
  const soil = draw.pick(['sandy soil', 'garden soil', 'gravel', 'loamy soil']);
  return {
    ask: `${draw.pick(CHILDREN)} pours ${total} mL of water on ${soil} in a funnel. All of it seeps through in ${minutes} minutes. How many millilitres seep in one minute on average?`,
    hint: 'Share the water out over the minutes.',
    steps: [`${total} ÷ ${minutes} = ${rate}, so ${rate} mL in each minute.`],
    answer: `${rate} mL`,
    accept: [`${rate} mL per minute`, `${rate} mL/min`],
    check: `${total} / ${minutes}`,
    slips: [
      {
        answer: `${total - minutes} mL`,
        why: 'You took the minutes away from the millilitres. Share the water out: divide.',
        check: `${total} - ${minutes}`,
      },
    ],
  };
};

const slower = (draw: Draw): MadeQuestion => {
  const [clay, times, minutes] = [draw.whole(2, 6) * 2, draw.whole(3, 8), draw.whole(5, 10)];
  const sand = clay * times;
  const less = (sand - clay) * minutes;
  return {
    ask: `In one minute ${sand} mL of water seep through sand and ${clay} mL through clay. How many millilitres more seep through the sand in ${minutes} minutes, at this pace?`,
    hint: 'Find the difference for one minute first.',
    steps: [
      `For one minute: ${sand} − ${clay} = ${sand - clay} mL.`,
      `${sand - clay} × ${minutes} = ${less} mL.`,
    ],
    answer: `${less} mL`,
    check: `${sand} * ${minutes} - ${clay} * ${minutes}`,
    slips: [
      {
        answer: `${sand - clay} mL`,
        why: `This is the difference for one minute. Asked is that for ${minutes} minutes.`,
        check: `${sand} - ${clay}`,
      },
      {
        answer: `${sand * minutes} mL`,
        why: 'This is all the water through the sand. Take away what the clay lets through.',
        check: `${sand} * ${minutes}`,
      },
    ],
  };
};

export const chapter07 = [
  { id: 'mode', level: 'know', make: mode },
  { id: 'breeze', level: 'use', make: breeze },
  { id: 'seeping', level: 'use', make: seeping },
  { id: 'slower', level: 'think', make: slower },
] as const satisfies readonly Maker[];
