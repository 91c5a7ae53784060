import { randomUUID } from 'node:crypto';
import { createReader } from '@/lib/server/campaigns/watchCampaigns';
import { openStore, type Store } from '@/lib/server/store/store';
import { isLanding } from './landings';

let store: Store;
beforeAll(async () => {
  store = await openStore({ file: ':memory:' });
});
afterAll(() => store.close());

const publish = (slug: string | null) =>
  store.db
    .insertInto('campaigns')
    .values({
      id: randomUUID(),
      draft_json: '{}',
      published_json: slug === null ? null : '{}',
      published_slug: slug,
      preview_key: randomUUID(),
      revision: 1,
      changed_at: 0,
      changed_by: 'x',
      published_at: 0,
    })
    .execute();

it.each([
  ['/campaign/pune', true],
  ['/campaignv1/pune/nigdi', true],
  ['/campaign/nursery-admission', true],
  ['/lp/pune', true],
  ['/nearme', true],
  ['/campaign/made-up', false],
  ['/campaign/pune/atlantis', false],
  ['/lp/atlantis', false],
  ['/admissions-open-for-1999-00', false],
  ['/cbse-schools-in-atlantis', false],
  ['/desk', false],
])('counts %s: %p', (path, isCounted) => {
  expect(isLanding(path)).toBe(isCounted);
});

const read = createReader();

it('counts a campaign of the desk in both families once it is published, and after it is taken back', async () => {
  await publish('summer-camp');
  await publish(null);
  expect(isLanding('/campaign/summer-camp')).toBe(false);
  await read(store.db, Date.now());
  expect(isLanding('/campaign/summer-camp')).toBe(true);
  expect(isLanding('/campaignv1/summer-camp')).toBe(true);
  expect(isLanding('/campaign/summer-camp/pune')).toBe(false);
  await store.db.updateTable('campaigns').set({ published_slug: null }).execute();
  await read(store.db, Date.now());
  expect(isLanding('/campaign/summer-camp')).toBe(true);
});
