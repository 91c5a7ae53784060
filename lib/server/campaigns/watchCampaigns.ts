import type { Campaign } from '@/data/campaigns/campaign';
import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { PHONE_NUMBERS } from '@/data/phones';
import { LANDING_FOLDER } from '@/lib/chrome/landingVariant';
import { pathsOf } from '@/lib/counts/landingPath';
import { todayInIndia } from '@/lib/enquiry/today';
import { airingOn } from '@/lib/landing/campaigns/airing';
import { learnLandings } from '@/lib/server/counts/landings';
import { createPoller, type Poller } from '@/lib/server/dispatcher/poller';
import type { Database } from '@/lib/server/store/schema';
import { getStore } from '@/lib/server/store/store';
import { findPublished } from './readCampaigns';
import { renewPages } from './renewal';

/** Twice within the ten seconds in which every replica has to show what was published. */
const POLL_MS = 4_000;

/** What visitors get under each slug: another text stands for another page. */
type Shown = ReadonlyMap<string, string>;

type Days = Pick<Campaign, 'from' | 'until'>;

/**
 * Reads what visitors get. The days of a campaign are read once for each publication: it would be a
 * whole page out of the store every few seconds.
 */
export const createReader = () => {
  let known = new Map<string, { publishedAt: number | null; days: Days }>();
  return async (db: Database, now: number): Promise<Shown> => {
    const rows = await db
      .selectFrom('campaigns')
      .select(['published_slug', 'published_at'])
      .where('published_slug', 'is not', null)
      .execute();
    const next: typeof known = new Map();
    for (const { published_slug, published_at } of rows) {
      const slug = String(published_slug);
      const before = known.get(slug);
      next.set(
        slug,
        before?.publishedAt === published_at
          ? before
          : { publishedAt: published_at, days: (await findPublished(db, slug)) ?? {} },
      );
    }
    known = next;
    learnLandings(known.keys());
    const today = todayInIndia(now);
    const dated = CAMPAIGNS.filter(({ from, until }) => from !== undefined || until !== undefined);
    return new Map([
      ...dated.map((campaign): [string, string] => [campaign.slug, airingOn(campaign, today)]),
      ...[...known].map(([slug, { publishedAt, days }]): [string, string] => [
        slug,
        `${publishedAt} ${airingOn(days, today)}`,
      ]),
    ]);
  };
};

/** The slugs under which visitors get something else than before. */
export const changedSlugs = (before: Shown, now: Shown): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter(
    (slug) => before.get(slug) !== now.get(slug),
  );

/** Every page that shows a campaign: in both families, once for each telephone number. */
export const pagesOf = (slug: string): string[] =>
  pathsOf(slug).flatMap((path) =>
    Object.keys(PHONE_NUMBERS).map((number) => LANDING_FOLDER.replace('[number]', number) + path),
  );

/** Looks for campaigns that were published, taken back, begun or ended, and renews their pages. */
export const createWatch = (read: (now: number) => Promise<Shown>, renew = renewPages) => {
  let shown: Shown | null = null;
  return async (now: number): Promise<void> => {
    const next = await read(now);
    // A process that has just started has rendered nothing yet.
    const changed = shown === null ? [] : changedSlugs(shown, next);
    if (changed.length > 0) await renew(changed.flatMap(pagesOf));
    shown = next;
  };
};

/** Keeps the campaigns of this process up to date for as long as it lives. */
export const startWatchingCampaigns = (): Poller => {
  const read = createReader();
  const watch = createWatch(async (now) => read((await getStore()).db, now));
  const poller = createPoller(
    () => watch(Date.now()),
    POLL_MS,
    'campaigns of the desk cannot be read',
  );
  poller.start();
  return poller;
};
