import { numberPath } from '@/data/routes/paths/study/converters';
import { readWholeNumber, type WholeNumberProblem } from './readWholeNumber';

export type BoxAnswer =
  | { kind: 'page'; path: string }
  | { kind: 'mistake'; problem: WholeNumberProblem };

/** Where a typed number leads, or what is wrong with it. */
export const leadToNumber = (typed: string): BoxAnswer => {
  const number = readWholeNumber(typed);
  return number.ok
    ? { kind: 'page', path: numberPath(number.value) }
    : { kind: 'mistake', problem: number.problem };
};
