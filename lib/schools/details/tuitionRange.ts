import { BRANCH_LIST } from '@/data/places/places';
import { branchFees } from './branchFees';

/**
 * The least and the most that a year of tuition costs at any branch and stage, in rupees; null where
 * no branch has told its fees.
 */
export const tuitionRange = (): { least: number; most: number } | null => {
  const years = BRANCH_LIST.flatMap(({ id }) => branchFees(id).map(({ tuition }) => tuition));
  if (years.length === 0) return null;
  return { least: Math.min(...years), most: Math.max(...years) };
};
