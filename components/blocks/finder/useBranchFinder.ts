import { useState } from 'react';
import { getFinderPlaces } from '@/lib/api/places';
import { todayInIndia } from '@/lib/enquiry/today';
import type { FinderAnswer, FinderQuestion } from '@/lib/schools/finder/findBranches';
import { saveQuestion } from '@/lib/schools/finder/saveQuestion';

export type FinderState =
  | { step: 'idle' | 'looking' }
  | {
      step: 'answered';
      answer: FinderAnswer;
      /** Null where a field has a mistake. */
      heading: string | null;
      sentence: string;
    };

// The localities of all branches are large, so they come when somebody uses the finder.
const load = () =>
  Promise.all([
    import('@/lib/schools/finder/findBranches'),
    import('@/lib/schools/finder/describeAnswer'),
    getFinderPlaces(),
  ]);

/** Fetches what the finder needs, so that the answer is there as soon as it is asked for. */
export const warmUp = (): void => {
  load().catch(() => undefined);
};

/** Answers questions about branches. `ask` gives null when the finder could not be loaded. */
export const useBranchFinder = () => {
  const [state, setState] = useState<FinderState>({ step: 'idle' });

  const ask = async (question: Omit<FinderQuestion, 'today'>): Promise<FinderAnswer | null> => {
    setState({ step: 'looking' });
    try {
      const [{ findBranches }, { describeAnswer, headAnswer }, places] = await load();
      const answer = findBranches({ ...question, today: todayInIndia(Date.now()) }, places);
      if ('place' in answer) {
        const { place: locality, grade } = answer;
        const isOurs = answer.kind === 'branches' && answer.about !== 'other-city';
        const city = isOurs ? answer.city : undefined;
        saveQuestion({ locality, city, grade, birth: question.birth });
      }
      const heading = headAnswer(answer);
      setState({ step: 'answered', answer, heading, sentence: describeAnswer(answer) });
      return answer;
    } catch {
      setState({ step: 'idle' });
      return null;
    }
  };

  const clear = () => setState({ step: 'idle' });

  return { state, ask, clear };
};
