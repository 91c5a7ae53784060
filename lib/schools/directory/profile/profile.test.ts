import { GRADES } from '@/data/grades';
import { type BranchRecord, getLocation } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { BRANCH_STREAMS } from '@/data/places/streams';
import { buildDetails } from '@/lib/schools/details/branchDetails';
import {
  boardingBranches,
  branchDisplayName,
  branchTitle,
  getBranch,
  siteBranches,
  siteBranchesOf,
  stagesOf,
  teachesGrade,
} from '@/lib/schools/directory/branches';
import { blankNames, sentencesOf } from '@/lib/testing/ownWords';
import { afterwards, nextStep } from './afterwards';
import { boardingOf } from './boarding';
import { type BranchFacts, gatherFacts } from './facts';
import { joining } from './joining';
import { learning } from './learning';
import { neighbours } from './neighbours';
import { opening } from './opening';
import { placing } from './placing';
import { buildProfile } from './profile';
import { relation } from './relation';

/** The paragraphs that are composed from facts: for the page of a branch, its campaign, or both. */
const PARAGRAPHS = {
  opening,
  placing,
  learning,
  joining,
  afterwards,
  nextStep,
  relation,
  neighbours,
} satisfies Record<string, (facts: BranchFacts) => string | null>;

const say = (id: number, part: keyof typeof PARAGRAPHS) => {
  const branch = getBranch(id);
  if (!branch) throw new Error(`No branch ${id}`);
  return PARAGRAPHS[part](gatherFacts(branch));
};

const BANGALORE = siteBranchesOf('bangalore');
const CBSE = BANGALORE.filter(({ board }) => board === 'CBSE');

const textOf = (branch: BranchRecord): string => {
  const { boarding, nextStep: next, ...paragraphs } = buildProfile(branch);
  const { days, firstDays, head } = buildDetails(branch, getDetails(branch.id));
  const { areas, landmark } = getLocation(branch.id);
  return [
    ...Object.values(paragraphs),
    next,
    ...Object.values(boarding ?? {}),
    ...days.flatMap(({ title, ages, look }) => [title, ages, look]),
    firstDays,
    head?.line,
    landmark,
    ...areas,
  ]
    .filter(Boolean)
    .join(' ');
};

it.each([
  [8, 'opening', 'for Pre-Nursery to Grade 10, with the Class 10 board examination'],
  [
    8,
    'opening',
    `one of ${BANGALORE.length} branches in Bangalore, ${CBSE.length} of which follow CBSE`,
  ],
  [4, 'opening', 'The pre-primary wing of OIS BTM Layout, for Pre-Nursery to K2'],
  [11, 'opening', 'for Nursery to K2'],
  [3, 'opening', 'An ICSE school in BTM Layout for Grade 1 to Grade 10'],
  [113, 'opening', 'A CBSE school with boarding in Rai, Delhi NCR'],
  [81, 'opening', 'An ICSE school in Joka'],
  [16, 'opening', 'A CBSE school on Magadi Road'],
  [48, 'opening', 'A CBSE school in Mira Road'],
  [95, 'opening', 'It is our only branch in Tumkur.'],
  [107, 'opening', 'Three more branches in Jaipur can be chosen in the enquiry form.'],
  [89, 'opening', 'Indore has one more of our branches.'],
  [54, 'opening', 'our only ICSE branch in Pune'],
  [8, 'placing', 'The nearest localities are Peenya, Dasarahalli and Mathikere'],
  [8, 'placing', 'The landmark is Jalahalli metro station.'],
  [96, 'placing', 'The landmark is Divisional Sports Complex, Mankapur.'],
  [8, 'learning', 'Kannada is taught beside English'],
  [36, 'learning', 'Marathi is taught too'],
  [14, 'learning', 'registered with the board in Grade 9'],
  [21, 'learning', 'ICSE gives English a paper for language'],
  [11, 'learning', 'no board examination'],
  [8, 'afterwards', 'Grade 11 is taught at Kanakapura Road and Sarjapur Road'],
  [80, 'afterwards', 'They do not all follow the same board'],
  [95, 'afterwards', 'We do not teach Grade 9 in Tumkur yet'],
  [4, 'afterwards', 'move up to Grade 1 at BTM Layout, the main branch'],
  [81, 'afterwards', 'the ISC examination'],
  [95, 'nextStep', 'We do not teach Grade 9 in Tumkur yet'],
  [14, 'nextStep', 'plan the next school before that year begins'],
  [41, 'nextStep', 'Malad West follows CBSE in Grade 11.'],
  [62, 'nextStep', 'Those campuses follow CBSE'],
  [14, 'afterwards', 'stay within the same board'],
  [8, 'joining', 'two years old on 1 June 2025'],
  [3, 'joining', 'six years old on 1 June 2025'],
  [113, 'joining', 'a medical form as well'],
  [25, 'neighbours', 'Arekere'],
  [20, 'neighbours', 'Hoodi (KR Puram)'],
  [62, 'neighbours', 'is the nearest of the others'],
  [141, 'joining', 'the enquiry form does not list it yet'],
] as const)('of branch %d the %s says %p', (id, part, sentence) => {
  expect(say(id, part)).toContain(sentence);
});

