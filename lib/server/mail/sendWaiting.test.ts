import { addMailFor } from '@/lib/server/testing/addMailFor';
import { type Answer, startMailServer } from '@/lib/server/testing/mailServer';
import { eachStore } from '@/lib/server/testing/stores';
import { UpstreamError } from '@/lib/server/upstream/upstreamError';
import type { Mail, SendMail } from './mail';
import { claimMail, readMailFigures, sweepMail } from './outbox';
import { type Sending, sendWaiting } from './sendWaiting';
import { sendBySmtp } from './smtp';

const AT = Date.parse('2026-11-27T02:30:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const failWith =
  (
    ...[outcome, details]: [
      UpstreamError['outcome'],
      ConstructorParameters<typeof UpstreamError>[2]?,
    ]
  ) =>
  async (): Promise<never> => {
    throw new UpstreamError('smtp', outcome, details);
  };

eachStore('the outbox of e-mails', (open, { target, openAt }) => {
  const setUp = async () => {
    const store = await open();
    const taken: Mail[] = [];
    const take: SendMail = async (mail) => void taken.push(mail);
    const run = (at: number, send: SendMail = take, change: Partial<Sending> = {}) =>
      sendWaiting({
        store,
        send,
        mailboxOf: (branch) => `admissions.${branch}@opaline.example`,
        now: () => at,
        random: () => 0,
        isStopping: () => false,
        ...change,
      });
    const read = () => store.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
    return { store, taken, run, read };
  };

  it('sends each e-mail once to its branch, and empties it', async () => {
    const { store, taken, run, read } = await setUp();
    await addMailFor(store, [8, 9], AT);
    await addMailFor(store, [8], AT);
    expect(await run(AT)).toBe(2);
    expect(await run(AT + HOUR_MS)).toBe(0);
    expect(taken.map(({ to, text }) => [to, text])).toEqual([
      ['admissions.8@opaline.example', 'Text of 8'],
      ['admissions.9@opaline.example', 'Text of 9'],
    ]);
    const sent = { status: 'sent', content_json: '', ended_at: AT, attempts: 1 };
    expect(await read()).toMatchObject([sent, sent]);
  });

  it('is emptied by several replicas at once without sending one twice', async () => {
    const place = await target();
    const stores = [await openAt(place), await openAt(place), await openAt(place)];
    const [first] = stores;
    const branches = Array.from({ length: 20 }, (_, index) => index + 1);
    if (first) await addMailFor(first, branches, AT);
    const taken: string[] = [];
    const { run } = await setUp();
    await Promise.all(
      stores.map((store) => run(AT, async ({ to }) => void taken.push(to), { store })),
    );
    expect(taken).toHaveLength(20);
    expect(new Set(taken).size).toBe(20);
  });

  it('leaves a server alone that is down, and tries again later and later', async () => {
    const { store, taken, run, read } = await setUp();
    await addMailFor(store, [8, 9], AT);
    expect(await run(AT, failWith('unreachable', { reason: 'ESOCKET' }))).toBe(0);
    expect((await read()).map(({ attempts }) => attempts)).toEqual([1, 0]);
    const tried = { next_attempt_at: AT + 2_000, last_error: 'smtp unreachable ESOCKET' };
    expect(await read()).toMatchObject([tried, { next_attempt_at: AT }]);
    expect(await run(AT + MINUTE_MS)).toBe(2);
    expect(taken).toHaveLength(2);
  });

  it('passes by a mailbox that is full, and gives up one that there is not', async () => {
    const answers: Record<string, Answer> = {
      'admissions.8@opaline.example': 450,
      'admissions.9@opaline.example': 550,
    };
    const { store, run, read } = await setUp();
    const { server, taken, close } = await startMailServer({
      answerTo: (recipient) => answers[recipient] ?? 250,
    });
    const send = sendBySmtp({ server, from: 'desk@opaline.example' });
    await addMailFor(store, [7, 8, 9, 10], AT);
    expect(await run(AT, send)).toBe(2);
    await close();
    expect(taken.map(({ to }) => to[0])).toEqual([
      'admissions.10@opaline.example',
      'admissions.7@opaline.example',
    ]);
    const statuses = (await read()).map(({ branch_id, status }) => [branch_id, status]);
    expect(Object.fromEntries(statuses)).toEqual({
      7: 'sent',
      8: 'waiting',
      9: 'dead',
      10: 'sent',
    });
    expect(await readMailFigures(store.db, AT)).toEqual({ waiting: 1, oldest: AT, dead: 1 });
    expect(await readMailFigures(store.db, AT + 25 * HOUR_MS)).toMatchObject({ dead: 0 });
  });

  it.each([
    ['thirty tries', 15 * MINUTE_MS, 30],
    ['eight hours', 3 * HOUR_MS, 4],
  ])('gives an e-mail up after %s', async (_what, pauseMs, expected) => {
    const { store, run, read } = await setUp();
    await addMailFor(store, [8], AT);
    let tries = 0;
    const send = async () => {
      tries += 1;
      await failWith('time-out')();
    };
    for (let round = 0; round < 50; round += 1) await run(AT + round * pauseMs, send);
    expect(tries).toBe(expected);
    expect(await read()).toMatchObject([{ status: 'dead', content_json: '' }]);
  });

  it('finds an e-mail again whose process was killed while it sent it', async () => {
    const { store, run } = await setUp();
    await addMailFor(store, [8], AT);
    await claimMail(store, { at: AT, lockMs: MINUTE_MS });
    expect(await run(AT + MINUTE_MS - 1)).toBe(0);
    expect(await run(AT + MINUTE_MS)).toBe(1);
  });

  it('takes up nothing new while the site stops', async () => {
    const { store, taken, run } = await setUp();
    await addMailFor(store, [8, 9], AT);
    await run(AT, undefined, { isStopping: () => taken.length > 0 });
    expect(taken).toHaveLength(1);
  });

  it('forgets what is older than two days', async () => {
    const { store, run, read } = await setUp();
    await addMailFor(store, [8], AT);
    await addMailFor(store, [9], AT + HOUR_MS);
    await run(AT + HOUR_MS);
    await sweepMail(store.db, AT + 1);
    expect((await read()).map(({ branch_id }) => branch_id)).toEqual([9]);
  });
});
