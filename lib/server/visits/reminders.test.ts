import { randomUUID } from 'node:crypto';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import type { Sms } from '@/lib/server/erp/embedded/sms';
import type { Store } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { UpstreamError } from '@/lib/server/upstream/upstreamError';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { slotAt } from '@/lib/visits/slot';
import { visitName } from '@/lib/visits/visitPlace';
import { bookVisit } from './bookVisit';
import { cancelVisits } from './cancelVisit';
import { sendReminders } from './reminders';

const at = (text: string) => Date.parse(`${text}:00+05:30`);
const BRANCH = 91;
const BOOKED = at('2025-12-05T12:00');
const [SLOT, OTHER] = ['2025-12-11T09:30', '2025-12-16T11:00'];
const NOON = at('2025-12-10T12:00');
const MINUTE_MS = 60_000;

type Failure = [
  outcome: UpstreamError['outcome'],
  details?: ConstructorParameters<typeof UpstreamError>[2],
];

eachStore('reminders', (open) => {
  let store: Store;
  let messages: Sms[] = [];
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(() => {
    messages = [];
  });
  afterEach(async () => {
    await store.db.deleteFrom('enquiries').execute();
  });

  const book = async (slot = SLOT, mobile: string | undefined = '9845012345') => {
    const enquiry = { ...SAMPLE_ENQUIRY, branch: BRANCH, mobile };
    const input = { enquiry, idempotencyKey: randomUUID(), attribution: null, parent: null };
    const { id } = await saveEnquiry(store, input, BOOKED);
    await bookVisit(store, { enquiryId: id, branch: BRANCH, slot }, BOOKED);
    return id;
  };
  const remind = (now: number, sendSms = async (sms: Sms) => void messages.push(sms)) =>
    sendReminders({ db: store.db, sendSms, siteUrl: 'https://opaline.example', now });
  const failWith =
    (...[outcome, details]: Failure) =>
    async () => {
      throw new UpstreamError('sms', outcome, details);
    };

  it('says on the day before where, when and how to change it, and nothing of the family', async () => {
    const id = await book();
    expect(await remind(NOON)).toBe(1);
    expect(messages).toEqual([
      {
        to: '+91-9845012345',
        text: `Your campus visit at ${visitName(BRANCH)} is tomorrow, Thursday 11 December, 9:30 am. To change or cancel it: https://opaline.example/enquiry/${id}`,
        otp: '',
      },
    ]);
  });

  it.each([
    ['two days before', '2025-12-09T12:00'],
    ['early in the morning', '2025-12-10T08:59'],
    ['in the evening', '2025-12-10T19:00'],
    ['at night', '2025-12-10T23:30'],
    ['on the day itself', '2025-12-11T09:00'],
  ])('are not sent %s', async (_when, now) => {
    await book();
    expect(await remind(at(now))).toBe(0);
    expect(messages).toEqual([]);
  });

  it('are sent once, however many processes look, and however often', async () => {
    await book();
    await book();
    await Promise.all(Array.from({ length: 10 }, () => remind(NOON)));
    await remind(NOON + 60 * MINUTE_MS);
    expect(messages).toHaveLength(2);
  });

  it('are never sent for a visit that was cancelled, changed, withdrawn, or without a number', async () => {
    const cancelled = await book();
    await cancelVisits(store.db, [cancelled], { at: BOOKED, from: slotAt(BOOKED) });
    const changed = await book();
    await bookVisit(store, { enquiryId: changed, branch: BRANCH, slot: OTHER }, BOOKED);
    const withdrawn = await book();
    await store.db
      .updateTable('enquiries')
      .set({ status: 'withdrawn' })
      .where('id', '=', withdrawn)
      .execute();
    await store.db
      .updateTable('enquiries')
      .set({ mobile: null })
      .where('id', '=', await book())
      .execute();
    await remind(NOON);
    expect(messages).toEqual([]);
    expect(await remind(at('2025-12-15T12:00'))).toBe(1);
    expect(messages[0]?.text).toContain('Tuesday 16 December, 11:00 am');
  });

  it('are sent again after a change, for the new day', async () => {
    const id = await book();
    await remind(NOON);
    await bookVisit(store, { enquiryId: id, branch: BRANCH, slot: OTHER }, NOON);
    await remind(at('2025-12-15T10:00'));
    expect(messages).toHaveLength(2);
  });

  it.each<[string, () => Promise<never>]>([
    ['refuses', failWith('refused', { status: 403 })],
    ['is broken', failWith('bad-answer', { status: 502 })],
    ['is not there', failWith('unreachable', { reason: 'ECONNREFUSED' })],
    ['was given up for a while', failWith('open')],
  ])('are tried again later where the gateway %s', async (_how, sendSms) => {
    await book();
    expect(await remind(NOON, sendSms)).toBe(0);
    expect(await remind(NOON + MINUTE_MS)).toBe(0);
    expect(await remind(NOON + 10 * MINUTE_MS)).toBe(1);
    expect(messages).toHaveLength(1);
  });

  it('are not sent twice where the gateway may have taken the first', async () => {
    await book();
    await remind(NOON, failWith('time-out'));
    expect(await remind(NOON + 60 * MINUTE_MS)).toBe(0);
  });

  it('are given up after four tries', async () => {
    await book();
    let tries = 0;
    const refuse = async () => {
      tries += 1;
      throw new UpstreamError('sms', 'refused', { status: 400 });
    };
    for (let minutes = 0; minutes < 300; minutes += 10)
      await remind(NOON + minutes * MINUTE_MS, refuse);
    expect(tries).toBe(4);
  });
});
