import { type BranchRecord, getLocation } from '@/data/places/places';
import {
  branchTitle,
  getBranch,
  siteBranches,
  siteBranchesOf,
  stagesOf,
} from '@/lib/schools/directory/branches';
import { buildProfile } from './profile';

const profile = (id: number) => {
  const branch = getBranch(id);
  if (!branch) throw new Error(`No branch ${id}`);
  return buildProfile(branch);
};

const BANGALORE = siteBranchesOf('bangalore');
const CBSE = BANGALORE.filter(({ board }) => board === 'CBSE');

const textOf = (branch: BranchRecord): string => {
  const { day, boarding, relation, neighbours, ...paragraphs } = buildProfile(branch);
  const { areas, landmark } = getLocation(branch.id);
  return [
    ...Object.values(paragraphs),
    relation ?? '',
    neighbours ?? '',
    ...Object.values(boarding ?? {}),
    ...day.flatMap(({ title, ages, text }) => [title, ages, text]),
    landmark,
    ...areas,
  ].join(' ');
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
  [14, 'afterwards', 'stay within the same board'],
  [8, 'joining', 'two years old on 1 June 2025'],
  [3, 'joining', 'six years old on 1 June 2025'],
  [113, 'joining', 'a medical form as well'],
  [25, 'neighbours', 'Arekere'],
  [20, 'neighbours', 'Hoodi (KR Puram)'],
  [62, 'neighbours', 'is the nearest of the others'],
  [141, 'joining', 'the enquiry form does not list it yet'],
] as const)('of branch %d the %s says %p', (id, part, sentence) => {
  expect(profile(id)[part]).toContain(sentence);
});

it('tells the day of exactly the stages that a branch teaches', () => {
  for (const branch of siteBranches()) {
    expect(buildProfile(branch).day.map(({ stage }) => stage)).toEqual(
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

it('writes every page in whole, clean sentences', () => {
  for (const branch of siteBranches()) {
    const { day: _, boarding, relation, neighbours, ...paragraphs } = buildProfile(branch);
    for (const paragraph of Object.values(paragraphs)) {
      expect(paragraph).toMatch(/^\p{Lu}.*\.$/su);
      expect(paragraph).not.toMatch(
        /undefined|null|NaN|\s{2}|\.\.|\ba (ICSE|OIS)\b|\ban (CBSE|KGS)\b/,
      );
    }
    expect(neighbours === null || neighbours.endsWith('.')).toBe(true);
    expect(relation === null || relation.endsWith('.')).toBe(true);
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
