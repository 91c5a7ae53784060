import type { WorksheetSlug } from '@/data/study/worksheets/slugs';
import type { TopicGenerator } from './topicGenerator';

type Generators = Readonly<Record<string, TopicGenerator>>;

const LOADERS: Readonly<Record<WorksheetSlug, () => Promise<Generators>>> = {
  'pre-nursery': async () => (await import('./preNursery')).PRE_NURSERY,
  nursery: async () => (await import('./nursery')).NURSERY,
  k1: async () => (await import('./k1')).K1,
  k2: async () => (await import('./k2')).K2,
  'grade-1': async () => (await import('./grade1')).GRADE_1,
  'grade-2': async () => (await import('./grade2')).GRADE_2,
  'grade-3': async () => (await import('./grade3')).GRADE_3,
  'grade-4': async () => (await import('./grade4')).GRADE_4,
  'grade-5': async () => (await import('./grade5')).GRADE_5,
  'grade-6': async () => (await import('./grade6')).GRADE_6,
  'grade-7': async () => (await import('./grade7')).GRADE_7,
  'grade-8': async () => (await import('./grade8')).GRADE_8,
  'grade-9': async () => (await import('./grade9')).GRADE_9,
  'grade-10': async () => (await import('./grade10')).GRADE_10,
};

/** The generators of one class, by the code of their topic. For the browser: each class is a script. */
export const loadGenerators = (slug: WorksheetSlug): Promise<Generators> => LOADERS[slug]();
