import { randomUUID } from 'node:crypto';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import type { Store } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { bookVisit } from '@/lib/server/visits/bookVisit';
import { cancelVisits } from '@/lib/server/visits/cancelVisit';
import { setDate } from '@/lib/testing/clock';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { slotAt } from '@/lib/visits/slot';
import { parseCommand } from './command';
import { runCommand } from './runCommand';

const BRANCH = 91;
const NOW = Date.parse('2025-12-08T12:00:00+05:30');
const [SOON, LATER] = ['2025-12-11T09:30', '2025-12-16T11:00'];

eachStore('the visits of a branch', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(() => setDate(NOW));
  afterEach(async () => {
    jest.useRealTimers();
    await store.db.deleteFrom('enquiries').execute();
  });

  const book = async (parent_name: string, slot: string) => {
    const enquiry = { ...SAMPLE_ENQUIRY, parent_name, branch: BRANCH, mobile: '9845012345' };
    const input = { enquiry, idempotencyKey: randomUUID(), attribution: null, parent: null };
    const { id } = await saveEnquiry(store, input, NOW);
    await bookVisit(store, { enquiryId: id, branch: BRANCH, slot }, NOW);
    return id;
  };
  const run = (...args: string[]) =>
    runCommand(parseCommand(['visits', '--branch', String(BRANCH), ...args]), async () => store);

  it('are a table for the office, in their order, with what was cancelled', async () => {
    await book('Ravi Iyer', LATER);
    const id = await book('Asha Rao', SOON);
    await cancelVisits(store.db, [id], { at: NOW, from: slotAt(NOW) });
    const lines = (await run()).split('\n').map((line) => line.split(/ {2,}/));
    expect(lines).toEqual([
      ['Begins', 'Status', 'Reference', 'Parent', 'Mobile', 'Child', 'Grade', 'Reminded'],
      ['2025-12-11 09:30', 'cancelled', id, 'Asha Rao', '9845012345', 'Tara', 'Grade 1', 'no'],
      expect.arrayContaining(['2025-12-16 11:00', 'booked', 'Ravi Iyer']),
      [''],
      ['2 visits'],
      [''],
    ]);
  });

  it('are CSV for a spreadsheet, without danger', async () => {
    await book('=Asha', SOON);
    const csv = await run('--csv');
    expect(csv).toContain('Begins,Status,Reference,Parent,Mobile,Child,Grade,Reminded\r\n');
    expect(csv).toContain(",'=Asha,9845012345,");
  });

  it.each([
    [['--from', '2025-12-12'], [LATER]],
    [['--to', '2025-12-11'], [SOON]],
    [
      ['--from', '2025-12-11', '--to', '2025-12-16'],
      [SOON, LATER],
    ],
    [['--from', '2025-12-17'], []],
  ])('are narrowed by day: %j', async (args, slots) => {
    await book('Asha Rao', SOON);
    await book('Asha Rao', LATER);
    const begins = [...(await run(...args)).matchAll(/^\d{4}-\d\d-\d\d \d\d:\d\d/gm)];
    expect(begins.map(([text]) => text.replace(' ', 'T'))).toEqual(slots);
  });

  it('begin with today where no day is given', async () => {
    await book('Asha Rao', SOON);
    setDate(Date.parse('2025-12-12T12:00:00+05:30'));
    expect(await run()).toBe('0 visits\n');
  });

  it('stand in the audit with whoever has listed them', async () => {
    await book('Asha Rao', SOON);
    await run('--from', '2025-12-01');
    const entry = await store.db
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('entry', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'enquiries visits', row_count: 1 });
    expect(JSON.parse(entry.filter_json)).toEqual({ branch: BRANCH, from: '2025-12-01' });
  });
});
