import { sql } from 'kysely';
import type { Store } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { castVote, countVotes, findChoice } from './votes';

const ASHA = { contest: 'public-speaking', contact: '+91-9000000001' } as const;
const RAVI = { ...ASHA, contact: '+91-9000000002' };
const AT = 1_750_000_000_000;

eachStore('votes', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(() => store.db.deleteFrom('votes').execute());

  it('keeps the first vote of a parent, whatever comes after it', async () => {
    expect(await castVote(store, ASHA, 'one', AT)).toEqual({ choice: 'one', isNew: true });
    expect(await castVote(store, ASHA, 'one', AT + 1)).toEqual({ choice: 'one', isNew: false });
    expect(await castVote(store, ASHA, 'two', AT + 2)).toEqual({ choice: 'one', isNew: false });
    expect(await findChoice(store, ASHA)).toBe('one');
    expect(await countVotes(store, ASHA.contest)).toEqual({ one: 1 });
  });

  it('counts one vote of fifty that a parent sends at once', async () => {
    const entries = Array.from({ length: 50 }, (_, at) => `entry-${at % 4}`);
    const receipts = await Promise.all(entries.map((entry) => castVote(store, ASHA, entry, AT)));
    expect(receipts.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(receipts.map(({ choice }) => choice)).size).toBe(1);
    expect(await countVotes(store, ASHA.contest)).toEqual({ [receipts[0]?.choice ?? '']: 1 });
  });

  it('counts parents and contests apart', async () => {
    await castVote(store, ASHA, 'one', AT);
    await castVote(store, RAVI, 'one', AT);
    await castVote(store, { ...ASHA, contest: 'shortfilm' }, 'film', AT);
    expect(await countVotes(store, 'public-speaking')).toEqual({ one: 2 });
    expect(await countVotes(store, 'shortfilm')).toEqual({ film: 1 });
    expect(await findChoice(store, { ...RAVI, contest: 'shortfilm' })).toBeNull();
  });

  it('keeps no number, and no way to tell who voted twice', async () => {
    await castVote(store, ASHA, 'one', AT);
    await castVote(store, { ...ASHA, contest: 'shortfilm' }, 'film', AT);
    const rows = await store.db.selectFrom('votes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/9000000001/);
    expect(new Set(rows.map(({ voter }) => voter)).size).toBe(2);
  });

  it('has a table that refuses a second row by itself', async () => {
    await castVote(store, ASHA, 'one', AT);
    const copy = sql`insert into votes select contest, voter, 'two', created_at from votes`;
    await expect(copy.execute(store.db)).rejects.toMatchObject({
      message: expect.stringMatching(/unique/i),
    });
  });
});
