import { hashMobile, hashPersonal } from '@/lib/server/crypto';
import { StoreError } from '@/lib/server/store/storeError';
import { useKeys, useOwnKeys } from '@/lib/server/testing/sampleKeys';
import { eachStore } from '@/lib/server/testing/stores';
import { castVote, countVotes } from '@/lib/server/voting/votes';
import { forgetLookupKeys, loadLookupKeys } from './lookupKeys';

afterEach(useOwnKeys);

eachStore('the keys of look-ups', (open) => {
  /** What a start does with these keys. */
  const start = async (
    store: Awaited<ReturnType<typeof open>>,
    keys: Parameters<typeof useKeys>[0],
  ) => {
    useKeys(keys);
    forgetLookupKeys();
    await loadLookupKeys(store.db);
  };
  const hashes = () => [hashPersonal('+91-9845012345'), hashMobile('9845012345')];

  it('outlive every change of secrets, also when those from before are gone', async () => {
    const store = await open();
    await start(store, {});
    const first = hashes();
    await start(store, { site: ['two', 'site one'], data: ['data two', 'data one'] });
    expect(hashes()).toEqual(first);
    await start(store, { site: ['three'], data: ['data two'] });
    expect(hashes()).toEqual(first);
    const rows = await store.db.selectFrom('lookup_keys').selectAll().execute();
    expect(rows.map(({ sealed_key }) => sealed_key)).toEqual([
      expect.stringMatching(/^enc1\./),
      expect.stringMatching(/^enc1\./),
    ]);
  });

  it('are those of an earlier release at first, so that its votes count', async () => {
    useKeys({});
    const store = await open();
    const voter = { contest: 'shortfilm', contact: '+91-9845012345' } as const;
    await castVote(store, voter, 'one', 1);
    await start(store, { site: ['two', 'site one'] });
    expect(await castVote(store, voter, 'two', 2)).toEqual({ choice: 'one', isNew: false });
    await start(store, { site: ['three'] });
    expect(await castVote(store, voter, 'two', 3)).toEqual({ choice: 'one', isNew: false });
    expect(await countVotes(store, 'shortfilm')).toEqual({ one: 1 });
  });

  it('refuse another data key in one line that names both and what to set', async () => {
    const store = await open();
    await start(store, {});
    const before = hashes();
    const wrong = start(store, { data: ['of another machine'] });
    await expect(wrong).rejects.toThrow(StoreError);
    await expect(wrong).rejects.toThrow(
      /^DATA_KEY: this database is encrypted with the data key [0-9a-f]{8}, and this process knows only [0-9a-f]{8}: [^\n]*PREVIOUS_DATA_KEYS[^\n]*$/,
    );
    await start(store, {});
    expect(hashes()).toEqual(before);
  });

  it('are the same for processes that start at once', async () => {
    useKeys({});
    const store = await open();
    await Promise.all([loadLookupKeys(store.db), loadLookupKeys(store.db)]);
    expect(await store.db.selectFrom('lookup_keys').selectAll().execute()).toHaveLength(2);
  });
});
