import { PATHS } from '@/data/routes/paths';

/** The page that lists events. */
export const EVENT_INDEX = {
  trail: [{ title: 'Home', path: PATHS.home }],
  heading: 'Events at our branches',
  lead: 'Days besides lessons, and what to look at when you visit a branch on one.',
  facts: [
    { term: 'What', detail: 'Astronomy, stories, maths, an open day' },
    { term: 'When', detail: 'On days that each branch sets' },
    { term: 'Where', detail: 'At the branch: ask the one near you' },
  ],
  toForm: 'Ask for the next one near you',
  list: {
    heading: 'Events',
    lead: 'Each branch sets its own days. For its calendar, ask the admissions team.',
    read: 'Read about it',
  },
  look: {
    heading: 'What to look at when you visit on such a day',
    lead: 'Five things that you can see in a minute each.',
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
