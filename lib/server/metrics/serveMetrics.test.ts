import { findDeadLetter, retryDeadLetter } from '@/lib/server/dispatcher/deadLetters';
import { setStatus } from '@/lib/server/enquiries/status';
import { saveLead } from '@/lib/server/leads/saveLead';
import type { EnquiryStatus } from '@/lib/server/store/schema';
import { type Store, shareStore } from '@/lib/server/store/store';
import { queueEnquiry } from '@/lib/server/testing/outbox';
import { allowLocalCalls, type ServedRoute, serveRoute } from '@/lib/server/testing/serveRoute';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { metrics } from './metrics';
import { serveMetrics } from './serveMetrics';

eachStoreIfLong('metrics', (open) => {
  let store: Store;
  let route: ServedRoute;
  beforeAll(async () => {
    route = await serveRoute(serveMetrics);
  });
  beforeEach(async () => {
    allowLocalCalls();
    store = await open();
    shareStore(store);
  });
  afterAll(() => route.close());

  const read = async (headers: Record<string, string> = {}) => {
    const response = await fetch(route.url, { headers });
    return { response, text: await response.text() };
  };
  const figure = (text: string, name: string): number | null => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return line === undefined ? null : Number(line.slice(name.length + 1));
  };

  it('shows an empty outbox as such', async () => {
    const { response, text } = await read();
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(figure(text, 'store_up')).toBe(1);
    expect(figure(text, 'outbox_depth{kind="enquiry"}')).toBe(0);
    expect(figure(text, 'outbox_depth{kind="whatsapp-lead"}')).toBe(0);
    expect(figure(text, 'outbox_oldest_seconds')).toBe(0);
    expect(figure(text, 'outbox_follow_up')).toBe(0);
    expect(figure(text, 'outbox_dead_letters{kind="enquiry"}')).toBe(0);
    expect(figure(text, 'outbox_dead_letters{kind="whatsapp-lead"}')).toBe(0);
  });

  it('shows how many deliveries wait, for how long, and which need a person', async () => {
    const now = Date.now();
    await queueEnquiry(store, now - 90_000);
    await queueEnquiry(store, now - 10_000);
    const { id, deliveryId } = await queueEnquiry(store, now - 500_000);
    await store.db.deleteFrom('deliveries').where('id', '=', deliveryId).execute();
    await store.db
      .updateTable('enquiries')
      .set({ status: 'follow-up' })
      .where('id', '=', id)
      .execute();
    const { text } = await read();
    expect(figure(text, 'outbox_depth{kind="enquiry"}')).toBe(2);
    expect(figure(text, 'outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
    expect(figure(text, 'outbox_oldest_seconds')).toBeLessThan(120);
    expect(figure(text, 'outbox_follow_up')).toBe(1);
  });

  it('shows enquiries by status and age, those that were never verified too', async () => {
    const now = Date.now();
    const hours = (count: number) => now - count * 3_600_000;
    const ids = [];
    for (const at of [hours(9), hours(7), hours(5), hours(1)]) {
      ids.push((await queueEnquiry(store, at)).id);
    }
    const mark = (id: string | undefined, status: EnquiryStatus) =>
      store.db
        .updateTable('enquiries')
        .set({ status })
        .where('id', '=', id ?? '')
        .execute();
    await mark(ids[0], 'in-touch');
    await mark(ids[1], 'delivered');
    await mark(ids[2], 'unverified');
    const { text } = await read();
    const ageOf = (name: string) => Math.round((figure(text, name) ?? -1) / 3600);
    expect(figure(text, 'enquiries{status="unverified"}')).toBe(1);
    expect(figure(text, 'enquiries{status="withdrawn"}')).toBe(0);
    expect(ageOf('enquiries_oldest_seconds{status="in-touch"}')).toBe(9);
    expect(ageOf('enquiries_oldest_seconds{status="unverified"}')).toBe(5);
    expect(ageOf('enquiries_oldest_seconds{status="withdrawn"}')).toBe(0);
    expect(ageOf('enquiries_newest_seconds')).toBe(1);
    // Of the embedded school system, whose list of enquiries is ours.
    expect(ageOf('enquiries_nobody_in_touch_oldest_seconds')).toBe(7);
  });

  it('has no age of the newest enquiry where there never was one', async () => {
    const { text } = await read();
    expect(figure(text, 'enquiries_newest_seconds')).toBeNull();
    expect(figure(text, 'enquiries_nobody_in_touch_oldest_seconds')).toBe(0);
  });

  it('counts the dead letters of each kind, and takes one that goes again for a new one', async () => {
    const now = Date.now();
    const enquiry = await queueEnquiry(store, now - 500_000);
    const lead = { lead: { lead_url: '/' }, attribution: null };
    for (const at of [1, 2]) await saveLead(store, lead, now - 500_000 + at);
    await store.db.updateTable('deliveries').set({ status: 'follow-up' }).execute();
    await setStatus(store.db, { id: enquiry.id, to: 'follow-up', at: now });
    const { text } = await read();
    expect(figure(text, 'outbox_dead_letters{kind="enquiry"}')).toBe(1);
    expect(figure(text, 'outbox_dead_letters{kind="whatsapp-lead"}')).toBe(2);
    const letter = await findDeadLetter(store.db, 'enquiry', enquiry.id);
    if (letter) await retryDeadLetter(store, letter, now);
    const { text: after } = await read();
    expect(figure(after, 'outbox_dead_letters{kind="enquiry"}')).toBe(0);
    expect(figure(after, 'outbox_depth{kind="enquiry"}')).toBe(1);
    expect(figure(after, 'outbox_oldest_seconds')).toBeLessThan(60);
  });

  it('counts the codes of the last half hour, and tells when sending is throttled', async () => {
    const minute = Math.floor(Date.now() / 60_000);
    await store.db
      .insertInto('otp_tallies')
      .values([
        { minute, sent: 5, verified: 4 },
        { minute: minute - 10, sent: 400, verified: 0 },
        { minute: minute - 40, sent: 1_000, verified: 1_000 },
      ])
      .execute();
    const { text } = await read();
    expect(figure(text, 'otp_sent_last_30_minutes')).toBe(405);
    expect(figure(text, 'otp_verified_last_30_minutes')).toBe(4);
    expect(figure(text, 'otp_throttled')).toBe(1);
  });

  it('tells at how many numbers somebody guesses', async () => {
    const row = {
      window_started_at: 0,
      window_unknown: 0,
      window_asker: 0,
      window_own_device: 0,
      wrong_own_device: 50,
      guessed_at: 0,
      revision: 1,
    };
    await store.db
      .insertInto('otp_guesses')
      .values([
        { mobile_hash: 'a', ...row, wrong_unknown: 15, wrong_asker: 5 },
        { mobile_hash: 'b', ...row, wrong_unknown: 15, wrong_asker: 4 },
      ])
      .execute();
    expect(figure((await read()).text, 'otp_numbers_guessed_at')).toBe(1);
  });

  it('still answers when the database is down, without figures that would look fine', async () => {
    await read();
    await store.close();
    const { response, text } = await read();
    expect(response.status).toBe(200);
    expect(figure(text, 'store_up')).toBe(0);
    expect(figure(text, 'outbox_depth{kind="enquiry"}')).toBeNull();
    expect(figure(text, 'outbox_dead_letters{kind="enquiry"}')).toBeNull();
    expect(figure(text, 'outbox_oldest_seconds')).toBeNull();
    expect(text).not.toMatch(/^enquiries/m);
    expect(text).toContain('upstream_calls_total');
  });

  it('does not exist for an unauthenticated caller', async () => {
    const { response, text } = await read({ 'X-Forwarded-For': '203.0.113.9' });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(text).not.toContain('store_up');
    expect((await fetch(route.url, { method: 'POST' })).status).toBe(404);
  });

  it('has no label that could name a person or an address', async () => {
    const { id } = await queueEnquiry(store, Date.now());
    metrics().upstreamCalls.inc({ service: 'erp', outcome: 'ok' });
    const { text } = await read();
    expect(text).not.toContain(id);
    expect(text).not.toMatch(/Asha|Tara|9845012345|token/);
  });
});
