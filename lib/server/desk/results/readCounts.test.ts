import { type Counted, createTally } from '@/lib/server/counts/tally';
import type { Store } from '@/lib/server/store/store';
import { sweep } from '@/lib/server/store/sweep';
import { eachStore } from '@/lib/server/testing/stores';
import { countedCampaigns, readCountLines, readCounts } from './readCounts';
import type { ResultsRequest } from './resultsRequest';

const VISIT: Counted = {
  day: '2026-11-27',
  path: '/campaign/pune',
  source: 'google',
  kind: 'visit',
};

const REQUEST: ResultsRequest = {
  range: { from: '2026-11-26', to: '2026-11-28' },
  campaign: null,
  source: null,
};

const NONE = { visit: 0, begun: 0, sent: 0, verified: 0, whatsapp: 0, call: 0 };

eachStore('the results', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    const tally = createTally();
    const all: Partial<Counted>[] = [
      {},
      {},
      { kind: 'sent' },
      { source: 'facebook' },
      { path: '/campaignv1/pune', day: '2026-11-26' },
      { path: '/lp/pune', kind: 'call' },
      { day: '2026-11-25' },
      { day: '2026-11-29', path: '/campaign/mumbai' },
      { day: '2020-01-01' },
    ];
    for (const one of all) tally.add({ ...VISIT, ...one });
    await tally.flush(store.db);
  });

  it('add up by page, by source and by each day that was asked for', async () => {
    expect(await readCounts(store.db, REQUEST)).toEqual({
      pages: [
        { path: '/campaign/pune', figures: { ...NONE, visit: 3, sent: 1 } },
        { path: '/campaignv1/pune', figures: { ...NONE, visit: 1 } },
        { path: '/lp/pune', figures: { ...NONE, call: 1 } },
      ],
      sources: [
        { source: 'google', figures: { ...NONE, visit: 3, sent: 1, call: 1 } },
        { source: 'facebook', figures: { ...NONE, visit: 1 } },
      ],
      days: [
        { day: '2026-11-26', figures: { ...NONE, visit: 1 } },
        { day: '2026-11-27', figures: { ...NONE, visit: 3, sent: 1, call: 1 } },
        { day: '2026-11-28', figures: NONE },
      ],
    });
  });

  it('can be narrowed to a campaign, which has two pages, and to a source', async () => {
    const ofPune = await readCounts(store.db, { ...REQUEST, campaign: 'pune' });
    expect(ofPune.pages.map(({ path }) => path)).toEqual(['/campaign/pune', '/campaignv1/pune']);
    const ofPage = await readCounts(store.db, { ...REQUEST, campaign: '/lp/pune' });
    expect(ofPage.pages).toEqual([{ path: '/lp/pune', figures: { ...NONE, call: 1 } }]);
    const ofFacebook = await readCounts(store.db, { ...REQUEST, source: 'facebook' });
    expect(ofFacebook.pages).toEqual([{ path: '/campaign/pune', figures: { ...NONE, visit: 1 } }]);
  });

  it('name the campaigns of these days, and each line by itself', async () => {
    expect((await countedCampaigns(store.db, REQUEST)).sort()).toEqual([
      '/lp/pune',
      'pune',
      'pune',
    ]);
    const lines = await readCountLines(store.db, REQUEST);
    expect(lines.map(({ day, path, source }) => [day, path, source])).toEqual([
      ['2026-11-26', '/campaignv1/pune', 'google'],
      ['2026-11-27', '/campaign/pune', 'facebook'],
      ['2026-11-27', '/campaign/pune', 'google'],
      ['2026-11-27', '/lp/pune', 'google'],
    ]);
  });

  it('lose what is older than two seasons', async () => {
    const earliest = () =>
      store.db.selectFrom('campaign_counts').select('day').orderBy('day').executeTakeFirst();
    expect(await earliest()).toEqual({ day: '2020-01-01' });
    await sweep(store, Date.parse('2026-11-28T00:00:00Z'));
    expect(await earliest()).toEqual({ day: '2026-11-25' });
  });
});
