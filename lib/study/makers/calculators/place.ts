import type { CalculatorSubject } from '@/data/routes/paths/study/calculators';
import type { ToolGroup } from '@/data/study/calculators/tools/tool';
import type { MakerPlace } from '@/lib/study/makers/books';

type Tools<Id extends string> = { subject: CalculatorSubject; groups: readonly ToolGroup<Id>[] };

/** Where the makers of a calculator are: by its number in the list of its subject, from 1. */
export const toolMakerPlace = <Id extends string>(
  { subject, groups }: Tools<Id>,
  id: Id,
): MakerPlace => ({
  folder: `calculators/${subject}`,
  chapter: groups.flatMap(({ ids }) => ids).indexOf(id) + 1,
});

/** The makers of a subject's calculators in the order of their list, numbered from 1. */
export const numberTools = <Id extends string, Value>(
  groups: readonly ToolGroup<Id>[],
  values: Readonly<Record<Id, Value>>,
): Readonly<Record<number, Value>> =>
  Object.fromEntries(
    groups.flatMap(({ ids }) => ids).map((id, at): [number, Value] => [at + 1, values[id]]),
  );
