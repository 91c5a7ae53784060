import type { ComparedBranch } from './comparedBranch';

/** What a parent compares, in the order of the table: money, way and day first. */
export const COMPARED_FACTS = [
  'fees',
  'laterYears',
  'dueOn',
  'bus',
  'distance',
  'hours',
  'office',
  'classSize',
  'head',
  'grades',
  'board',
  'examinations',
  'boarding',
  'facilities',
  'sharedFacilities',
  'languages',
  'stages',
  'areas',
  'landmark',
  'nearby',
] as const;

export type ComparedFact = (typeof COMPARED_FACTS)[number];

/** The facts of a comparison: those that differ, and those that hold for all of its branches. */
export type OrderedFacts = { different: ComparedFact[]; alike: ComparedFact[] };

/** What makes a fact of two branches the same; null or empty where nothing is known. */
const VALUES: Readonly<Record<ComparedFact, (branch: ComparedBranch) => unknown>> = {
  // Without fees each branch has its own link to its form.
  fees: ({ fees, path }) => fees ?? path,
  laterYears: ({ laterYears }) => laterYears,
  dueOn: ({ dueOn }) => dueOn,
  bus: ({ bus }) => bus,
  distance: ({ apart }) => apart,
  hours: ({ hours }) => hours,
  office: ({ office }) => office,
  classSize: ({ classSize }) => classSize,
  head: ({ head }) => head,
  grades: ({ grades, youngest }) => [grades, youngest],
  board: ({ board, boardName }) => [board, boardName],
  examinations: ({ examinations }) => examinations,
  boarding: ({ boarding }) => boarding,
  facilities: ({ facilities }) =>
    facilities && [...facilities.only, ...facilities.also, ...facilities.unsorted],
  sharedFacilities: ({ facilities }) => facilities?.everywhere ?? [],
  languages: ({ languages }) => languages,
  stages: ({ stages }) => stages,
  areas: ({ areas }) => areas,
  landmark: ({ landmark }) => landmark,
  // None is an answer too: the only branch of its city.
  nearby: ({ nearby }) => [nearby],
};

/** Puts what differs before what is alike; what no branch tells is left out. */
export const orderFacts = (branches: readonly ComparedBranch[]): OrderedFacts => {
  const known = COMPARED_FACTS.filter((fact) =>
    branches.some((branch) => isKnown(VALUES[fact](branch))),
  );
  const isAlike = (fact: ComparedFact) =>
    branches.length > 1 &&
    new Set(branches.map((branch) => JSON.stringify(VALUES[fact](branch)))).size === 1;
  return {
    different: known.filter((fact) => !isAlike(fact)),
    alike: known.filter(isAlike),
  };
};

const isKnown = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
