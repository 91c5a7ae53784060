import type { PageSeo } from '@/data/routes';
import { converterRoutes } from '@/data/routing/converterRoutes';

/** The head of a converter's page. Throws where there is none at this path. */
export const converterSeo = (path: string): PageSeo => {
  const route = converterRoutes().find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No converter at ${path}`);
  const { title, description } = route;
  return { path, title, description, robots: 'index' };
};
