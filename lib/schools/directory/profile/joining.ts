import { countWord } from '@/data/copy/countWord';
import { ADMISSION_SESSION, SCHOOL } from '@/data/school';
import { isInForm } from '@/lib/schools/directory/branches';
import { cutOffIn } from '@/lib/schools/directory/cutOff';
import type { BranchFacts } from './facts';

/** How admission goes at this branch: the youngest, the others, and what to bring. */
export const joining = (facts: BranchFacts): string =>
  [openingLine(facts), youngest(facts), oldest(facts)].filter(Boolean).join(' ');

const openingLine = ({ branch, title }: BranchFacts): string =>
  isInForm(branch)
    ? `Admissions to ${title} for ${ADMISSION_SESSION.label} are open.`
    : `${title} is new, and the enquiry form does not list it yet. Send your enquiry to the nearest branch in the form or write to ${SCHOOL.email}; the admissions team answers for both.`;

const youngest = ({ first, branch }: BranchFacts): string => {
  const age = `${countWord(first.age)} years old on ${cutOffIn(branch.city)}`;
  switch (first.name) {
    case 'Pre-Nursery':
      return `For Pre-Nursery a child should be ${age}. On the visit the child plays for a while; please bring the birth certificate.`;
    case 'Nursery':
      return `Nursery is for children who are ${age}. On the visit the child plays and is not tested; please bring the birth certificate.`;
    default:
      return `Grade 1 is for children who are ${age}. They draw, count and talk with a teacher, and it is not a test. Please bring the birth certificate and, if there is one, the progress card from kindergarten.`;
  }
};

const oldest = ({ last, branch, main }: BranchFacts): string => {
  if (main) return '';
  if (last.name === 'Grade 12') {
    return `From Grade 2 upwards the last report card and a transfer certificate are needed; for Grade 11 the marks of Class 10${branch.boarding ? ', and for boarders a medical form as well' : ''}.`;
  }
  return last.name === 'Grade 10' || last.name === 'Grade 9'
    ? `In the other grades bring the last report card and, once the seat is agreed, the transfer certificate. Grade ${last.name === 'Grade 10' ? '10 takes new pupils only when a family moves to the city' : '9 is best joined in the first weeks of the session'}.`
    : 'For a seat in the higher grades the last report card is enough to begin with; the transfer certificate follows.';
};
