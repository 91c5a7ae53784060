import { useState } from 'react';
import { LOCATE_COPY } from '@/data/copy/finder';
import { getFinderPlaces } from '@/lib/api/places';
import { todayInIndia } from '@/lib/enquiry/today';
import type { NearbyAnswer } from '@/lib/schools/finder/findNearby';
import { saveQuestion } from '@/lib/schools/finder/saveQuestion';

export type LocateState =
  | { step: 'idle' | 'asking' }
  | { step: 'failed'; sentence: string }
  | { step: 'answered'; answer: NearbyAnswer; heading: string | null; sentence: string };

// Where everything lies is large, so it comes with the press on the button.
const load = () =>
  Promise.all([
    import('@/lib/schools/finder/askPosition'),
    import('@/lib/schools/finder/findNearby'),
    import('@/lib/schools/finder/describeNearby'),
    getFinderPlaces(),
  ]);

const locate = async (birth: string): Promise<LocateState> => {
  const [{ askPosition }, { findNearby }, { describeNearby, headNearby }, places] = await load();
  const found = await askPosition();
  if (found.kind !== 'found') return { step: 'failed', sentence: LOCATE_COPY[found.kind] };
  const answer = findNearby({ ...found, birth, today: todayInIndia(Date.now()) }, places);
  if (!answer) return { step: 'failed', sentence: LOCATE_COPY.unavailable };
  // The birthday only: the position stays where it is.
  if ('grade' in answer) saveQuestion({ birth, grade: answer.grade });
  const heading = headNearby(answer);
  return { step: 'answered', answer, heading, sentence: describeNearby(answer) };
};

/** Asks the device where it is and finds what lies around, on the device. */
export const useLocate = () => {
  const [state, setState] = useState<LocateState>({ step: 'idle' });

  const ask = async (birth: string): Promise<void> => {
    setState({ step: 'asking' });
    setState(
      await locate(birth).catch(() => ({ step: 'failed' as const, sentence: LOCATE_COPY.offline })),
    );
  };

  return { state, ask };
};
