import { aboutRoutes } from './pages/aboutRoutes';
import { activityRoutes } from './pages/activityRoutes';
import { blogRoutes } from './pages/blogRoutes';
import { branchRoutes } from './pages/branchRoutes';
import { calculatorRoutes } from './pages/calculatorRoutes';
import { campaignRoutes } from './pages/campaignRoutes';
import { cbseSchoolRoutes } from './pages/cbseSchoolRoutes';
import { admissionCityRoutes, cityRoutes } from './pages/cityRoutes';
import { compareRoutes } from './pages/compareRoutes';
import { conceptRoutes } from './pages/conceptRoutes';
import { converterRoutes } from './pages/converterRoutes';
import { disclosureRoutes } from './pages/disclosureRoutes';
import { extraRoutes } from './pages/extraRoutes';
import { formulaRoutes } from './pages/formulaRoutes';
import { landingRoutes } from './pages/landingRoutes';
import { ncertRoutes } from './pages/ncertRoutes';
import { pageRoutes } from './pages/pageRoutes';
import { paperRoutes } from './pages/paperRoutes';
import { programRoutes } from './pages/programRoutes';
import { readingRoutes } from './pages/readingRoutes';
import { syllabusRoutes } from './pages/syllabusRoutes';
import { tableRoutes } from './pages/tableRoutes';
import { worksheetRoutes } from './pages/worksheetRoutes';
import type { Route } from './route';
import { shareHeadFor } from './share/shareImage';

/**
 * Every public page of the site. Read by `getStaticProps`, the search index, the sitemap and tests;
 * not for the browser, since it brings all texts about places along.
 */
export const listRoutes = (): readonly Route[] => {
  routes ??= [
    ...pageRoutes(),
    ...extraRoutes(),
    ...aboutRoutes(),
    ...cityRoutes(),
    ...branchRoutes(),
    ...disclosureRoutes(),
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
