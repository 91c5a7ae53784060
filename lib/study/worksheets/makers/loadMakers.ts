import type { WorksheetSlug } from '@/data/study/worksheets/slugs';
import type { Makers } from '@/lib/study/worksheets/buildSheet';

// Four pieces instead of twelve: each one is named in a table that every page of the site carries.
const early = () => import('./early').then(({ EARLY }) => EARLY);
const primary = () => import('./primary').then(({ PRIMARY }) => PRIMARY);
const middle = () => import('./middle').then(({ MIDDLE }) => MIDDLE);
const secondary = () => import('./secondary').then(({ SECONDARY }) => SECONDARY);

const LOADERS: Readonly<Record<WorksheetSlug, () => Promise<Makers>>> = {
  'pre-nursery': () => early().then((makers) => makers['pre-nursery']),
  nursery: () => early().then((makers) => makers.nursery),
  'grade-1': () => early().then((makers) => makers['grade-1']),
  'grade-2': () => early().then((makers) => makers['grade-2']),
  'grade-3': () => primary().then((makers) => makers['grade-3']),
  'grade-4': () => primary().then((makers) => makers['grade-4']),
  'grade-5': () => primary().then((makers) => makers['grade-5']),
  'grade-6': () => middle().then((makers) => makers['grade-6']),
  'grade-7': () => middle().then((makers) => makers['grade-7']),
  'grade-8': () => middle().then((makers) => makers['grade-8']),
  'grade-9': () => secondary().then((makers) => makers['grade-9']),
  'grade-10': () => secondary().then((makers) => makers['grade-10']),
};

/** The makers of one class, in the browser. Rejects when they cannot be fetched. */
export const loadMakers = (slug: WorksheetSlug): Promise<Makers> => LOADERS[slug]();
