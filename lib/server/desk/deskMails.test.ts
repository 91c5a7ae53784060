import { BRANCH_LIST } from '@/data/places/places';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import type { EnquiryStatus } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { changeStage } from './changeStage';
import { deskLinks } from './deskUrl';
import { writeAlarms } from './writeAlarms';
import { writeDigests } from './writeDigests';

const at = (text: string) => Date.parse(`${text}:00+05:30`);
const LINKS = deskLinks({ siteUrl: 'https://school.example', desk: { host: 'desk.example' } });
/** Its office is open from Monday to Saturday, 8:30 to 16:30. */
const PUNE = 51;
/** From Monday to Friday, 8:00 to 16:00. */
const TATHAWADE = 52;
/** A Friday. Tuesday the 24th was a holiday, and the Thursday before was none. */
const MORNING = at('2026-11-27T08:00');
const MINUTE_MS = 60_000;

eachStoreIfLong('an e-mail to a branch', (open, { target, openAt }) => {
  let store: Store;
  let count = 0;
  beforeEach(async () => {
    store = await open();
  });

  /** Several sites share a database only where it is PostgreSQL. */
  const openReplicas = async (): Promise<Store[]> => {
    if (store.dialect !== 'postgres') return [store, store, store];
    const place = await target();
    store = await openAt(place);
    return [store, await openAt(place), await openAt(place)];
  };

  const enquire = async (when: string, branch = PUNE, status: EnquiryStatus = 'delivered') => {
    count += 1;
    const enquiry = { ...SAMPLE_ENQUIRY, branch, mobile: '9845012345' };
    const idempotencyKey = `desk-mails-test-${count}`;
    const input = { enquiry, idempotencyKey, attribution: null, parent: null };
    const { id } = await saveEnquiry(store, input, at(when));
    await store.db.updateTable('enquiries').set({ status }).where('id', '=', id).execute();
    return id;
  };
  const answer = (reference: string, when: string) =>
    changeStage(store.db, { reference, revision: 0, to: 'in-touch' }, at(when));
  const mails = async () => {
    const rows = await store.db
      .selectFrom('mail_outbox')
      .selectAll()
      .orderBy('created_at')
      .orderBy('branch_id')
      .execute();
    return rows.map(({ content_json, ...row }) => ({ ...row, ...JSON.parse(content_json) }));
  };
  const digests = (now = MORNING) => writeDigests(store.db, LINKS, now);
  const alarms = (when: string) => writeAlarms(store.db, LINKS, at(when));

  describe('of the morning', () => {
    it('names what is new and what waits from before, each with a link, and no parent', async () => {
      const older = await enquire('2026-11-25T10:00', PUNE, 'unverified');
      const fresh = await enquire('2026-11-26T18:00');
      const answered = await enquire('2026-11-26T09:00');
      await answer(answered, '2026-11-26T09:30');
      expect(await digests()).toBe(1);
      const [mail] = await mails();
      expect(mail).toMatchObject({ id: `digest.${PUNE}.2026-11-27`, branch_id: PUNE });
      expect(mail.subject).toBe('OIS Nigdi: 2 enquiries wait for a first answer');
      expect(mail.text.split('\n\n').slice(0, 5)).toEqual([
        'OIS Nigdi, Friday 27 November',
        '2 enquiries came in since Thursday 26 November. Waiting for a first answer: 1.',
        `- ${fresh}, New, waits 14 hours\n  https://desk.example/desk/enquiries/${fresh.toLowerCase()}`,
        'Waiting from before: 1, the oldest first.',
        `- ${older}, Number not confirmed, waits 46 hours\n  https://desk.example/desk/enquiries/${older.toLowerCase()}`,
      ]);
      expect(mail.html).toContain(fresh);
      expect(JSON.stringify(mail)).not.toMatch(/Asha|Rao|98450|parent@|@/);
      expect(JSON.stringify(mail)).not.toContain(answered);
    });

    it('says so where all are answered, and is not sent where there is nothing to say', async () => {
      await answer(await enquire('2026-11-26T10:00'), '2026-11-26T10:05');
      await answer(await enquire('2026-11-20T10:00', TATHAWADE), '2026-11-20T10:05');
      await enquire('2026-11-26T10:00', 53, 'withdrawn');
      expect(await digests()).toBe(1);
      expect(await mails()).toMatchObject([
        { branch_id: PUNE, subject: 'OIS Nigdi: all enquiries are answered' },
      ]);
    });

    it.each([
      ['before eight', '2026-11-27T07:59', 0],
      ['later in the morning, as after a restart', '2026-11-27T11:59', 2],
      ['in the afternoon', '2026-11-27T12:00', 0],
      ['on a Saturday, to whoever works then', '2026-11-28T08:00', 1],
      ['on a second Saturday', '2026-12-12T08:00', 0],
      ['on a Sunday', '2026-11-29T08:00', 0],
      ['on a holiday', '2026-12-25T08:00', 0],
    ])('is sent or not %s', async (_when, now, expected) => {
      await enquire('2026-11-26T18:00');
      await enquire('2026-11-26T18:00', TATHAWADE);
      expect(await digests(at(now))).toBe(expected);
    });

    it('counts from the last day on which the office was open', async () => {
      // The Friday was a working day at both; at Tathawade the Saturday was not.
      await enquire('2026-11-28T07:00', TATHAWADE);
      await enquire('2026-11-28T07:00');
      await digests(at('2026-11-30T08:00'));
      const texts = (await mails()).map(({ text }) => text.split('\n\n')[1]);
      expect(texts).toEqual([
        '0 enquiries came in since Saturday 28 November. Waiting for a first answer: none.',
        '1 enquiry came in since Friday 27 November. Waiting for a first answer: 1.',
      ]);
    });

    it('is written once a day, by however many replicas and after however many restarts', async () => {
      const stores = await openReplicas();
      await enquire('2026-11-26T18:00');
      await enquire('2026-11-26T18:00', TATHAWADE);
      const written = await Promise.all(stores.map(({ db }) => writeDigests(db, LINKS, MORNING)));
      expect(written.toSorted()).toEqual([0, 0, 2]);
      expect(await digests(MORNING + 30 * MINUTE_MS)).toBe(0);
      expect(await mails()).toHaveLength(2);
      expect(await digests(MORNING + 24 * 60 * MINUTE_MS)).toBe(1);
    });

    it('names whom to call today, those of before first, also where nobody else waits', async () => {
      const plan = async (when: string, branch = PUNE) => {
        const id = await enquire('2026-11-10T10:00', branch);
        await answer(id, '2026-11-10T10:05');
        await store.db
          .updateTable('desk_cases')
          .set({ next_call_at: at(when) })
          .where('enquiry_id', '=', id)
          .execute();
        return id;
      };
      const today = await plan('2026-11-27T11:30');
      const before = await plan('2026-11-26T09:00');
      await plan('2026-11-28T00:00', TATHAWADE);
      expect(await digests()).toBe(1);
      const [mail] = await mails();
      expect(mail.subject).toBe('OIS Nigdi: 2 calls due today');
      expect(mail.text.split('\n\n').slice(1, 3)).toEqual([
        'Calls due today: 2.',
        [
          `- ${before}, In touch, to be called since Thursday 26 November`,
          `  https://desk.example/desk/enquiries/${before.toLowerCase()}`,
          `- ${today}, In touch, to be called at 11:30 am`,
          `  https://desk.example/desk/enquiries/${today.toLowerCase()}`,
        ].join('\n'),
      ]);
    });

    it('names fifteen and says how many more there are', async () => {
      for (let index = 0; index < 17; index += 1) await enquire('2026-11-20T10:00');
      await enquire('2026-11-26T18:00');
      await digests();
      const [mail] = await mails();
      expect(mail.text.match(/^- OIS-/gm)).toHaveLength(16);
      expect(mail.text).toContain('Waiting from before: 17, the oldest first.');
      expect(mail.text).toContain('… and 2 more at the desk.');
    });

    it('goes to the school where the branch is gone', async () => {
      await enquire('2026-11-26T18:00', 999_999);
      expect(await digests()).toBe(1);
      expect(await mails()).toMatchObject([{ branch_id: 999_999 }]);
      expect(BRANCH_LIST.some(({ id }) => id === 999_999)).toBe(false);
    });
  });

  describe('at once', () => {
    it('names an enquiry that has waited an hour of office time, once', async () => {
      const id = await enquire('2026-11-27T09:00');
      expect(await alarms('2026-11-27T09:59')).toBe(0);
      expect(await alarms('2026-11-27T10:00')).toBe(1);
      expect(await alarms('2026-11-27T10:30')).toBe(0);
      expect(await alarms('2026-11-28T10:30')).toBe(0);
      const [mail] = await mails();
      expect(mail).toMatchObject({
        kind: 'alarm',
        branch_id: PUNE,
        subject: 'OIS Nigdi: 1 enquiry has waited too long',
      });
      expect(mail.text).toContain(
        'This enquiry has waited for a first answer longer than 60 minutes in which your office was open:',
      );
      expect(mail.text).toContain(`- ${id}, New, waits 1 hour\n`);
      expect(JSON.stringify(mail)).not.toMatch(/Asha|Rao|98450|@/);
    });

    it('waits with the clock until the office opens, and says nothing while it is closed', async () => {
      await enquire('2026-11-28T16:00');
      expect(await alarms('2026-11-28T23:00')).toBe(0);
      expect(await alarms('2026-11-29T12:00')).toBe(0);
      expect(await alarms('2026-11-30T08:59')).toBe(0);
      expect(await alarms('2026-11-30T09:00')).toBe(1);
    });

    it('puts those of a few minutes together, one e-mail for each branch', async () => {
      await enquire('2026-11-27T09:00');
      await enquire('2026-11-27T09:00', TATHAWADE);
      expect(await alarms('2026-11-27T10:00')).toBe(2);
      await enquire('2026-11-27T09:02');
      await enquire('2026-11-27T09:05');
      expect(await alarms('2026-11-27T10:05')).toBe(0);
      expect(await alarms('2026-11-27T10:10')).toBe(1);
      const subjects = (await mails()).map(({ subject }) => subject);
      expect(subjects).toEqual([
        'OIS Nigdi: 1 enquiry has waited too long',
        'OIS Tathawade: 1 enquiry has waited too long',
        'OIS Nigdi: 2 enquiries have waited too long',
      ]);
    });

    it.each<[string, EnquiryStatus, boolean]>([
      ['has not confirmed the number', 'unverified', true],
      ['is on the way', 'queued', true],
      ['was refused by the school system', 'follow-up', true],
      ['was called', 'in-touch', false],
      ['has withdrawn', 'withdrawn', false],
    ])('is sent or not for a parent who %s', async (_how, status, isSent) => {
      await enquire('2026-11-27T09:00', PUNE, status);
      expect(await alarms('2026-11-27T10:00')).toBe(isSent ? 1 : 0);
    });

    it('is not sent for who was answered or closed in time, nor for what is old', async () => {
      await answer(await enquire('2026-11-27T09:00'), '2026-11-27T09:30');
      const reference = await enquire('2026-11-27T09:00');
      await changeStage(store.db, { reference, revision: 0, to: 'closed' }, at('2026-11-27T09:30'));
      await enquire('2026-11-20T09:00');
      expect(await alarms('2026-11-27T10:30')).toBe(0);
    });

    it('is written once by several replicas', async () => {
      const stores = await openReplicas();
      await enquire('2026-11-27T09:00');
      await enquire('2026-11-27T09:01');
      const now = at('2026-11-27T10:30');
      const written = await Promise.all(stores.map(({ db }) => writeAlarms(db, LINKS, now)));
      expect(written.toSorted()).toEqual([0, 0, 1]);
      expect(await mails()).toHaveLength(1);
    });
  });
});
