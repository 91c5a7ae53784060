import { GRADES } from '@/data/grades';

/** `Nursery`; empty for a number that is no grade. */
export const gradeName = (id: number): string =>
  GRADES.find((grade) => grade.id === id)?.name ?? '';
