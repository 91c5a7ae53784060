import { type BranchRecord, CITY_LIST } from '@/data/places/places';
import { branchTitle, formBranchesOf, siteBranchesOf } from '@/lib/schools/directory/branches';

// Of the plain kind, so that what is said about it is known beforehand: a CBSE day school, and not
// from Pre-Nursery, the grade that the form starts with.
const isPlain = ({ board, from, boarding }: BranchRecord): boolean =>
  board === 'CBSE' && from > 1 && !boarding;

const findLone = () => {
  for (const city of CITY_LIST) {
    const [branch, ...others] = siteBranchesOf(city.slug);
    const isLone = others.length === 0 && formBranchesOf(city.slug).length === 1;
    if (branch && isLone && isPlain(branch)) return { city, branch, title: branchTitle(branch) };
  }
  throw new Error('No city has one plain branch.');
};

/** A city with one branch, on the site and in the form, whichever city that is today. */
export const LONE = findLone();
