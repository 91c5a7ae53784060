import { branchRoutes } from '@/data/routing/branchRoutes';
import { calculatorRoutes } from '@/data/routing/calculatorRoutes';
import { campaignRoutes } from '@/data/routing/campaignRoutes';
import { cbseSchoolRoutes } from '@/data/routing/cbseSchoolRoutes';
import { admissionCityRoutes, cityRoutes } from '@/data/routing/cityRoutes';
import { conceptRoutes } from '@/data/routing/conceptRoutes';
import { converterRoutes } from '@/data/routing/converterRoutes';
import { extraRoutes } from '@/data/routing/extraRoutes';
import { formulaRoutes } from '@/data/routing/formulaRoutes';
import { landingRoutes } from '@/data/routing/landingRoutes';
import { ncertRoutes } from '@/data/routing/ncertRoutes';
import { pageRoutes } from '@/data/routing/pageRoutes';
import { paperRoutes } from '@/data/routing/paperRoutes';
import { readingRoutes } from '@/data/routing/readingRoutes';
import type { Route } from '@/data/routing/route';
import { syllabusRoutes } from '@/data/routing/syllabusRoutes';
import { tableRoutes } from '@/data/routing/tableRoutes';
import { worksheetRoutes } from '@/data/routing/worksheetRoutes';

/**
 * Every public page of the site. Read by `getStaticProps`, the search index, the sitemap and tests;
 * not for the browser, since it brings all surroundings along.
 */
export const listRoutes = (): readonly Route[] => {
  routes ??= [
    ...pageRoutes(),
    ...extraRoutes(),
    ...cityRoutes(),
    ...branchRoutes(),
    ...admissionCityRoutes(),
    ...cbseSchoolRoutes(),
    ...conceptRoutes(),
    ...tableRoutes(),
    ...worksheetRoutes(),
    ...calculatorRoutes(),
    ...formulaRoutes(),
    ...converterRoutes(),
    ...readingRoutes(),
    ...ncertRoutes(),
    ...syllabusRoutes(),
    ...paperRoutes(),
    ...landingRoutes(),
    ...campaignRoutes(),
  ];
  return routes;
};

let routes: readonly Route[] | undefined;

/** What is known of the page at this public path. Throws where there is none. */
export const routeFor = (path: string): Route => {
  const route = listRoutes().find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route in data/routes for ${path}`);
  return route;
};

export type PageSeo = Pick<Route, 'path' | 'title' | 'description'> & {
  robots: 'index' | 'noindex';
};

/** The props of `Seo` for the page at this public path. */
export const seoFor = (path: string): PageSeo => {
  const { title, description, isIndexable } = routeFor(path);
  return { path, title, description, robots: isIndexable ? 'index' : 'noindex' };
};
