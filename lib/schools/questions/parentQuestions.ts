import { OTHER_AGE_DAYS, SCHOOL_AGE_DAY } from '@/data/copy/ages';
import { listWords } from '@/data/copy/listWords';
import { GRADES } from '@/data/grades';
import { CITIES } from '@/data/places/places';
import { ADMISSION_SESSION } from '@/data/school';
import { rupees } from '@/lib/schools/details/rupees';
import { tuitionRange } from '@/lib/schools/details/tuitionRange';
import { boardingBranches, branchName } from '@/lib/schools/directory/branches';
import { countDirectory } from '@/lib/schools/directory/counts';
import { findSecondBrand } from '@/lib/schools/directory/secondBrand';
import { unlistedCities } from '@/lib/schools/directory/unlistedCity';
import type { Question } from './question';

/** Where the branches without a page are found; said of Pali once, for every page. */
const formOnlyNote = (): string => {
  const unlisted = unlistedCities().map(
    ({ branch, city, takenBy }) =>
      `${branchName(branch)}, for which ${branchName(takenBy)} in ${CITIES[takenBy.city].displayName} takes enquiries from ${CITIES[city].displayName}`,
  );
  const exception = unlisted.length > 0 ? `, except ${listWords(unlisted)}` : '';
  return `can be chosen in the enquiry form${exception}.`;
};

const costAnswer = (): string => {
  const range = tuitionRange();
  return range === null
    ? 'Fees differ by branch and grade. The branch sends you its fee sheet in writing, and our page on fee structure explains each line of it.'
    : `A year of tuition costs from ${rupees(range.least)} to ${rupees(range.most)}, by branch and stage. The page of each branch shows its fees, adds up the first year and names the days on which terms are paid.`;
};

/** How many of them the home page shows; the page about admissions has the others. */
export const ASKED_FIRST = 5;

/** What parents ask before they enquire, the most asked first; every number is counted. */
export const buildParentQuestions = (): Question[] => {
  const counts = countDirectory();
  const [youngest] = GRADES;
  const boardingCities = boardingBranches().map(({ city }) => CITIES[city].displayName);
  const ageDay = SCHOOL_AGE_DAY;
  const second = findSecondBrand();
  return [
    {
      question: 'What does it cost?',
      answer: costAnswer(),
    },
    {
      question: 'How old must my child be?',
      answer: `We count the years completed on ${ageDay}: ${youngest.age} for ${youngest.name}, six for Grade 1 as the National Education Policy 2020 sets it, and one more for each grade above. Some states count on another day: ${OTHER_AGE_DAYS}. ${counts.fromFirstGrade} branches begin at ${youngest.name}; the others begin later, and each branch page says where.`,
    },
    {
      question: 'Which board will my child study under?',
      answer: `${counts.cbse} branches follow CBSE and ${counts.icse} follow ICSE. A branch has one board for all its grades, so the choice of the branch is the choice of the board.`,
    },
    {
      question: 'When can we apply?',
      answer: `Admissions for ${ADMISSION_SESSION.label} are open. A child who moves to the city in the middle of the year can join too where the grade has a seat, except in Grades 10 and 12, where the boards have registered their candidates the year before.`,
    },
    {
      question: 'We may be transferred. Can a child change branch?',
      answer:
        'Yes. Between two branches of the same board the books and the order of topics agree, so a child can go on where they stopped. Between boards it is easiest before Grade 9, since Grades 9 and 10 form one course. The new branch needs a free seat, so ask it early.',
    },
    {
      question: 'Can my child stay with you until Grade 12?',
      answer: `${counts.toLastGrade} branches teach up to Grade 12. Elsewhere a child can move to one of these after the last grade of the branch, or to a school of your choice; the page of each branch names the last grade and where pupils can go on.`,
    },
    {
      question: 'Is there boarding?',
      answer: `Yes, on ${counts.boarding} campuses: ${listWords(boardingCities)}. They take day pupils as well.`,
    },
    {
      question: 'How many branches are there, and where?',
      answer: `${counts.branches} branches in ${counts.cities} cities. ${counts.onSite} of them have a page on this site, with the grades they teach and the areas they serve; the others ${formOnlyNote()}`,
    },
    {
      question: 'Do I need an account to enquire?',
      answer:
        'No. Send the form with a mobile number and confirm it with a code sent by SMS. You get a reference at once, and with it you can see how your enquiry stands without logging in.',
    },
    ...(second
      ? [
          {
            question: `What is ${second.name}?`,
            answer: `Some branches in ${second.states} carry the name ${second.name}. They belong to the same group and take enquiries through the same form.`,
          },
        ]
      : []),
  ];
};
