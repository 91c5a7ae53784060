import { createContext, type ReactNode, useContext } from 'react';
import type { StudyPlace } from '@/lib/study/shelf/noteAnswer';

const StudyPlaceContext = createContext<StudyPlace>({ path: '/', title: '', subject: 'general' });

type StudyPlaceProviderProps = { place: StudyPlace; children: ReactNode };

/** Says to all that is answered on a page where it was answered. */
export const StudyPlaceProvider = ({ place, children }: StudyPlaceProviderProps) => (
  <StudyPlaceContext value={place}>{children}</StudyPlaceContext>
);

export const useStudyPlace = (): StudyPlace => useContext(StudyPlaceContext);
