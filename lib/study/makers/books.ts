import type { Maker } from './maker';

type Load = () => Promise<{ MAKERS: Readonly<Record<number, readonly Maker[]>> }>;

/** The makers of a book, by the folder of its chapters, and of calculators. For the server and the build: they are large. */
export const MAKERS_OF: Readonly<Record<string, Load>> = {
  'class-4/maths-mela': () => import('./class-4/maths-mela'),
  'class-6/maths': () => import('./class-6/maths'),
  'class-6/science': () => import('./class-6/science'),
  'class-4/our-wondrous-world': () => import('./class-4/our-wondrous-world'),
  'class-5/our-wondrous-world': () => import('./class-5/our-wondrous-world'),
  'class-5/maths-mela': () => import('./class-5/maths-mela'),
  'class-10/maths': () => import('./class-10/maths'),
  'class-10/science': () => import('./class-10/science'),
  'class-3/evs': () => import('./class-3/evs'),
  'class-3/maths': () => import('./class-3/maths'),
  'class-7/curiosity': () => import('./class-7/curiosity'),
  'class-7/ganita-prakash': () => import('./class-7/ganita-prakash'),
  'class-8/curiosity': () => import('./class-8/curiosity'),
  'class-8/ganita-prakash': () => import('./class-8/ganita-prakash'),
  'class-9/exploration': () => import('./class-9/exploration'),
  'class-9/ganita-manjari': () => import('./class-9/ganita-manjari'),
  'calculators/maths': () => import('./calculators/maths'),
  'calculators/physics': () => import('./calculators/physics'),
  'calculators/chemistry': () => import('./calculators/chemistry'),
};

/**
 * Where the makers of a chapter are: the folder of its book and the number of its file. Calculators
 * are numbered in the order of their list.
 */
export type MakerPlace = { folder: string; chapter: number };

/** The makers of a chapter; none where nobody wrote any, whatever the folder is called. */
export const loadMakers = async ({ folder, chapter }: MakerPlace): Promise<readonly Maker[]> => {
  if (!Object.hasOwn(MAKERS_OF, folder)) return [];
  const loaded = await MAKERS_OF[folder]?.();
  return loaded?.MAKERS[chapter] ?? [];
};
