import type { ConceptSubject } from '@/data/routes/paths/study/concepts';
import type { Figure } from './figure';
import { ENGLISH_FIGURES } from './lessons/english';
import { EVS_FIGURES } from './lessons/evs';
import { MATHS_FIGURES } from './lessons/maths';
import { SCIENCE_FIGURES } from './lessons/science';

/** The figures of lessons that have no image file, by the lesson's slug. */
export const LESSON_FIGURES: Readonly<Record<ConceptSubject, Readonly<Record<string, Figure>>>> = {
  maths: MATHS_FIGURES,
  science: SCIENCE_FIGURES,
  english: ENGLISH_FIGURES,
  evs: EVS_FIGURES,
};
