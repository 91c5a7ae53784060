import type { Contest } from './contest';

export const BASKETBALL = {
  slug: 'basketball-challenge-voting',
  name: 'Basketball challenge',
  heading: 'Basketball challenge: hands, feet and a count of ten',
  lead: 'Short films of one exercise, done ten times in a row. Rhythm matters more than height.',
  opensOn: '2025-02-03',
  closesOn: '2025-02-23',
  entries: [
    {
      id: 'figure-of-eight',
      title: 'Figure of eight between the legs',
      from: 'Primary school, handling',
      text: 'Knees bent, back straight, the ball goes round left, round right and never higher than the knee. Ten rounds, then ten the other way.',
    },
    {
      id: 'blind-dribble',
      title: 'Dribbling while reading a poster aloud',
      from: 'Middle school, dribbling',
      text: 'The weaker hand keeps the ball low, the eyes read four lines of a poem from the wall. Listen whether the beat changes.',
    },
    {
      id: 'ten-lay-ups',
      title: 'Ten lay-ups, five from each side',
      from: 'Middle school, shooting',
      text: 'Right, left, up; and from the other side left, right, up. What counts is the step, and the film shows the feet as well as the ring.',
    },
    {
      id: 'passing-square',
      title: 'The passing square',
      from: 'Primary school, a team of four',
      text: 'Four children, two balls, and a name is called before every pass. On the tenth call everybody changes corners.',
    },
  ],
  result: {
    'figure-of-eight': 412,
    'blind-dribble': 538,
    'ten-lay-ups': 367,
    'passing-square': 491,
  },
  rules: [
    {
      title: 'Ten in a row, in one take',
      text: 'When the count breaks, it begins again at one. Earlier takes are not shown.',
    },
    {
      title: 'The ring fits the player',
      text: 'The full ring hangs at 3.05 m. For the smaller ones it is lowered, or a circle is painted on the wall: a heavy throw at a ring too high teaches a wrong arm.',
    },
    {
      title: 'Shoes, nails, laces',
      text: 'Closed shoes that grip, short nails, nothing round the neck or on the wrist. The court is swept before.',
    },
  ],
  look: {
    heading: 'What to look for',
    points: [
      {
        title: 'Bent knees',
        text: 'With bent knees the ball stays low and the eyes are free.',
      },
      {
        title: 'The quiet hand',
        text: 'In a shot one hand pushes and the other only steadies. Watch whether the second one lets go in time.',
      },
      { title: 'Listening', text: 'Close your eyes: an even beat is control.' },
      {
        title: 'The pass before',
        text: 'Behind most baskets stands a pass at the right height. Vote for the one who gave it, if you saw it.',
      },
    ],
  },
  home: {
    heading: 'At home: the wall game',
    text: 'Chalk a circle on an outside wall at the height of the child’s stretched hand. Ten chest passes into it from two steps, then from three. Ask the neighbours which hour suits them: a ball on a wall is heard through it.',
  },
} as const satisfies Contest;
