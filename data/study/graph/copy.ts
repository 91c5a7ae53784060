import type { TieGroup } from './node';

/** Words of the block that ties a study page to others. Small: every study page loads it. */
export const TIES_COPY = {
  title: 'Go on from here',
  groups: {
    learn: 'Learn',
    practise: 'Practise',
    lookUp: 'Look up',
    test: 'Test',
  } satisfies Record<TieGroup, string>,
  more: (count: number) => `${count} more`,
} as const;
