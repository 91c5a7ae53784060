/** What a record has for each branch, to look up by the number of any branch. */
export const byBranchId = <Value>(
  record: Readonly<Record<number, Value>>,
): ReadonlyMap<number, Value> =>
  new Map(Object.entries(record).map(([id, value]) => [Number(id), value]));