it.each([
  [8, 'whose cards say it'],
  [81, 'with Grade 12'],
  [4, 'whose main branch stands on its page'],
])('of branch %d says nothing more about the next step: %s', (id) => {
  expect(say(id, 'nextStep')).toBeNull();
});

it('says, each time in other words, that pupils of an ICSE branch go on to another board', () => {
  const changing = siteBranches()
    .filter(({ board, to }) => board === 'ICSE' && to === 14)
    .map((branch) => {
      const { next } = gatherFacts(branch);
      const there = [...(next?.inCity ?? []).slice(0, 2), ...(next?.boarding ?? [])];
      expect(there.some(({ board }) => board === 'CBSE')).toBe(true);
      return { branch, inCity: (next?.inCity ?? []).slice(0, 2) };
    });
  const said = changing.map(({ branch, inCity }) => {
    const words = say(branch.id, 'nextStep') ?? '';
    expect(words).toMatch(/\bCBSE\b/);
    for (const other of inCity) expect(words).toContain(branchDisplayName(other));
    return sentencesOf(words).map(blankNames);
  });
  expect(changing.length).toBeGreaterThan(5);
  expect(new Set(said.flat()).size).toBe(said.flat().length);
});

it('promises a stream with biology in Kolkata only where it is taught', () => {
  expect(say(80, 'nextStep')).toContain('New Town changes to CBSE');
  expect([BRANCH_STREAMS[79], BRANCH_STREAMS[81]].map((all) => all.includes('medical'))).toEqual([
    true,
    false,
  ]);
});

it('tells the day of exactly the stages that a branch teaches', () => {
  for (const branch of siteBranches()) {
    expect(buildDetails(branch, getDetails(branch.id)).days.map(({ stage }) => stage)).toEqual(
      stagesOf(branch).map(({ stage }) => stage),
    );
  }
});

it('tells of boarding at the four branches that have it', () => {
  const boarding = siteBranches().filter((branch) => buildProfile(branch).boarding !== null);
  expect(boarding.map(({ id }) => id)).toEqual(
    siteBranches()
      .filter((branch) => branch.boarding)
      .map(({ id }) => id),
  );
});

it('says of each campus from which class children live there, when to visit and what they eat', () => {
  const campuses = boardingBranches().map((branch) => {
    const boarding = boardingOf(branch.id);
    const grade = GRADES.find(({ name }) => name === boarding?.from);
    // Pre-primary belongs at home.
    expect(grade && teachesGrade(branch, grade.id) && grade.stage !== 'pre-primary').toBe(true);
    expect(buildProfile(branch).opening).toContain(`boarders from ${grade?.name};`);
    return boarding;
  });
  for (const said of ['from', 'days', 'meals', 'jain'] as const) {
    expect(new Set(campuses.map((boarding) => boarding?.[said])).size).toBe(campuses.length);
  }
});

it('writes every paragraph in whole, clean sentences', () => {
  for (const branch of siteBranches()) {
    const { about, reach, boarding } = buildProfile(branch);
    const facts = gatherFacts(branch);
    const composed = Object.values(PARAGRAPHS).map((compose) => compose(facts));
    for (const paragraph of [about, reach, ...composed]) {
      if (paragraph === null) continue;
      expect(paragraph.trim()).toMatch(/^\p{Lu}.*\.$/su);
      expect(paragraph.trim()).not.toMatch(
        /undefined|null|NaN|\s{2}|\.\.|\ba (ICSE|OIS)\b|\ban (CBSE|KGS)\b/,
      );
    }
    expect(boarding === null || boarding.place.endsWith('.')).toBe(true);
  }
});

const wordsOf = (text: string): Map<string, number> => {
  const words = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
};

const countAll = (words: Map<string, number>): number =>
  [...words.values()].reduce((sum, count) => sum + count, 0);

const shareOf = (one: Map<string, number>, other: Map<string, number>): number => {
  const shared = [...one].reduce(
    (sum, [word, count]) => sum + Math.min(count, other.get(word) ?? 0),
    0,
  );
  return shared / Math.min(countAll(one), countAll(other));
};

it('shares less than three quarters of the words between any two branch pages', () => {
  const pages = siteBranches().map((branch) => ({
    title: branchTitle(branch),
    words: wordsOf(textOf(branch)),
  }));
  const alike = pages.flatMap((one, at) =>
    pages
      .slice(at + 1)
      .map((other) => ({ pair: [one.title, other.title], share: shareOf(one.words, other.words) }))
      .filter(({ share }) => share >= 0.75),
  );
  expect(pages).toHaveLength(siteBranches().length);
  expect(alike).toEqual([]);
});
