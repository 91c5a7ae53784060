import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DESK_PATHS,
  deskCampaignPath,
  deskEnquiryPath,
  deskMergePath,
  deskPersonPath,
  previewPath,
} from '@/data/routes/deskPaths';
import { UNKNOWN_REFERENCE } from '@/lib/testing/sampleReference';

/** A page of each kind that the journeys visit. */
const PAGES = [
  '/',
  '/admissions',
  '/application-form',
  '/bangalore-branches',
  '/bangalore-branches/jalahalli',
  '/campaign/pune',
  '/class7-ncert-solutions',
  '/class7-ncert-solutions/ganita-prakash/chapter-10',
  '/converters/number-to-words/99999999-in-words',
  '/day-school',
  `/enquiry/${UNKNOWN_REFERENCE}`,
  '/login',
  '/lp/pune',
  '/my-enquiries',
  '/my-study',
  '/nearme',
  '/public-speaking',
  '/search?s=fees',
  '/shortfilm',
  '/thank-you',
  ...Object.values(DESK_PATHS),
  deskEnquiryPath(UNKNOWN_REFERENCE),
  deskPersonPath(UNKNOWN_REFERENCE),
  deskMergePath(UNKNOWN_REFERENCE, UNKNOWN_REFERENCE),
  deskCampaignPath('00000000-0000-4000-8000-000000000000'),
  previewPath('0'.repeat(32)),
];

const endpoints = (): string[] =>
  readdirSync('pages/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `/api/${file.replace(/(\/index)?\.ts$/, '').replace('[...nextauth]', 'csrf')}`);

/**
 * When webpack has built nothing for a minute it writes its cache to the disk, and the server answers
 * nobody for some fifteen seconds (https://webpack.js.org/configuration/cache/#cacheidletimeout).
 */
const CACHE_WRITTEN_AFTER_MS = 90_000;

/**
 * Has the development server build what the journeys need, one thing after the other: built in the
 * middle of a journey, it takes longer than our pages wait for an answer. The cache is on the disk then.
 */
export const warmUp = async (origin: string): Promise<void> => {
  for (const path of [...PAGES, ...endpoints()]) {
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
  }
  await wait(CACHE_WRITTEN_AFTER_MS);
};
