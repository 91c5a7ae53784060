import { counted } from '@/data/copy/counted';
import { FIRST_ANSWER_MINUTES } from '@/data/desk/answers';

/** What the figures of first answers say. */
export const ANSWERS_COPY = {
  title: 'First answers',
  figure: 'First answer within an hour',
  thisWeek: 'This week',
  lastWeek: 'Last week',
  more: 'By branch and week',
  share: 'Within an hour',
  median: 'Half within',
  ninetieth: '9 of 10 within',
  answered: 'Answered',
  unanswered: 'Not answered',
  week: 'Week',
  branch: 'Branch',
  allBranches: 'All of your branches',
  show: 'Show',
  weeks: (branch: string) => `${branch}, week by week`,
  branches: (week: string) => `${week}, branch by branch`,
  noEnquiries: 'No enquiry was sent to your branches in this week.',
  none: '–',
  how: `The clock runs from sending to the first “I have spoken with the parent”, while the branch’s office is open: an enquiry of Saturday night waits from Monday morning. Who has waited longer than ${FIRST_ANSWER_MINUTES} minutes and is not answered counts as late. “Half within” is the median and “9 of 10 within” the 90th percentile, by nearest rank, of those who were answered. Withdrawn enquiries and duplicates do not count; one that was closed without an answer was not answered.`,
  office: 'In hours in which the offices were open.',
} as const;

/** `83 %`. */
export const shareText = (share: number | null): string =>
  share === null ? ANSWERS_COPY.none : `${share} %`;

/** `(10 of 12)`. `judged`: of whom it can be said by now. */
export const ofText = (inTime: number, judged: number): string =>
  judged === 0 ? '' : `(${inTime} of ${judged})`;

/** `Half within 24 min, 9 of 10 within 3 h 5 min, of 11 answered; 2 not answered.` */
export const spreadText = (
  spread: { median: string; ninetieth: string } | null,
  answered: number,
  unanswered: number,
): string =>
  [
    spread
      ? `Half within ${spread.median}, 9 of 10 within ${spread.ninetieth}, of ${answered} answered.`
      : '',
    unanswered > 0 ? `${counted(unanswered, 'enquiry', 'enquiries')} not answered.` : '',
  ]
    .filter(Boolean)
    .join(' ');
