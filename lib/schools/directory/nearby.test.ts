import type { BranchRecord } from '@/data/places/places';
import {
  boardingBranches,
  branchDisplayName,
  getBranch,
  isInForm,
  siteBranches,
  teachesGrade,
} from './branches';
import {
  enquiryBranchOf,
  mainBranchOf,
  nearbyBranches,
  nextBoardingBranches,
  nextBranches,
  nextGrade,
  sharedAreas,
  wingOf,
} from './nearby';

const branch = (id: number): BranchRecord => {
  const found = getBranch(id);
  if (!found) throw new Error(`No branch ${id}`);
  return found;
};

const names = (branches: readonly BranchRecord[]) => branches.map(branchDisplayName);

it.each([
  ['Jalahalli', 8, 'Mahalakshmi Layout'],
  ['Kadugodi', 20, 'KR Puram'],
  ['JP Nagar', 25, 'Bannerghatta Road'],
  ['Borivali West', 37, 'Kandivali East'],
  ['Nerul', 43, 'Kharghar'],
  ['Wagholi', 56, 'Lohegaon'],
  ['Velachery', 73, 'Thoraipakkam'],
  ['Sainikpuri', 65, 'Machabollaram'],
  ['Sohna Road', 83, 'Sector 57'],
])('puts beside %s (%d) its nearest neighbour %s', (_, id, nearest) => {
  expect(names(nearbyBranches(branch(id))).at(0)).toBe(nearest);
});

it('never offers a branch without a page, of another city, or itself', () => {
  for (const one of siteBranches()) {
    for (const other of [...nearbyBranches(one), ...nextBranches(one)]) {
      expect(other.city).toBe(one.city);
      expect(other.id).not.toBe(one.id);
      expect(other.listing).not.toBe('form');
    }
  }
});

it('does not take two localities of one name for one: Puttenahalli', () => {
  expect(sharedAreas(branch(24), branch(25))).toEqual([]);
  expect(sharedAreas(branch(25), branch(26))).toContain('Arekere');
});

it.each([
  [8, 'Grade 11'],
  [14, 'Grade 10'],
  [31, 'Grade 9'],
  [4, 'Grade 1'],
  [17, null],
])('after branch %d comes %p', (id, grade) => {
  expect(nextGrade(branch(id))?.name ?? null).toBe(grade);
});

it.each([
  [8, ['Kanakapura Road', 'Sarjapur Road']],
  [51, []],
  [89, ['Nipania']],
  [80, ['Joka', 'New Town']],
  [95, []],
])('a pupil of branch %d goes on to %p', (id, expected) => {
  expect(names(nextBranches(branch(id)))).toEqual(expected);
});

it('leads from a wing to its main branch first', () => {
  expect(nextBranches(branch(4)).at(0)?.id).toBe(3);
  expect(nextBranches(branch(63)).at(0)?.id).toBe(62);
});

it('keeps a pupil within the board between Grades 9 and 10', () => {
  const afterGrade9 = siteBranches().filter((one) => nextGrade(one)?.id === 14);
  expect(afterGrade9.length).toBeGreaterThan(10);
  for (const one of afterGrade9) {
    for (const other of nextBranches(one)) expect(other.board).toBe(one.board);
  }
});

it('offers boarding elsewhere in the grade that comes next', () => {
  const elsewhere = nextBoardingBranches(branch(95));
  expect(elsewhere).toHaveLength(boardingBranches().length);
  for (const other of elsewhere) expect(teachesGrade(other, 13)).toBe(true);
});

it.each([
  [4, 3],
  [6, 5],
  [11, 10],
  [63, 62],
])('knows that wing %d belongs to branch %d, and back', (wing, main) => {
  expect(mainBranchOf(branch(wing))?.id).toBe(main);
  expect(wingOf(branch(main))?.id).toBe(wing);
});

it.each([
  [8, 8],
  [141, 41],
  [142, 56],
  [143, 72],
])('an enquiry about branch %d goes to branch %d, which is in the form', (id, taker) => {
  const found = enquiryBranchOf(branch(id));
  expect(found?.id).toBe(taker);
  expect(found && isInForm(found)).toBe(true);
});
