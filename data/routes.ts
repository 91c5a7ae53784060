import { aboutRoutes } from '@/data/routing/aboutRoutes';
import { activityRoutes } from '@/data/routing/activityRoutes';
import { blogRoutes } from '@/data/routing/blogRoutes';
import { branchRoutes } from '@/data/routing/branchRoutes';
import { calculatorRoutes } from '@/data/routing/calculatorRoutes';
import { campaignRoutes } from '@/data/routing/campaignRoutes';
import { cbseSchoolRoutes } from '@/data/routing/cbseSchoolRoutes';
import { admissionCityRoutes, cityRoutes } from '@/data/routing/cityRoutes';
import { compareRoutes } from '@/data/routing/compareRoutes';
import { conceptRoutes } from '@/data/routing/conceptRoutes';
import { converterRoutes } from '@/data/routing/converterRoutes';
import { extraRoutes } from '@/data/routing/extraRoutes';
import { formulaRoutes } from '@/data/routing/formulaRoutes';
import { landingRoutes } from '@/data/routing/landingRoutes';
import { ncertRoutes } from '@/data/routing/ncertRoutes';
import { pageRoutes } from '@/data/routing/pageRoutes';
import { paperRoutes } from '@/data/routing/paperRoutes';
import { programRoutes } from '@/data/routing/programRoutes';
import { readingRoutes } from '@/data/routing/readingRoutes';
import type { Route } from '@/data/routing/route';
import { shareHeadFor } from '@/data/routing/share/shareImage';
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
    ...aboutRoutes(),
    ...cityRoutes(),
    ...branchRoutes(),
    ...admissionCityRoutes(),
    ...compareRoutes(),
    ...cbseSchoolRoutes(),
    ...conceptRoutes(),
    ...tableRoutes(),
    ...worksheetRoutes(),
    ...calculatorRoutes(),
    ...formulaRoutes(),
    ...converterRoutes(),
    ...readingRoutes(),
    ...programRoutes(),
    ...ncertRoutes(),
    ...syllabusRoutes(),
    ...paperRoutes(),
    ...blogRoutes(),
    ...activityRoutes(),
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
  /** What a shared link shows: a PNG in `public/share`. */
  image?: { path: string; alt: string };
};

/** The props of `Seo` for the page at this public path. */
export const seoFor = (path: string): PageSeo => {
  const route = routeFor(path);
  return {
    path,
    title: route.title,
    description: route.description,
    robots: route.isIndexable ? 'index' : 'noindex',
    image: shareHeadFor(route),
  };
};
