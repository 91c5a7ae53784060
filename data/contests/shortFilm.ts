import type { Contest } from './contest';

export const SHORT_FILM = {
  slug: 'shortfilm',
  name: 'Short film',
  heading: 'Short film: three minutes, told in pictures',
  lead: 'Teams of three to five pupils plan, film and cut a film of three minutes on a phone. Words are allowed, but pictures have to carry it.',
  opensOn: '2025-01-13',
  closesOn: '2025-02-02',
  entries: [
    {
      id: 'the-last-bench',
      title: 'The last bench',
      from: 'Senior school, drama',
      text: 'A bench is carried out of a classroom. On its way through the school, everybody who once sat on it finds a reason to walk along for a while.',
    },
    {
      id: 'six-thirty-from-the-stand',
      title: '6.30 from the bus stand',
      from: 'Middle school, documentary',
      text: 'One morning beside the man who sells tea to the drivers of the school buses. He knows who is late, who is ill and who has an examination.',
    },
    {
      id: 'lost-property',
      title: 'Lost property',
      from: 'Middle school, comedy',
      text: 'Eleven left-hand gloves, one tiffin box with a lock. Two monitors try to find the owner, and open the box.',
    },
    {
      id: 'paper-city',
      title: 'Paper city',
      from: 'Primary school, stop motion',
      text: 'A town of old answer sheets grows overnight, photograph by photograph, until somebody opens a window.',
    },
  ],
  result: {
    'the-last-bench': 783,
    'six-thirty-from-the-stand': 496,
    'lost-property': 541,
    'paper-city': 667,
  },
  rules: [
    {
      title: 'Paper before phone',
      text: 'A team first hands in eight drawn squares with one picture each. If the story cannot be followed there, filming will not help.',
    },
    {
      title: 'Ask everybody in the picture',
      text: 'Nobody is filmed who does not want to be, and strangers are asked before. Parents of children in the film agree in writing at the branch.',
    },
    {
      title: 'Own sound, or free sound',
      text: 'No music from a film or from the charts. Footsteps, a ceiling fan and a harmonium in the next room cost nothing.',
    },
  ],
  look: {
    heading: 'How to watch a short film',
    points: [
      { title: 'Once without sound', text: 'If you still know what happened, the pictures work.' },
      {
        title: 'Where the camera stands',
        text: 'At a child’s eye level a corridor is long. Did somebody choose that, or was it where the phone happened to be?',
      },
      { title: 'The cut', text: 'A good cut comes a moment before you would want to look away.' },
      {
        title: 'Light',
        text: 'A face beside a window needs no lamp. Look whether the team waited for the right hour.',
      },
    ],
  },
  home: {
    heading: 'At home: a film of five pictures',
    text: 'Take exactly five photographs that show how a dosa, a rangoli or a row gets made, and show them to somebody who was not there. What did that person not understand? That is the picture which is missing.',
  },
} as const satisfies Contest;
