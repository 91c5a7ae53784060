/** Branches side by side, chosen in the address. */
export const COMPARE_PATHS = { compare: '/compare' } as const;

/** Three columns are what a phone and a sheet of paper hold. */
export const MOST_COMPARED = 3;

/** The name of the parameter with the branches, and of the fields that send it. */
export const COMPARED_PARAMETER = 'branches';

/** `/compare?branches=jalahalli,nigdi`. */
export const comparePath = (slugs: readonly string[]): string =>
  slugs.length === 0
    ? COMPARE_PATHS.compare
    : `${COMPARE_PATHS.compare}?${COMPARED_PARAMETER}=${slugs.join(',')}`;

/** The name of a branch in its own address. */
export const slugOfPath = (branchPath: string): string => branchPath.split('/').at(-1) ?? '';
