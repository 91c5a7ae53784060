import type { PageSeo } from '@/data/routes';
import { readingRoutes } from '@/data/routing/readingRoutes';

/** The head of a page of the shelves. Throws where the path is none of theirs. */
export const readingSeo = (path: string): PageSeo => {
  const route = readingRoutes().find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route in data/routing/readingRoutes for ${path}`);
  const { title, description, isIndexable } = route;
  return { path, title, description, robots: isIndexable ? 'index' : 'noindex' };
};
