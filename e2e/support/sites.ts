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
} as const;

export type SiteName = keyof typeof SITES;

/** The school system of `overHttp`. */
export const SCHOOL_SYSTEM = site('school-system', 4231);
