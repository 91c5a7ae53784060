import type { BranchRecord } from '@/data/places/places';
import { MOST_COMPARED } from '@/data/routes/paths/compare';
import { siteBranches } from '@/lib/schools/directory/branches';

export type Compared = {
  /** The branches to show, each once. */
  branches: BranchRecord[];
  /** Known ones that do not fit any more. */
  left: BranchRecord[];
  /** Names that are no branch with a page, shortened. */
  unknown: string[];
};

// An address can hold anything: more is not looked at, and not repeated to the visitor.
const MOST_READ = 20;
const MOST_UNKNOWN = 3;
const LONGEST_NAME = 40;

/** Reads the parameter: names joined by commas, given once or several times (as a form does). */
export const parseCompared = (value: string | readonly string[] | undefined): Compared => {
  const names = [value ?? []]
    .flat()
    .flatMap((part) => part.split(','))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
    .slice(0, MOST_READ);
  const bySlug = new Map(siteBranches().map((branch) => [branch.slug, branch]));
  const once = [...new Set(names)];
  const known = once.flatMap((name) => bySlug.get(name) ?? []);
  return {
    branches: known.slice(0, MOST_COMPARED),
    left: known.slice(MOST_COMPARED),
    unknown: once
      .filter((name) => !bySlug.has(name))
      .slice(0, MOST_UNKNOWN)
      .map(shorten),
  };
};

const shorten = (name: string): string => {
  const letters = [...name];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}…` : name;
};
