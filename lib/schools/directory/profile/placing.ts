import { listWords } from '@/data/copy/listWords';
import type { BranchFacts } from './facts';

/** Which localities the branch serves, and the landmark to ask for. */
export const placing = ({ location }: BranchFacts): string => {
  const near = location.areas.slice(0, 3);
  const further = location.areas.slice(3);
  const also = further.length > 0 ? `; the branch also serves ${listWords(further)}` : '';
  return `The nearest localities are ${listWords(near)}${also}. The landmark is ${location.landmark}.`;
};
