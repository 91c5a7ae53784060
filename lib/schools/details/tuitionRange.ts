import { BRANCH_LIST } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';

/**
 * The least and the most that a year of tuition costs at any branch and stage, in rupees; null where
 * no branch has told its fees.
 */
export const tuitionRange = (): { least: number; most: number } | null => {
  const years = BRANCH_LIST.flatMap(({ id }) => {
    const { fees } = getDetails(id);
    return fees ? Object.values(fees.byStage).map(({ term }) => term * fees.dueOn.length) : [];
  });
  if (years.length === 0) return null;
  return { least: Math.min(...years), most: Math.max(...years) };
};
