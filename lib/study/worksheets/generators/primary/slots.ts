import type { Draw } from '@/lib/study/worksheets/draw';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import type { Question } from '@/lib/study/worksheets/question';

type Kind = (draw: Draw) => Question;

/**
 * A sheet on which no kind of question stands twice: each place on it has kinds of its own, and one
 * of them is drawn. With more places than kinds, they come round again.
 */
export const inSlots =
  (places: number, kinds: readonly [Kind, ...Kind[]]): TopicGenerator['make'] =>
  (draw, at) => {
    const own = kinds.filter((_, kind) => kind % places === at % kinds.length);
    const [first = kinds[0], ...rest] = own;
    return draw.pick<[Kind, ...Kind[]]>([first, ...rest])(draw);
  };
