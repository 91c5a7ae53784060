import { join } from 'node:path';

/** The sites that the journeys visit: each on a port and in a data folder of its own. */
export type Site = { url: string; port: number; dataDir: string };

const site = (name: string, port: number): Site => ({
  url: `http://127.0.0.1:${port}`,
  port,
  dataDir: join(process.cwd(), 'test-results', 'data', name),
});

export const SITES = {
  /** `next dev` with the embedded services. */
  development: site('development', 4210),
  /** The production build with the embedded services. */
  production: site('production', 4220),
  /** The production build in front of a school system that speaks HTTP. */
  overHttp: site('over-http', 4230),
  /** The same, in front of a school system that its tests break. */
  failing: site('failing', 4232),
} as const;

export type SiteName = keyof typeof SITES;

/** The school systems that are reached over HTTP, by the site in front of each. */
export const SCHOOL_SYSTEMS = {
  overHttp: site('school-system', 4231),
  failing: site('failing-school-system', 4233),
} as const;

export type ApartSite = keyof typeof SCHOOL_SYSTEMS;
