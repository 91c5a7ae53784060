import type { StoreTarget } from '@/lib/server/store/store';
import { withStore } from './withStore';

/** The references of all enquiries that stand in these stores. */
export const readReferences = async (...targets: StoreTarget[]): Promise<Set<string>> => {
  const references = new Set<string>();
  for (const target of targets) {
    const rows = await withStore(target, ({ db }) =>
      db.selectFrom('enquiries').select('id').execute(),
    );
    for (const { id } of rows) references.add(id);
  }
  return references;
};

/** How many of those that were given out are not among those that are there. */
export const countMissing = (given: Iterable<string>, there: ReadonlySet<string>): number =>
  [...given].filter((reference) => !there.has(reference)).length;
