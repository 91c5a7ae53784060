import { PATHS } from '@/data/routes/paths';

/** The page that lists events. */
export const EVENT_INDEX = {
  trail: [{ title: 'Home', path: PATHS.home }],
  heading: 'What happens besides lessons',
  lead: 'An event shows a school as it is: who speaks, who listens, and who has a part in it.',
  facts: [
    { term: 'What', detail: 'Sample entries: astronomy, stories, maths, an open day' },
    { term: 'When', detail: 'On days that each branch sets' },
    { term: 'Where', detail: 'At the branch: ask the one near you' },
  ],
  toForm: 'Ask for the next one near you',
  samples: {
    heading: 'Events',
    lead: 'Sample entries: they show how events are announced and written up here. For the calendar of your branch, ask its admissions team.',
    read: 'Read about it',
  },
  look: {
    heading: 'What to look at when you visit on such a day',
    lead: 'Decorations say little. These five things say a lot, and you can see each in a minute.',
    points: [
      {
        title: 'Who explains',
        text: 'Stop at a stall and ask how it works. If a child answers and the teacher stays silent, you have learnt something about the lessons.',
      },
      {
        title: 'Who has no part',
        text: 'Look for the children who are not on the stage. At a good event there are jobs for them that matter: timing, lights, tickets, measuring.',
      },
      {
        title: 'What went wrong',
        text: 'Something always does. Watch whether people laugh, help and go on, or look round for the one to blame.',
      },
      {
        title: 'What hangs on the walls',
        text: 'Thirty equal drawings were copied; thirty different ones were made. Look for work with corrections on it, and for dates of this month.',
      },
      {
        title: 'How the little ones are looked after',
        text: 'Water, shade, toilets, a place to sit down, and somebody who knows where each child is. On a busy day this shows better than on any tour.',
      },
    ],
  },
  enquiry: {
    heading: 'Ask what comes next',
    text: 'The branch you choose calls you.',
  },
} as const;
