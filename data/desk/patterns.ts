/** What a new campaign can begin as. `of`: what has to be chosen for it. */
export const PATTERNS = [
  { name: 'city', of: ['city'] },
  { name: 'branch', of: ['city', 'branch'] },
  { name: 'grade', of: ['city', 'grade'] },
  { name: 'camp', of: ['city', 'branch'] },
  { name: 'event', of: ['city', 'branch'] },
] as const satisfies readonly { name: string; of: readonly ('city' | 'branch' | 'grade')[] }[];

export type PatternName = (typeof PATTERNS)[number]['name'];

export const PATTERN_NAMES: readonly PatternName[] = PATTERNS.map(({ name }) => name);
