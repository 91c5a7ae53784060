import type { Contest } from './contest';

export const FOOTBALL = {
  slug: 'football-challenge-voting',
  name: 'Football challenge',
  heading: 'Football challenge: one ball, sixty seconds',
  lead: 'Each child shows one skill in a minute of video, filmed on a school ground without cuts. It needs patience more than strength.',
  opensOn: '2025-02-03',
  closesOn: '2025-02-23',
  entries: [
    {
      id: 'wall-pass-fifty',
      title: 'Fifty passes against a wall, left and right in turn',
      from: 'Primary school, passing',
      text: 'Four big steps from the wall, one touch each time, and the weaker foot has to do its half. When the ball runs away, the count goes on.',
    },
    {
      id: 'slalom-with-a-stop',
      title: 'Slalom through ten bottles, with a dead stop',
      from: 'Primary school, dribbling',
      text: 'Ten half-filled bottles, a step apart. At the whistle of a friend the ball has to stand still under the sole, wherever it is.',
    },
    {
      id: 'thigh-chest-foot',
      title: 'Thigh, chest, foot, catch',
      from: 'Middle school, control',
      text: 'Thrown up by hand, taken down in three touches and caught again without a bounce, as often as a minute allows.',
    },
    {
      id: 'keeper-in-socks',
      title: 'The keeper who starts lying down',
      from: 'Middle school, goalkeeping',
      text: 'On the grass, face down; a call, up, turn, and a rolled ball to stop. Six shots, left and right in turn, no diving on hard ground.',
    },
  ],
  result: {
    'wall-pass-fifty': 388,
    'slalom-with-a-stop': 456,
    'thigh-chest-foot': 617,
    'keeper-in-socks': 509,
  },
  rules: [
    {
      title: 'No cuts, no slow motion',
      text: 'One take of sixty seconds from a phone that somebody holds still. Misses stay in: they show how a child goes on.',
    },
    {
      title: 'Warm, watered, supervised',
      text: 'Ten minutes of warming up, shade and water near, a teacher on the ground. Morning or evening, never at noon.',
    },
    {
      title: 'Girls and boys, one list',
      text: 'The skill decides. A size 4 ball up to about twelve years, size 5 above.',
    },
  ],
  look: {
    heading: 'What a coach sees first',
    points: [
      {
        title: 'The standing foot',
        text: 'It points where the ball will go. Look there, and you know before the kick.',
      },
      {
        title: 'Eyes up',
        text: 'A child who has the ball under control looks up every second or third touch.',
      },
      {
        title: 'The weak foot',
        text: 'Whoever uses it in front of a camera has used it for weeks without one.',
      },
      {
        title: 'After a mistake',
        text: 'Two seconds decide: a shrug and on, or a look round for somebody to blame.',
      },
    ],
  },
  home: {
    heading: 'At home: a sock instead of a ball',
    text: 'Roll two socks into one and keep it up with foot and knee: it does not bounce, so it breaks no lamp. Write the day’s best number on the kitchen calendar for a fortnight.',
  },
} as const satisfies Contest;
