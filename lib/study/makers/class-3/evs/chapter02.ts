import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const safety = groupOf(
  {
    marks: {
      safe: 'It is safe to stay with your own people, to wait where you can be found, and to ask those who are there to help.',
      unsafe:
        'It is unsafe to go off alone, to follow somebody you do not know, or to be close to traffic, fire and moving rides.',
    },
    facts: [
      ['holding a grown-up’s hand in the crowd', 'safe', 'So nobody gets lost.'],
      ['fixing a meeting place before you start', 'safe', 'Everyone knows where to wait.'],
      ['knowing your parent’s phone number by heart', 'safe', 'A helper can ring at once.'],
      ['asking a police officer when you are lost', 'safe', 'The police are there to help.'],
      [
        'going to the information booth when you are lost',
        'safe',
        'There your name is called out.',
      ],
      ['sitting still on the ride with the belt closed', 'safe', 'The belt keeps you in the seat.'],
      ['drinking water you have brought from home', 'safe', 'You know that it is clean.'],
      ['running into the crowd to search for your parents', 'unsafe', 'You only get further away.'],
      ['leaving with a stranger who offers sweets', 'unsafe', 'You do not know this person.'],
      ['standing up while the giant wheel turns', 'unsafe', 'You may fall out.'],
      ['walking on the road beside the fair', 'unsafe', 'Cars and buses drive there.'],
      ['eating chaat on which flies are sitting', 'unsafe', 'Flies carry germs to the food.'],
      ['playing close to the cook’s stove', 'unsafe', 'Flames and hot oil burn.'],
      ['hiding behind a tent for fun', 'unsafe', 'Nobody knows where you are.'],
    ],
  },
  (deed) => `At a crowded fair, is ${deed} safe or unsafe?`,
  'What could happen next?',
);

const worker = groupOf(
  {
    marks: {
      potter: 'A potter works with clay.',
      weaver: 'A weaver works with thread on a loom.',
      carpenter: 'A carpenter works with wood.',
      cook: 'A cook prepares food.',
    },
    facts: [
      ['a clay lamp', 'potter', 'The lamp is shaped from clay and fired.'],
      ['a matka for water', 'potter', 'A matka is shaped on the wheel from clay.'],
      ['a flower pot of clay', 'potter', 'It is shaped from clay and fired.'],
      ['a clay money box', 'potter', 'It is shaped from clay and fired.'],
      ['a cotton sari', 'weaver', 'A sari is woven from cotton thread.'],
      ['a woollen shawl', 'weaver', 'A shawl is woven from woollen thread.'],
      ['a durrie for the floor', 'weaver', 'A durrie is woven from thick thread.'],
      ['a gamchha', 'weaver', 'A gamchha is woven from cotton thread.'],
      ['a wooden toy cart', 'carpenter', 'The cart is cut and joined from wood.'],
      ['a low stool', 'carpenter', 'Its legs and seat are cut from wood.'],
      ['a wooden cricket stump', 'carpenter', 'The stump is turned from wood.'],
      ['a plate of jalebis', 'cook', 'Jalebis are fried and dipped in syrup.'],
      ['a bowl of bhelpuri', 'cook', 'Bhelpuri is mixed from puffed rice and chutney.'],
      ['hot pakoras', 'cook', 'Pakoras are dipped in batter and fried.'],
    ],
  },
  (thing) =>
    `At the fair you see ${thing}. Who made it: a potter, a weaver, a carpenter or a cook?`,
  'What is it made of?',
);

const SNACKS = [
  'a plate of chaat',
  'a bowl of kulfi',
  'a packet of jalebis',
  'a toy windmill',
] as const;
const RIDES = [
  'the giant wheel',
  'the merry-go-round',
  'the toy train',
  'the puppet show',
] as const;

