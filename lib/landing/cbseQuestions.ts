import { listWords } from '@/data/copy/listWords';
import type { GradeId } from '@/data/grades';
import { type BranchRecord, CITIES } from '@/data/places/places';
import { boardingBranches, gradesOf, teachesGrade } from '@/lib/schools/directory/branches';
import { counted, sentenceCase } from '@/lib/schools/directory/profile/words';
import type { Question } from '@/lib/schools/questions/question';
import { type LandingCity, nameBranches } from './landingCity';

const GRADE_10 = 14 satisfies GradeId;
const GRADE_11 = 22 satisfies GradeId;

/** What parents ask about CBSE in one city: answered from its branches, and the city’s own. */
export const buildCbseQuestions = (
  { name, branches }: LandingCity,
  cbse: readonly BranchRecord[],
  own: readonly Question[],
): Question[] => [
  { question: `Where in ${name} does CBSE go on to Grade 12?`, answer: seniorAnswer(cbse, name) },
  { question: 'Where is the Class 10 examination written with you?', answer: tenthAnswer(cbse) },
  ...own,
  ...icseQuestion(branches, name),
];

const seniorAnswer = (cbse: readonly BranchRecord[], place: string): string => {
  const senior = cbse.filter((branch) => teachesGrade(branch, GRADE_11));
  if (senior.length === cbse.length && cbse.length === 1) {
    return `At ${nameBranches(senior)}, our branch there. A pupil can stay from the first grade to the last paper of Class 12.`;
  }
  if (senior.length > 0) {
    return `At ${nameBranches(senior)}. A pupil with Class 10 from another of our branches, or from another school, can join Grade 11 there when the subjects and a seat are free.`;
  }
  const last = listWords([...new Set(cbse.map((branch) => gradesOf(branch).at(-1)?.name ?? ''))]);
  const houses = listWords(
    boardingBranches().map(({ city }) => CITIES[city].displayName),
    'or',
  );
  return `Not with us so far: our grades in ${place} end with ${last}. After that pupils change to another CBSE school of the region, or board with us near ${houses}.`;
};

const tenthAnswer = (cbse: readonly BranchRecord[]): string => {
  const tenth = cbse.filter((branch) => teachesGrade(branch, GRADE_10));
  const others = cbse.filter((branch) => !teachesGrade(branch, GRADE_10));
  const ninth = others.filter((branch) => gradesOf(branch).at(-1)?.name === 'Grade 9');
  const careful =
    ninth.length > 0
      ? ` ${sentenceCase(nameBranches(ninth))} ${ninth.length === 1 ? 'ends' : 'end'} with Grade 9, the year of registration, so ask there first where Grade 10 continues.`
      : '';
  if (tenth.length === 0) return `At none of them this session.${careful}`.trim();
  const start =
    others.length === 0
      ? `Pupils of ${nameBranches(tenth)} sit it`
      : `Pupils of ${nameBranches(tenth)} sit it; ${counted(others.length, 'other branch ends', 'other branches end')} before it`;
  return `${start}. The board names the examination centre, which may be another school.${careful}`;
};

const icseQuestion = (branches: readonly BranchRecord[], place: string): Question[] => {
  const icse = branches.filter(({ board }) => board === 'ICSE');
  if (icse.length === 0) return [];
  return [
    {
      question: `Is ICSE taught in ${place} as well?`,
      answer: `Yes, at ${nameBranches(icse)}. A change between the boards is easiest before Grade 9.`,
    },
  ];
};
