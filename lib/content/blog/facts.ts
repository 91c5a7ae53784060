import { OTHER_AGE_DAYS, SCHOOL_AGE_DAY } from '@/data/copy/ages';
import { countWord } from '@/data/copy/countWord';
import { listWords } from '@/data/copy/listWords';
import { dayAndMonth } from '@/data/copy/months';
import { SCHOOL_CUT_OFF } from '@/data/cutOffs';
import { GRADES } from '@/data/grades';
import { BRANCH_LIST, type BranchRecord, CITIES, CITY_LIST } from '@/data/places/places';
import { branchPath } from '@/data/routes/paths/places';
import { ADMISSION_SESSION } from '@/data/school';
import { birthRange } from '@/lib/schools/directory/birthRange';
import { boardingBranches, branchTitle, isOnSite } from '@/lib/schools/directory/branches';
import { countDirectory } from '@/lib/schools/directory/counts';
import { cutOffDay } from '@/lib/schools/directory/cutOff';
import { longDate } from '@/lib/schools/directory/profile/words';

const LAST_GRADE = GRADES[GRADES.length - 1]?.id;

/** A date that stays on one line in a narrow column. */
const unbroken = (isoDate: string): string => longDate(isoDate).replaceAll(' ', '\u00a0');

const ageTable = (): string =>
  [
    `| Grade | Age completed on ${unbroken(cutOffDay())} | Born from … to … |`,
    '|---|---|---|',
    ...GRADES.map((grade) => {
      const { from, to } = birthRange(grade);
      return `| ${grade.name} | ${grade.age} years | ${unbroken(from)} to ${unbroken(to)} |`;
    }),
  ].join('\n');

/** `[OIS Rai](/…)`, or the name alone where the branch has no page. */
const branchLink = (branch: BranchRecord): string => {
  const path = branchPath(branch);
  return path ? `[${branchTitle(branch)}](${path})` : branchTitle(branch);
};

/** The city only once where the name has it already. */
const withCity = (branch: BranchRecord): string => {
  const city = CITIES[branch.city].displayName;
  const isNamed = branchTitle(branch).includes(city);
  return isNamed ? branchLink(branch) : `${branchLink(branch)}, ${city}`;
};

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** The branches with a page that a rule picks, a line for each city. */
const byCity = (isPicked: (branch: BranchRecord) => boolean): string =>
  bullets(
    CITY_LIST.flatMap(({ slug, displayName }) => {
      const branches = BRANCH_LIST.filter(
        (branch) => branch.city === slug && isOnSite(branch) && isPicked(branch),
      );
      return branches.length ? [`${displayName}: ${listWords(branches.map(branchLink))}`] : [];
    }),
  );

const citiesWithIcse = (): string =>
  listWords(
    CITY_LIST.filter(({ slug }) =>
      BRANCH_LIST.some(
        (branch) => branch.city === slug && isOnSite(branch) && branch.board === 'ICSE',
      ),
    ).map(({ displayName }) => displayName),
  );

/** Tables and lists, as Markdown, for a paragraph of their own. */
export const BLOCK_FACTS: Readonly<Record<string, () => string>> = {
  'age-table': ageTable,
  'boarding-campuses': () => bullets(boardingBranches().map(withCity)),
  'senior-branches': () => byCity(({ to }) => to === LAST_GRADE),
};

/** Words within a sentence. */
export const WORD_FACTS: Readonly<Record<string, () => string>> = {
  session: () => ADMISSION_SESSION.label,
  'age-on': () => SCHOOL_AGE_DAY,
  'age-day': () => dayAndMonth(SCHOOL_CUT_OFF),
  'other-age-days': () => OTHER_AGE_DAYS,
  'icse-cities': citiesWithIcse,
  'boarding-count': () => countWord(countDirectory().boarding),
};
