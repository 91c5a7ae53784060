import type { Contest } from './contest';

export const BESTIE = {
  slug: 'bestie-challenge-voting',
  name: 'Bestie challenge',
  heading: 'Bestie challenge: what two can do that one cannot',
  lead: 'Two friends take on one small task that needs both of them, and tell how it went: in a drawing, a page or a minute of film.',
  opensOn: '2025-04-01',
  closesOn: '2025-04-20',
  entries: [
    {
      id: 'one-bicycle-two-learners',
      title: 'One bicycle, two learners',
      from: 'Primary school, a comic of six pictures',
      text: 'One holds the saddle, one rides, and after every fall they change. The last picture shows who let go first, and who did not notice.',
    },
    {
      id: 'the-swap-week',
      title: 'The week in which we swapped tiffin boxes',
      from: 'Middle school, a diary',
      text: 'Five days, ten lunches, one rule: you eat it before you say anything. On Wednesday there was bitter gourd.',
    },
    {
      id: 'two-languages-one-joke',
      title: 'Two languages, one joke',
      from: 'Primary school, a minute of film',
      text: 'Each teaches the other a joke in the language of home, until a grandmother who speaks only that one laughs.',
    },
    {
      id: 'how-we-made-up',
      title: 'How we made up',
      from: 'Middle school, a page of writing',
      text: 'It starts with a quarrel about a borrowed compass box, told twice, once by each of them, and ends with one sentence that both wrote.',
    },
  ],
  result: {
    'one-bicycle-two-learners': 604,
    'the-swap-week': 731,
    'two-languages-one-joke': 688,
    'how-we-made-up': 352,
  },
  rules: [
    {
      title: 'Two names, one task',
      text: 'The task comes out of a box: teach each other something, mend something, thank somebody, find out something about the street.',
    },
    {
      title: 'Nobody is left without a partner',
      text: 'Whoever has no best friend in class draws a partner. Pairs who hardly know each other often have the most to tell.',
    },
    {
      title: 'A week, and no shopping',
      text: 'Nothing may be bought. The task needs time, not money.',
    },
  ],
  look: {
    heading: 'What a friendship looks like on paper',
    points: [
      {
        title: 'Both are in it',
        text: 'Can you tell what each of them did? In a good entry the two are different people.',
      },
      {
        title: 'Something was hard',
        text: 'A quarrel, a fall, bitter gourd. The entry tells how they solved it.',
      },
      {
        title: 'Somebody learned',
        text: 'Look for the sentence in which one gives the other the credit.',
      },
      {
        title: 'Kindness to others',
        text: 'See whether they let a third child join in.',
      },
    ],
  },
  home: {
    heading: 'At home: the ten-minute visit',
    text: 'Your child asks a friend to teach something small: a knot, a card trick, a word in another script. Ten minutes, then they change. Both see what they can explain.',
  },
} as const satisfies Contest;
