import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const caresFor = groupOf(
  {
    marks: {
      cleanliness: 'Cleanliness keeps dirt and germs away.',
      exercise: 'Exercise makes the body move and grow strong.',
      sleep: 'Sleep gives body and mind their rest.',
      feelings: 'Feelings such as anger and worry get smaller when we care for them.',
    },
    facts: [
      ['cutting your nails', 'cleanliness', 'Dirt sits under long nails.'],
      ['brushing your teeth', 'cleanliness', 'Brushing takes food and germs from the teeth.'],
      ['washing hands with soap', 'cleanliness', 'Soap takes germs away.'],
      ['putting on fresh socks', 'cleanliness', 'Worn socks are full of sweat.'],
      ['washing your hair', 'cleanliness', 'Dust and oil leave the hair.'],
      ['skipping with a rope', 'exercise', 'Skipping moves the whole body.'],
      ['a game of kho-kho', 'exercise', 'Kho-kho is running and dodging.'],
      ['climbing stairs', 'exercise', 'Climbing makes the legs strong.'],
      ['cycling to the shop', 'exercise', 'Cycling makes legs and heart work.'],
      ['going to bed at half past eight', 'sleep', 'An early bedtime gives a long night.'],
      ['a dark and quiet bedroom', 'sleep', 'In dark and quiet we sleep deeper.'],
      ['putting the phone away before bed', 'sleep', 'The bright screen keeps us awake.'],
      ['telling your mother about a worry', 'feelings', 'A worry that is told gets smaller.'],
      ['slow breaths when you are angry', 'feelings', 'Slow breaths calm anger.'],
      ['saying sorry after a quarrel', 'feelings', 'After a sorry both feel better.'],
      ['writing down why you are sad', 'feelings', 'Sadness that has words is easier to bear.'],
    ],
  },
  (thing) => `Is ${thing} mostly about cleanliness, exercise, sleep or feelings?`,
  'Does it remove dirt, move the body, help you rest or calm the mind?',
);

const safe = countOf(
  {
    marks: {
      safe: 'What keeps you and others from getting hurt is safe.',
      unsafe: 'What can hurt you or others is unsafe.',
    },
    facts: [
      ['crossing at the zebra crossing', 'safe', 'Drivers expect people at a zebra crossing.'],
      ['wearing a helmet on a scooter', 'safe', 'A helmet protects the head.'],
      ['telling an adult about a bad touch', 'safe', 'An adult whom you trust can help.'],
      ['drying your hands before you press a switch', 'safe', 'Dry hands keep the current away.'],
      ['carrying scissors with the points down', 'safe', 'Points that look down hurt nobody.'],
      [
        'covering your mouth when you cough',
        'safe',
        'A covered cough keeps germs away from others.',
      ],
      ['boiling water that may be dirty', 'safe', 'Boiling kills germs.'],
      [
        'running after a ball onto the road',
        'unsafe',
        'On the road a car may come, and it cannot stop at once.',
      ],
      ['flying a kite near electric wires', 'unsafe', 'The wires can give a deadly shock.'],
      ['taking a sweet from a stranger', 'unsafe', 'You do not know what the stranger wants.'],
      ['eating an unknown berry', 'unsafe', 'An unknown berry may be poisonous.'],
      ['leaning out of a moving bus', 'unsafe', 'Outside the bus something may hit your head.'],
      ['playing with matches', 'unsafe', 'With matches clothes catch fire quickly.'],
      ['swallowing a tablet without asking', 'unsafe', 'Medicine is given by adults only.'],
    ],
  },
  'safe',
  'How many of these are safe',
);

const SLEEPERS = ['Dorji', 'Leela', 'Ayaan', 'Sneha', 'Manav', 'Bhumika', 'Thomas'] as const;

const sleep = (draw: Draw): MadeQuestion => {
  const [bed, up] = [draw.whole(8, 10), draw.whole(5, 7)];
  const [before, hours] = [12 - bed, 12 - bed + up];
  return {
    ask: `${draw.pick(SLEEPERS)} falls asleep at ${bed} p.m. and wakes up at ${up} a.m. How many hours of sleep is that?`,
    hint: 'Count up to midnight first, and then on.',
    steps: [
      `From ${bed} p.m. to midnight: 12 − ${bed} = ${before} hours.`,
      `From midnight to ${up} a.m.: ${up} hours.`,
      `${before} + ${up} = ${hours} hours.`,
    ],
    answer: `${hours} hours`,
    check: `12 - ${bed} + ${up}`,
    slips: [
      {
        answer: bed - up === 1 ? '1 hour' : `${bed - up} hours`,
        why: `You subtracted ${up} from ${bed}. The night goes past midnight.`,
        check: `${bed} - ${up}`,
      },
      {
        answer: `${bed + up} hours`,
        why: 'You added the two times. Count from one to the other, past midnight.',
        check: `${bed} + ${up}`,
      },
    ],
  };
};

const brushing = (draw: Draw): MadeQuestion => {
  const [minutes, flow, mug] = [draw.whole(2, 3), draw.whole(4, 8), draw.whole(1, 2)];
  const days = draw.whole(2, 7);
  const saved = minutes * flow - mug;
  return {
    ask: `While brushing, ${draw.pick(SLEEPERS)} lets the tap run for ${minutes} minutes; ${flow} litres flow each minute. With a mug, ${mug === 1 ? '1 litre is' : `${mug} litres are`} enough. How many litres does the mug save in ${days} days with one brushing each?`,
    hint: 'How much does the mug save in one brushing?',
    steps: [
      `The tap: ${minutes} × ${flow} = ${minutes * flow} litres.`,
      `Saved each time: ${minutes * flow} − ${mug} = ${saved} litres.`,
      `In ${days} days: ${days} × ${saved} = ${days * saved} litres.`,
    ],
    answer: `${days * saved} litres`,
    check: `(${minutes} * ${flow} - ${mug}) * ${days}`,
    slips: [
      {
        answer: `${days * minutes * flow} litres`,
        why: 'That is all that runs from the tap. The mug needs some water too.',
        check: `${minutes} * ${flow} * ${days}`,
      },
      {
        answer: `${saved} litres`,
        why: `This is saved on one day. Asked are ${days} days.`,
        check: `${minutes} * ${flow} - ${mug}`,
      },
    ],
  };
};

export const CHAPTER_06 = [
  { id: 'cares-for', level: 'know', make: caresFor },
  { id: 'sleep', level: 'use', make: sleep },
  { id: 'safe', level: 'use', make: safe },
  { id: 'brushing', level: 'think', make: brushing },
] as const;
