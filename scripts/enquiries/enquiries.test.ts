import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONSENT_NOTICE } from '@/data/copy/consent';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import { FIELD_NAMES } from '@/lib/enquiry/fields';
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

const TARA: Enquiry = {
  ...SAMPLE_ENQUIRY,
  parent_name: '=Asha',
  email: 'asha@example.in',
  mobile: '9845012345',
};

const ATTRIBUTION =
  '{"visit":{"utm_source":"google","gclid":"-x1","utm_campaign":"प्रवेश"},"pages":["/"]}';

const FIRST_COLUMNS =
  'reference,created_at,status,parent_name,child_name,date_of_birth,mobile,mobile_verified,email,city,branch,grade,problem,consent_version,consent_at,attribution,utm_source,utm_medium,utm_term,gclid,utm_placement,utm_campaign';
const NEWER_COLUMNS = FIELD_NAMES.filter((name) => !FIRST_COLUMNS.split(',').includes(name));

describe('a wrong command is answered with what is wrong', () => {
  it.each([
    [['lst'], 'There is no command "lst": use list, export, mark, visits, dead or retry.'],
    [['list', 'all'], '"all" is one word too many.'],
    [['list', '--form', '2025-04-01'], "Unknown option '--form'."],
    [['list', '--from'], "Option '--from <value>' argument missing."],
    [['list', '--from', '2025-02-30'], '--from is a day such as 2025-04-30, not "2025-02-30".'],
    [['list', '--to', 'today'], '--to is a day such as 2025-04-30, not "today".'],
    [
      ['list', '--from', '2025-04-02', '--to', '2025-04-01'],
      '--from 2025-04-02 is later than --to 2025-04-01.',
    ],
    [['list', '--city', 'Pune'], expect.stringMatching(/^--city is one of bangalore, .*"Pune"/)],
    [['list', '--branch', 'x'], '--branch is the number of a branch, not "x".'],
    [['list', '--city', 'pune', '--branch', '8'], 'Branch 8 is not in pune.'],
    [['list', '--status', 'new'], expect.stringMatching(/^--status is one of unverified, queued/)],
    [['list', '--format', 'csv'], '--format does not go with this command.'],
    [['export', '--format', 'xml'], '--format is csv or json, not "xml".'],
    [['mark'], `mark needs a reference such as ${SAMPLE_REFERENCE}, not "".`],
    [['mark', 'X-1', 'in-touch'], expect.stringContaining('not "X-1"')],
    [['mark', SAMPLE_REFERENCE, 'delivered'], expect.stringContaining('only be marked in-touch')],
    [['mark', SAMPLE_REFERENCE, 'in-touch', 'now'], '"now" is one word too many.'],
    [['mark', SAMPLE_REFERENCE, 'in-touch', '--city', 'pune'], expect.stringContaining('--city')],
    [['list', '--all'], '--all does not go with this command.'],
    [['export', '--kind', 'enquiry'], '--kind does not go with this command.'],
    [['dead', '--city', 'pune'], '--city does not go with this command.'],
    [['dead', '--all'], '--all does not go with this command.'],
    [['dead', '--kind', 'lead'], '--kind is enquiry or whatsapp-lead, not "lead".'],
    [['list', '--csv'], '--csv does not go with this command.'],
    [['visits'], 'visits needs --branch, the number of a branch.'],
    [['visits', '--branch', 'x'], '--branch is the number of a branch, not "x".'],
    [['visits', '--branch', '91', '--status', 'booked'], expect.stringContaining('--status')],
    [
      ['visits', '--branch', '91', '--from', '2025-02-30'],
      '--from is a day such as 2025-04-30, not "2025-02-30".',
    ],
    [['retry'], 'retry needs an id of the list that "dead" prints, or --all.'],
    [['retry', '--kind', 'enquiry'], 'retry needs an id of the list that "dead" prints, or --all.'],
    [['retry', SAMPLE_REFERENCE, '--all'], 'retry takes an id or --all, not both.'],
    [['retry', SAMPLE_REFERENCE, '--kind', 'enquiry'], '--kind goes with --all, not with an id.'],
    [['retry', SAMPLE_REFERENCE, 'now'], '"now" is one word too many.'],
    [['retry', 'everything'], expect.stringContaining('not "everything"')],
    [['retry', '--all', '--out', 'x'], '--out does not go with this command.'],
  ])('%j', (args, message) => {
    expect(() => parseCommand(args)).toThrow(expect.objectContaining({ message }));
  });
});

