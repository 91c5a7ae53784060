import type { CampaignBlock, CampaignPoint, CampaignQuestion } from '@/data/campaigns/campaign';
import { getDetails } from '@/data/places/records/records';
import { ADMISSION_SESSION } from '@/data/school';
import { buildDetails } from '@/lib/schools/details/branchDetails';
import { birthRange } from '@/lib/schools/directory/birthRange';
import { isOnSite } from '@/lib/schools/directory/branches';
import { stateOf } from '@/lib/schools/directory/cutOff';
import { afterwards } from '@/lib/schools/directory/profile/afterwards';
import type { BranchFacts } from '@/lib/schools/directory/profile/facts';
import { joining } from '@/lib/schools/directory/profile/joining';
import { learning } from '@/lib/schools/directory/profile/learning';
import { neighbours } from '@/lib/schools/directory/profile/neighbours';
import { placing } from '@/lib/schools/directory/profile/placing';
import { relation } from '@/lib/schools/directory/profile/relation';
import { longDate, placedAround, sentenceCase } from '@/lib/schools/directory/profile/words';

/** The parts of a branch campaign below the form, each from the facts of that branch. */
export const branchBlocks = (facts: BranchFacts): CampaignBlock[] => [
  {
    kind: 'points',
    heading: sentenceCase(placedAround(facts.location.localArea)),
    points: neighbourhood(facts),
  },
  ...rooms(facts),
  ...boardingLife(facts),
  {
    kind: 'points',
    heading: 'What is learnt, and how to join',
    points: [
      boardPoint(facts),
      { title: `Joining ${facts.name}`, text: joining(facts) },
      ...firstDays(facts),
    ],
  },
  { kind: 'steps', heading: 'Five steps, in this order', detail: 'short' },
  { kind: 'questions', heading: `Asked about ${facts.name}`, questions: questions(facts) },
  {
    kind: 'call-line',
    heading: `Speak with ${facts.title}`,
    text: `Say that it is about ${facts.name}, and which grade your child would enter.`,
  },
];

/** What the board means for the grades of this branch. */
export const boardPoint = (facts: BranchFacts): CampaignPoint => ({
  title: facts.main ? 'No board examination yet' : `What ${facts.branch.board} means here`,
  text: learning(facts).trim(),
});

/** What lies around the branch, and the way to it. */
export const neighbourhood = (facts: BranchFacts): CampaignPoint[] => {
  const { about, reach } = facts.location;
  return [
    { title: 'The neighbourhood', text: about },
    { title: 'Getting here', text: reach },
    { title: 'Areas and landmark', text: placing(facts) },
  ];
};

const rooms = ({ branch, main }: BranchFacts): CampaignBlock[] => {
  const points = buildDetails(branch, getDetails(branch.id)).days.flatMap(
    ({ title, ages, look }) => (look === null ? [] : [{ title: `${title}, ${ages}`, text: look }]),
  );
  return points.length === 0
    ? []
    : [
        {
          kind: 'points',
          heading: main ? 'What you see in the wing' : 'What you see, age by age',
          points,
        },
      ];
};

const firstDays = ({ branch }: BranchFacts): CampaignPoint[] => {
  const { firstDays: text } = getDetails(branch.id);
  return text === undefined ? [] : [{ title: 'The first days', text }];
};

const boardingLife = ({ branch, city, name }: BranchFacts): CampaignBlock[] =>
  branch.boarding
    ? [
        {
          kind: 'boarding-life',
          heading: `Boarding at ${name}`,
          which: { cities: [city.slug], boarding: true },
        },
      ]
    : [];

const questions = (facts: BranchFacts): CampaignQuestion[] => {
  const { first, last, branch, name } = facts;
  const { from, to } = birthRange(first, stateOf(branch.city));
  // A branch that only the form lists does not know all its neighbours.
  const between = isOnSite(branch) ? neighbours(facts) : null;
  const together = relation(facts);
  return [
    {
      question: `Who enters ${first.name} in ${ADMISSION_SESSION.label}?`,
      answer: `Children born from ${longDate(from)} to ${longDate(to)}. ${sentenceCase(first.name)} is the first grade at ${name}.`,
    },
    {
      question: last.name === 'Grade 12' ? 'What comes at the end?' : `And after ${last.name}?`,
      answer: afterwards(facts),
    },
    ...(together
      ? [
          {
            question: facts.main ? 'Which is the main branch?' : 'And younger children?',
            answer: together,
          },
        ]
      : []),
    ...(between ? [{ question: 'We live between two of your branches.', answer: between }] : []),
  ];
};
