import { RESULTS_MESSAGES } from '@/data/copy/desk/results';
import { isLandingPath, pathsOf } from '@/lib/counts/landingPath';
import type { NewSpend } from './contract';
import { parseRupees } from './parseRupees';
import { rangeMessage } from './rangeMessage';

/** What somebody types in of a spend. */
export type SpendFields = Omit<NewSpend, 'id'>;
export type SpendField = keyof SpendFields;

/** What is wrong with a spend first, and with which field; null: nothing. */
export const spendProblem = ({
  campaign,
  from,
  to,
  rupees,
}: SpendFields): { field: SpendField; message: string } | null => {
  if (!pathsOf(campaign).every(isLandingPath)) {
    return { field: 'campaign', message: RESULTS_MESSAGES.noCampaign };
  }
  const problem = rangeMessage({ from, to });
  if (problem !== null) return problem;
  const amount = parseRupees(rupees);
  return 'problem' in amount ? { field: 'rupees', message: amount.problem } : null;
};
