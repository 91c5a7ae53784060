import type { CampaignBlock } from '@/data/campaigns/campaign';

/** What the page of a holiday camp begins with. Marketing puts the days and the plan in. */
export const campTexts = (branch: string) => ({
  heading: [`Holiday camp at ${branch}`, 'Holiday camp'],
  lead: ['Mornings of craft, sport and music in small groups, also for children of other schools.'],
  points: [
    'Open to children of other schools',
    'One group for each age',
    'Teachers of the school are there all morning',
  ],
  form: {
    heading: 'Ask for a place in the camp',
    text: 'The branch calls you with the days, the groups and the cost.',
  },
  tag: { name: branch, detail: 'Holiday camp' },
  title: [`Holiday camp at ${branch}`, 'Holiday camp'],
  description: `A holiday camp at ${branch}: craft, sport and music in small groups, open to children of other schools. Ask here for a place.`,
  blocks: [
    {
      kind: 'points',
      heading: 'What a morning is like',
      points: [
        { title: 'Make something', text: 'Clay, paper, wood or colour: each child takes it home.' },
        { title: 'Move', text: 'Games in the yard, with breaks in the shade.' },
        {
          title: 'Sing or play',
          text: 'Songs with movement for the young ones, a band for the rest.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you write',
      questions: [
        {
          question: 'Must my child be a pupil here?',
          answer:
            'No. Children of other schools are welcome, and it decides nothing about admission.',
        },
        {
          question: 'What does my child bring?',
          answer:
            'A water bottle, a cap and clothes that may get dirty. The branch tells you the rest.',
        },
      ],
    },
    {
      kind: 'call-line',
      heading: 'Rather talk first?',
      text: 'Say that it is about the camp, and how old your child is.',
    },
  ] satisfies CampaignBlock[],
});