it.each([[[]], [['--help']], [['list', '-h']]])('explains itself to %j', async (args) => {
  const noStore = () => Promise.reject(new Error('No store is needed.'));
  const text = await runCommand(parseCommand(args), noStore);
  expect(text).toContain('npm run enquiries -- export');
});

eachStore('enquiries', (open) => {
  let store: Store;
  let reference = '';
  const folder = mkdtempSync(join(tmpdir(), 'site-enquiries-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (...args: string[]) => runCommand(parseCommand(args), async () => store);
  const save = (enquiry: Enquiry, at: string) =>
    saveEnquiry(
      store,
      { enquiry, idempotencyKey: at, attribution: ATTRIBUTION, parent: null },
      Date.parse(at),
    );

  beforeAll(async () => {
    store = await open();
    ({ id: reference } = await save(TARA, '2025-04-14T18:30:00Z'));
    await save({ ...TARA, child_name: 'Ira', branch: 3 }, '2025-04-16T18:29:59Z');
  });

  const childrenOf = async (...args: string[]) => {
    const enquiries: { child_name: string }[] = JSON.parse(
      await run('export', '--format', 'json', ...args),
    );
    return enquiries.map(({ child_name }) => child_name);
  };

  it.each([
    [[], ['Tara', 'Ira']],
    [
      ['--from', '2025-04-15'],
      ['Tara', 'Ira'],
    ],
    [['--from', '2025-04-16'], ['Ira']],
    [['--to', '2025-04-15'], ['Tara']],
    [['--from', '2025-04-16', '--to', '2025-04-16'], ['Ira']],
    [['--to', '2025-04-14'], []],
    [
      ['--city', 'bangalore'],
      ['Tara', 'Ira'],
    ],
    [['--city', 'pune'], []],
    [['--branch', '3'], ['Ira']],
    [
      ['--status', 'unverified'],
      ['Tara', 'Ira'],
    ],
    [['--status', 'queued'], []],
  ])('finds with %j %j', async (args, children) => {
    expect(await childrenOf(...args)).toEqual(children);
  });

  it('exports CSV that a spreadsheet opens without danger, Hindi and campaigns in columns of their own', async () => {
    const [columns, first] = (await run('export', '--to', '2025-04-15')).split('\r\n');
    expect(columns).toBe([`\uFEFF${FIRST_COLUMNS}`, ...NEWER_COLUMNS].join(','));
    expect(first).toBe(
      [
        `${reference},2025-04-15T00:00:00+05:30,unverified,'=Asha,Tara,2019-04-02,9845012345,no,asha@example.in,Bangalore,OIS Jalahalli,Grade 1,,${CONSENT_NOTICE.version},2025-04-15T00:00:00+05:30,"{""visit"":{""utm_source"":""google"",""gclid"":""-x1"",""utm_campaign"":""प्रवेश""},""pages"":[""/""]}",google,,,'-x1,,प्रवेश`,
        ...NEWER_COLUMNS.map(() => ''),
      ].join(','),
    );
  });

  it('writes a file that only its owner can read', async () => {
    const file = join(folder, `${store.dialect}.csv`);
    expect(await run('export', '--out', file)).toBe(`2 written to ${file}\n`);
    expect(readFileSync(file).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(4);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(run('export', '--out', folder)).rejects.toThrow('The file cannot be written');
  });

  it('prints a table', async () => {
    expect((await run('list', '--to', '2025-04-15')).split('\n')).toEqual([
      'Reference      Sent              Status      Parent  Mobile       Child  Grade    Branch',
      `${reference}  2025-04-15 00:00  unverified  =Asha   9845012345?  Tara   Grade 1  OIS Jalahalli`,
      '',
      '1 enquiry',
      '',
    ]);
    expect(await run('list', '--city', 'pune')).toBe('0 enquiries\n');
  });

  it('marks who has been called', async () => {
    expect(await run('mark', reference.toLowerCase(), 'in-touch')).toBe(
      `${reference} is in-touch.\n`,
    );
    expect(await childrenOf('--status', 'in-touch')).toEqual(['Tara']);
    await expect(run('mark', UNKNOWN_REFERENCE, 'in-touch')).rejects.toThrow(
      `There is no enquiry ${UNKNOWN_REFERENCE}.`,
    );
  });
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
      '1 lead is sent again by the running site, within seconds.\n',
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

  it('are counted by kind when all are sent again', async () => {
    expect(await run('retry', '--all')).toBe(
      '1 enquiry and 1 lead are sent again by the running site, within seconds.\n',
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
