import type { BookMakers, Maker } from './maker';

type Load = () => Promise<{ MAKERS: BookMakers }>;

/** The makers of a book, by the folder of its chapters: each is a script of its own, loaded when asked for. */
export const MAKERS_OF: Readonly<Record<string, Load>> = {
  'class-3/evs': () => import('./class-3/evs'),
  'class-3/maths': () => import('./class-3/maths'),
  'class-7/curiosity': () => import('./class-7/curiosity'),
  'class-7/ganita-prakash': () => import('./class-7/ganita-prakash'),
  'class-8/curiosity': () => import('./class-8/curiosity'),
  'class-8/ganita-prakash': () => import('./class-8/ganita-prakash'),
  'class-9/ganita-manjari': () => import('./class-9/ganita-manjari'),
};

/** Where the makers of a chapter are: the folder of its book and the number of its file. */
export type MakerPlace = { folder: string; chapter: number };

/** The makers of a chapter; none where nobody wrote any. Rejects where the script does not come. */
export const loadMakers = async ({ folder, chapter }: MakerPlace): Promise<readonly Maker[]> => {
  const load = MAKERS_OF[folder];
  if (!load) return [];
  const { MAKERS } = await load();
  return MAKERS[chapter] ?? [];
};
