import { CITIES } from '@/data/places/places';
import type { VisitAnswers } from './visitAnswers';

/** `Kharadi, Pune`, as the finder reads it again; null where the visitor told us no place. */
export const describeHome = ({ locality, city }: VisitAnswers): string | null => {
  const names = [locality, city && CITIES[city].displayName].filter((name) => name !== undefined);
  return names.length > 0 ? [...new Set(names)].join(', ') : null;
};
