import type { HeroBlock } from '@/data/campaigns/campaign';
import { countWord } from '@/data/copy/countWord';
import { listWords } from '@/data/copy/listWords';
import { ADMISSION_SESSION } from '@/data/school';
import {
  branchDisplayName,
  branchTitle,
  gradesLabel,
  stagesOf,
} from '@/lib/schools/directory/branches';
import { cutOffIn } from '@/lib/schools/directory/cutOff';
import type { BranchFacts } from '@/lib/schools/directory/profile/facts';
import {
  agesLabel,
  placedIn,
  sentenceCase,
  withArticle,
} from '@/lib/schools/directory/profile/words';
import { titleWithCity } from './titleWithCity';

const SESSION = ADMISSION_SESSION.label;

/** The first screen of a branch campaign: what the branch is, why, and the form set to it. */
export const branchHero = (facts: BranchFacts, standsIn: string | null): HeroBlock => {
  const { branch, title, location } = facts;
  return {
    kind: 'hero-with-form',
    heading: heading(facts),
    lead: lead(facts),
    points: points(facts),
    form: {
      heading: `Enquire about ${title}`,
      text: standsIn
        ? `Not in the form’s list: send it to ${standsIn}, whose team tells you about both.`
        : undefined,
    },
    tag: {
      name: titleWithCity(branch),
      detail: `${branch.board}, ${gradesLabel(branch)}`,
    },
    facts: [
      { term: 'Board', detail: branch.board },
      { term: 'Grades', detail: gradesLabel(branch) },
      { term: 'Landmark', detail: location.landmark },
      { term: 'Areas', detail: listWords(location.areas.slice(0, 5)) },
    ],
  };
};

// Read top down: the first kind that the branch is.
const heading = ({ branch, main, name, last, first, city, location }: BranchFacts): string => {
  if (main) return `Pre-primary ${placedIn(branchDisplayName(main))}`;
  if (branch.boarding) {
    const where = name.includes(city.displayName) ? location.localArea : name;
    return `Boarding and day school ${placedIn(where)}, ${city.displayName}`;
  }
  if (last.name === 'Grade 12') return `${first.name} to Grade 12 ${placedIn(name)}`;
  if (branch.board === 'ICSE') return `An ICSE school ${placedIn(name)}`;
  return last.name === 'Grade 10'
    ? `CBSE to Class 10 ${placedIn(name)}, ${city.displayName}`
    : `${first.name} to ${last.name} ${placedIn(name)}, ${city.displayName}`;
};

const lead = ({ branch, main, location, wing }: BranchFacts): string => {
  const [one = '', two = '', three = ''] = location.areas;
  if (main) return `For young children near ${one} and ${two}. Admissions ${SESSION} are open.`;
  if (branch.boarding) {
    return `${sentenceCase(withArticle(branch.board))} campus for boarders and day pupils. Ask for a place for ${SESSION}.`;
  }
  return wing
    ? `Near ${one} and ${two}, with a pre-primary wing. Admissions ${SESSION} are open.`
    : `A short way from ${one}, ${two} and ${three}. Admissions ${SESSION} are open.`;
};

const points = (facts: BranchFacts): string[] =>
  [entryLine(facts), examinationLine(facts), standing(facts)].filter((line) => line !== null);

/** At which age a child begins, and how it is met. */
export const entryLine = ({ first, main, branch }: BranchFacts): string => {
  const age = `${countWord(first.age)} years completed on ${cutOffIn(branch.city)}`;
  if (main) return `${first.name} for children with ${age}`;
  return first.name === 'Grade 1'
    ? `Grade 1 with ${age}, and a conversation in place of a test`
    : `${first.name} with ${age}, and play in place of a test`;
};

/** Which examinations a pupil sits here. */
export const examinationLine = ({ branch, last, main }: BranchFacts): string => {
  if (main) return `${last.name} leads on to Grade 1 at ${branchTitle(main)}`;
  if (last.name === 'Grade 12') {
    return branch.board === 'ICSE'
      ? 'ICSE in Grade 10 and ISC in Grade 12, without a change of school'
      : 'Class 10 and Class 12 examinations, without a change of school between them';
  }
  if (last.name === 'Grade 10') {
    return branch.board === 'ICSE'
      ? 'English as language and literature, three sciences, ICSE in Grade 10'
      : 'NCERT textbooks and one public examination, in Class 10';
  }
  return last.name === 'Grade 9'
    ? `${branch.board} to Grade 9, the year in which the board registers its candidates`
    : `No public examination before Grade 9: ${last.name} is the last here`;
};

const standing = ({ branch, wing, main, nearby, city }: BranchFacts): string | null => {
  if (wing) return `Brothers and sisters below Grade 1 go to ${branchDisplayName(wing)}`;
  if (branch.boarding) {
    const stages = stagesOf(branch).flatMap(({ grades }) => grades.map(({ age }) => age));
    return `House parents for the boarders, and day pupils of ${agesLabel(stages)} in the same lessons`;
  }
  const nearest = nearby.find(({ wingOf }) => wingOf === undefined);
  const isNamed = nearest && !branchDisplayName(nearest).includes(city.displayName);
  return !main && isNamed
    ? `If the family moves within ${city.displayName}: ${branchDisplayName(nearest)} is the nearest other branch`
    : null;
};
