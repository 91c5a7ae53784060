import { useState } from 'react';
import { bookVisit, cancelVisit } from '@/lib/api/visits';
import { SiteError } from '@/lib/site/siteError';
import type { Slot } from '@/lib/visits/slot';
import type { VisitAnswer } from '@/lib/visits/visit';

type VisitOptions = {
  reference: string;
  start: VisitAnswer;
  onChange?: (visit: VisitAnswer) => void;
};

/** The visit of an enquiry as it is by now, and what its parent can do with it, one thing at a time. */
export const useVisit = ({ reference, start, onChange }: VisitOptions) => {
  const [visit, setVisit] = useState(start);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (ask: () => Promise<VisitAnswer>): Promise<VisitAnswer | null> => {
    if (isBusy) return null;
    setIsBusy(true);
    setProblem(null);
    try {
      const answer = await ask();
      setVisit(answer);
      onChange?.(answer);
      return answer;
    } catch (cause) {
      if (!(cause instanceof SiteError)) throw cause;
      setProblem(cause.message);
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    visit,
    isBusy,
    problem,
    book: (slot: Slot) => run(() => bookVisit(reference, slot)),
    cancel: () => run(() => cancelVisit(reference)),
  };
};
