import { STAGES, type Stage } from '@/data/grades';
import type { ByStage } from '@/data/places/records/record';

/** The stages that a record fills, youngest first, each with its value. */
export const stagesIn = <Value>(by: ByStage<Value> | undefined): [Stage, Value][] =>
  STAGES.flatMap((stage): [Stage, Value][] => {
    const value = by?.[stage];
    return value === undefined ? [] : [[stage, value]];
  });
