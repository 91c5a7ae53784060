import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import type { EnquiryStatus } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { buildAnswersNow, buildAnswersPage } from './buildAnswers';
import { changeStage } from './changeStage';

const at = (text: string) => Date.parse(`${text}:00+05:30`);
/** Open from Monday to Saturday, 8:30 to 16:30. */
const PUNE = 51;
const OTHER = 53;
const NOW = at('2026-11-27T15:00');
const MINUTE_MS = 60_000;
const EVERYBODY = { branches: null };
const NOTHING = { branch: '', week: '' };

eachStoreIfLong('the figures of first answers', (open) => {
  let store: Store;
  let count = 0;
  beforeEach(async () => {
    store = await open();
  });

  const enquire = async (when: string, branch = PUNE, status: EnquiryStatus = 'delivered') => {
    count += 1;
    const enquiry = { ...SAMPLE_ENQUIRY, branch, mobile: '9845012345' };
    const idempotencyKey = `answers-test-key-${count}`;
    const input = { enquiry, idempotencyKey, attribution: null, parent: null };
    const { id } = await saveEnquiry(store, input, at(when));
    await store.db.updateTable('enquiries').set({ status }).where('id', '=', id).execute();
    return id;
  };
  const set = (reference: string, when: string, to: 'in-touch' | 'closed' = 'in-touch') =>
    changeStage(store.db, { reference, revision: 0, to }, at(when));

  it('count the time in which the branch’s office was open', async () => {
    await set(await enquire('2026-11-25T16:10'), '2026-11-26T09:00');
    await set(await enquire('2026-11-25T20:00'), '2026-11-26T10:00');
    expect((await buildAnswersNow(store.db, EVERYBODY, NOW)).thisWeek).toEqual({
      judged: 2,
      inTime: 1,
      answered: 2,
      median: 50 * MINUTE_MS,
      ninetieth: 90 * MINUTE_MS,
      unanswered: 0,
    });
  });

  it('leave nobody out who still waits, and count who was closed without a word', async () => {
    await set(await enquire('2026-11-27T09:00'), '2026-11-27T09:10');
    await enquire('2026-11-27T09:00', PUNE, 'unverified');
    await enquire('2026-11-27T14:30', PUNE, 'queued');
    await set(await enquire('2026-11-26T09:00'), '2026-11-26T09:05', 'closed');
    await enquire('2026-11-26T09:00', PUNE, 'withdrawn');
    await enquire('2026-11-26T09:00', PUNE, 'in-touch');
    expect((await buildAnswersNow(store.db, EVERYBODY, NOW)).thisWeek).toMatchObject({
      judged: 3,
      inTime: 1,
      answered: 1,
      unanswered: 3,
    });
  });

  it('count a duplicate with the enquiry that goes on in its place', async () => {
    const kept = await enquire('2026-11-27T09:00');
    const duplicate = await enquire('2026-11-27T09:05');
    await set(kept, '2026-11-27T09:10');
    await set(duplicate, '2026-11-27T09:11', 'closed');
    await store.db
      .insertInto('desk_merges')
      .values({ enquiry_id: duplicate, kept_id: kept, staff_id: 'staff', merged_at: NOW })
      .execute();
    const { thisWeek } = await buildAnswersNow(store.db, EVERYBODY, NOW);
    expect(thisWeek).toMatchObject({ judged: 1, inTime: 1, unanswered: 0 });
  });

  it('are those of the week in which the enquiry was sent, in India', async () => {
    await set(await enquire('2026-11-22T23:59'), '2026-11-23T08:40');
    await set(await enquire('2026-11-23T00:01'), '2026-11-23T08:40');
    await set(await enquire('2026-11-15T23:59'), '2026-11-16T08:40');
    const { thisWeek, lastWeek } = await buildAnswersNow(store.db, EVERYBODY, NOW);
    expect([thisWeek.answered, lastWeek.answered]).toEqual([1, 1]);
    const { byWeek } = await buildAnswersPage(store.db, EVERYBODY, NOTHING, NOW);
    expect(byWeek.map(({ label, figure }) => [label, figure.answered])).toEqual([
      ['23 November to 29 November', 1],
      ['16 November to 22 November', 1],
      ['9 November to 15 November', 1],
      ['2 November to 8 November', 0],
      ['26 October to 1 November', 0],
      ['19 October to 25 October', 0],
      ['12 October to 18 October', 0],
      ['5 October to 11 October', 0],
    ]);
  });

  it('are shown branch by branch, the slowest first, and nobody sees another branch', async () => {
    await set(await enquire('2026-11-27T09:00'), '2026-11-27T09:10');
    await enquire('2026-11-26T09:00', OTHER);
    const all = await buildAnswersPage(store.db, EVERYBODY, NOTHING, NOW);
    expect(all.byBranch.map(({ key }) => key)).toEqual([String(OTHER), String(PUNE)]);
    const own = { branches: [PUNE] };
    const page = await buildAnswersPage(store.db, own, { branch: String(OTHER), week: 'x' }, NOW);
    expect(page).toMatchObject({
      branch: '',
      week: '2026-11-23',
      byBranch: [{ label: 'OIS Nigdi' }],
    });
    expect(page.branches.map(({ value }) => value)).toEqual([String(PUNE)]);
    expect(page.byWeek[0]?.figure).toMatchObject({ judged: 1, inTime: 1 });
    const none = await buildAnswersPage(store.db, { branches: [] }, NOTHING, NOW);
    expect([none.byBranch, none.byWeek[0]?.figure.answered]).toEqual([[], 0]);
  });

  it('are those of the branch and the week that were chosen', async () => {
    await set(await enquire('2026-11-17T09:00'), '2026-11-17T09:10');
    await set(await enquire('2026-11-27T09:00', OTHER), '2026-11-27T09:10');
    const chosen = { branch: String(PUNE), week: '2026-11-16' };
    const page = await buildAnswersPage(store.db, EVERYBODY, chosen, NOW);
    expect(page).toMatchObject({
      branch: String(PUNE),
      branchName: 'OIS Nigdi',
      week: '2026-11-16',
    });
    expect(page.byWeek.map(({ figure }) => figure.answered).slice(0, 2)).toEqual([0, 1]);
    expect(page.byBranch.map(({ key }) => key)).toEqual([String(PUNE)]);
  });
});
