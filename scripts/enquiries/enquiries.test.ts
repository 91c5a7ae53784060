import type { Enquiry } from '@/lib/enquiry/enquiry';
import { createDispatcher } from '@/lib/server/dispatcher/createDispatcher';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { saveLead } from '@/lib/server/leads/saveLead';
import { SiteApiError } from '@/lib/server/siteApi/contract';
import type { Store } from '@/lib/server/store/store';
import { playErp, playSiteApi, queueEnquiry, toServices } from '@/lib/server/testing/outbox';
import { eachStore } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { SAMPLE_REFERENCE, UNKNOWN_REFERENCE } from '@/lib/testing/sampleReference';
import { parseCommand } from './command';
import { runCommand } from './runCommand';

const TARA: Enquiry = { ...SAMPLE_ENQUIRY, mobile: '9845012345' };

describe('a wrong command is answered with what is wrong', () => {
  it.each([
    [['list'], expect.stringMatching(/^There is no command "list": use dead or retry\. .* desk/)],
    [['dead', 'all'], '"all" is one word too many.'],
    [['dead', '--kin', 'enquiry'], "Unknown option '--kin'."],
    [['dead', '--kind'], "Option '--kind <value>' argument missing."],
    [['dead', '--all'], '--all does not go with this command.'],
    [['dead', '--kind', 'lead'], '--kind is enquiry or whatsapp-lead, not "lead".'],
    [['retry'], 'retry needs an id of the list that "dead" prints, or --all.'],
    [['retry', '--kind', 'enquiry'], 'retry needs an id of the list that "dead" prints, or --all.'],
    [['retry', SAMPLE_REFERENCE, '--all'], 'retry takes an id or --all, not both.'],
    [['retry', SAMPLE_REFERENCE, '--kind', 'enquiry'], '--kind goes with --all, not with an id.'],
    [['retry', SAMPLE_REFERENCE, 'now'], '"now" is one word too many.'],
    [['retry', 'everything'], expect.stringContaining('not "everything"')],
  ])('%j', (args, message) => {
    expect(() => parseCommand(args)).toThrow(expect.objectContaining({ message }));
  });
});

it.each([[[]], [['--help']], [['dead', '-h']]])('explains itself to %j', async (args) => {
  const noStore = () => Promise.reject(new Error('No store is needed.'));
  const text = await runCommand(parseCommand(args), noStore);
  expect(text).toContain('npm run enquiries -- retry --all');
});

eachStore('dead letters', (open) => {
  let store: Store;
  let enquiry = { id: '', deliveryId: '' };
  let lead = { id: '', deliveryId: '' };

  const run = (...args: string[]) => runCommand(parseCommand(args), async () => store);
  const send = async (isOut: boolean) => {
    const { erp } = playErp(async () =>
      isOut ? { outcome: 'refused', message: 'Bad request' } : undefined,
    );
    const siteApi = playSiteApi(async () => {
      if (isOut) throw new SiteApiError('site-api refused 400', { isRefusal: true });
      return { ref_id: 'T-1' };
    });
    const dispatcher = createDispatcher({ getServices: toServices(store, erp, siteApi) });
    for (const { deliveryId } of [enquiry, lead]) await dispatcher.deliver(deliveryId, 5_000);
    await dispatcher.stop();
  };

  beforeAll(async () => {
    store = await open();
  });
  beforeEach(async () => {
    await store.db.deleteFrom('deliveries').execute();
    const at = Date.parse('2025-04-15T10:00:00Z');
    enquiry = await queueEnquiry(store, at);
    lead = await saveLead(store, { lead: { lead_url: '/' }, attribution: null }, at + 60_000);
    await send(true);
  });

  it('are listed with their reason', async () => {
    const lines = (await run('dead')).split('\n');
    const [head = '', first = '', second = ''] = lines;
    expect(head.split(/ {2,}/)).toEqual(['Id', 'Kind', 'Sent', 'Tries', 'Reason']);
    expect(first.split(/ {2,}/)).toEqual([
      enquiry.id,
      'enquiry',
      '2025-04-15 15:30',
      '1',
      'refused: Bad request',
    ]);
    expect(second).toContain(`${lead.id}  whatsapp-lead  2025-04-15 15:31`);
    expect(lines.slice(3)).toEqual(['', '2 dead letters', '']);
    expect(await run('dead', '--kind', 'whatsapp-lead')).toMatch(/\n1 dead letter\n$/);
  });

  it('are sent again, one or all', async () => {
    expect(await run('retry', enquiry.id.toLowerCase())).toBe(
      `${enquiry.id} is sent again by the running site, within seconds.\n`,
    );
    expect(await run('retry', '--all', '--kind', 'enquiry')).toBe(
      'There is nothing to send again.\n',
    );
    expect(await run('retry', '--all')).toBe(
      '1 dead letter is sent again by the running site, within seconds.\n',
    );
    await send(false);
    expect(await run('dead')).toBe('0 dead letters\n');
    await expect(run('retry', enquiry.id)).rejects.toThrow(
      `${enquiry.id} is no dead letter: its status is delivered.`,
    );
    await expect(run('retry', lead.id)).rejects.toThrow(
      `The lead ${lead.id} is no dead letter: it was delivered or is on its way.`,
    );
  });

  it('stand in the audit with whoever has listed them or sent them again', async () => {
    await run('dead', '--kind', 'enquiry');
    await run('retry', lead.id);
    await run('retry', '--all');
    const entries = await store.db.selectFrom('audit_log').selectAll().orderBy('entry').execute();
    expect(
      entries
        .slice(-3)
        .map(({ action, filter_json, row_count }) => [action, JSON.parse(filter_json), row_count]),
    ).toEqual([
      ['enquiries dead', { kind: 'enquiry' }, 1],
      ['enquiries retry', { kind: 'whatsapp-lead', id: lead.id }, 1],
      ['enquiries retry', {}, 1],
    ]);
  });

  it('are counted when all are sent again', async () => {
    expect(await run('retry', '--all')).toBe(
      '2 dead letters are sent again by the running site, within seconds.\n',
    );
  });

  it('says which cannot be sent again', async () => {
    await store.db.updateTable('deliveries').set({ sealed_payload: '' }).execute();
    await expect(run('retry', enquiry.id)).rejects.toThrow(
      `${enquiry.id} cannot be sent again, since its login has run out`,
    );
    expect(await run('retry', '--all', '--kind', 'enquiry')).toBe(
      `Nothing can be sent again.\nWithout a login that is still good, so that a person has to call: ${enquiry.id}.\n`,
    );
  });

  it('says what an id is that is none of them', async () => {
    await expect(run('retry', UNKNOWN_REFERENCE)).rejects.toThrow(
      `There is no enquiry ${UNKNOWN_REFERENCE}.`,
    );
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expect(run('retry', unknown)).rejects.toThrow(`There is no lead ${unknown}.`);
    const parent = { mobile: '9845012345', accessToken: null };
    const { id } = await saveEnquiry(
      store,
      { enquiry: TARA, idempotencyKey: 'no-login', attribution: null, parent },
      Date.now(),
    );
    await expect(run('retry', id)).rejects.toThrow(`${id} came without a login to send it with`);
  });
});
