import type { CampaignBlock } from '@/data/campaigns/campaign';

/** What the page of an open day or another event begins with. Marketing puts the day and the plan in. */
export const eventTexts = (branch: string) => ({
  heading: [`Open day at ${branch}`, 'An open day at school'],
  lead: ['Walk through the classrooms, meet the teachers and ask what you want to know.'],
  points: ['Bring your child: there is something to try in every room', 'Come and go as you like'],
  form: {
    heading: 'Tell us that you come',
    text: 'The branch calls you with the day and the time.',
  },
  tag: { name: branch, detail: 'Open day' },
  title: [`Open day at ${branch}`, 'An open day at school'],
  description: `An open day at ${branch}: see the classrooms, meet the teachers, let your child try things out, and ask what you want to know.`,
  blocks: [
    {
      kind: 'points',
      heading: 'What you can see',
      points: [
        {
          title: 'Classrooms',
          text: 'As they are on a school day, with the work of the children.',
        },
        { title: 'Teachers', text: 'They have time for your questions, one family at a time.' },
        {
          title: 'The grounds',
          text: 'Library, laboratories and the yard, with somebody to show the way.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you come',
      questions: [
        {
          question: 'Do we have to want a seat?',
          answer: 'No. Come if you are curious: it decides nothing about admission.',
        },
        {
          question: 'Can the whole family come?',
          answer: 'Yes, grandparents and small children too.',
        },
      ],
    },
    {
      kind: 'call-line',
      heading: 'Rather talk first?',
      text: 'Say that it is about the open day.',
    },
  ] satisfies CampaignBlock[],
});