const spending = (draw: Draw): MadeQuestion => {
  const [tickets, price] = [draw.whole(2, 5), draw.whole(2, 4) * 10];
  const snack = draw.whole(3, 8) * 10;
  const [ride, treat] = [draw.pick(RIDES), draw.pick(SNACKS)];
  const spent = tickets * price + snack;
  const note = spent < 200 ? 200 : 500;
  return {
    ask: `At the fair ${tickets} tickets for ${ride} cost ₹${price} each, and ${treat} costs ₹${snack}. Grandfather pays for all of it with ₹${note}. How many rupees come back?`,
    hint: 'First find the price of all tickets.',
    steps: [
      `Tickets: ${tickets} × ${price} = ₹${tickets * price}.`,
      `Together: ${tickets * price} + ${snack} = ₹${spent}.`,
      `Back: ${note} − ${spent} = ₹${note - spent}.`,
    ],
    answer: `₹${note - spent}`,
    check: `${note} - (${tickets} * ${price} + ${snack})`,
    slips: [
      {
        answer: `₹${spent}`,
        why: 'This is what he has to pay. What comes back is asked.',
        check: `${tickets} * ${price} + ${snack}`,
      },
      {
        answer: `₹${note - price - snack}`,
        why: `You paid for one ticket only. There are ${tickets}.`,
        check: `${note} - ${price} - ${snack}`,
      },
    ],
  };
};

const rounds = (draw: Draw): MadeQuestion => {
  const [seats, full] = [draw.whole(6, 10), draw.whole(2, 6)];
  const rest = draw.whole(1, seats - 1);
  const children = seats * full + rest;
  const ride = draw.pick(['A merry-go-round', 'A swing boat', 'A toy train', 'A small wheel']);
  return {
    ask: `${ride} has room for ${seats} children in each round. ${children} children are waiting. How many rounds are needed so that everyone gets a ride?`,
    hint: 'What happens to those who do not fill a round?',
    steps: [
      `${full} full rounds carry ${full} × ${seats} = ${full * seats} children.`,
      `${rest === 1 ? 'One child is' : `${rest} children are`} left and need${rest === 1 ? 's' : ''} one more round: ${full} + 1 = ${full + 1} rounds.`,
    ],
    answer: `${full + 1} rounds`,
    check: `ceil(${children} / ${seats})`,
    slips: [
      {
        answer: `${full} rounds`,
        why: `After ${full} rounds ${rest === 1 ? 'one child has' : `${rest} children have`} had no ride yet.`,
        check: `floor(${children} / ${seats})`,
      },
      {
        answer: `${full + 2} rounds`,
        why: 'One round too many: nobody would be left for the last one.',
        check: `ceil(${children} / ${seats}) + 1`,
      },
    ],
  };
};

const nextBus = (draw: Draw): MadeQuestion => {
  const [hour, gap] = [draw.whole(3, 8), draw.pick([10, 15, 20])];
  const bus = draw.whole(1, Math.floor(50 / gap)) * gap;
  const arrives = bus - draw.whole(2, gap - 2);
  const previous = bus - gap;
  const at = (minute: number) => `${hour}:${String(minute).padStart(2, '0')}`;
  return {
    ask: `Buses to the fair leave at ${hour}:00 and then every ${gap} minutes. ${draw.pick(CHILDREN)} reaches the stop at ${at(arrives)}. When does the next bus leave?`,
    hint: 'Say the times of the buses one after the other.',
    steps: [
      `Buses leave at ${at(previous)} and at ${at(bus)}.`,
      `At ${at(arrives)} the ${at(previous)} bus has gone, so the next one leaves at ${at(bus)}.`,
    ],
    answer: at(bus),
    accept: [at(bus).replace(':', '.')],
    check: `[${hour}, ceil(${arrives} / ${gap}) * ${gap}]`,
    slips: [
      {
        answer: at(previous),
        why: 'This bus has gone already.',
        check: `[${hour}, floor(${arrives} / ${gap}) * ${gap}]`,
      },
      ...(arrives + gap < 60
        ? [
            {
              answer: at(arrives + gap),
              why: `The buses do not wait for the child. They leave every ${gap} minutes from ${hour}:00 on.`,
              check: `[${hour}, ${arrives} + ${gap}]`,
            },
          ]
        : []),
    ],
  };
};

export const CHAPTER_02 = [
  { id: 'safety', level: 'know', make: safety },
  { id: 'spending', level: 'use', make: spending },
  { id: 'next-bus', level: 'use', make: nextBus },
  { id: 'rounds', level: 'think', make: rounds },
  { id: 'worker', level: 'know', make: worker },
] as const;
