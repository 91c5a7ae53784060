import type { Draw } from '@/lib/study/worksheets/draw';
import type { Question } from '@/lib/study/worksheets/question';

/** Makes one question after another of a topic. `at` counts them from 0. */
export type TopicGenerator = {
  /** How many stand on a sheet. */
  count: number;
  /** `grid`: short sums side by side. `list`: one under the other. */
  layout: 'grid' | 'list';
  make: (draw: Draw, at: number) => Question;
};
