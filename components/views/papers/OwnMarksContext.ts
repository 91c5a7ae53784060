import { createContext, useContext } from 'react';
import type { OwnMarks } from '@/lib/study/papers/ownMarks';

export type OwnMarking = {
  marks: OwnMarks;
  /** Null takes the marks of the question back. */
  give: (question: number, marks: number | null) => void;
};

/** The marks that a pupil gives; null until somebody marks the paper. */
export const OwnMarksContext = createContext<OwnMarking | null>(null);

export const useOwnMarking = (): OwnMarking | null => useContext(OwnMarksContext);
