import { randomUUID } from 'node:crypto';
import type { StaffMember } from '@/lib/server/desk/staff';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import type { Store } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { bookVisit } from '@/lib/server/visits/bookVisit';
import { cancelVisits } from '@/lib/server/visits/cancelVisit';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { slotAt } from '@/lib/visits/slot';
import { buildVisitsPage, exportVisits } from './deskVisits';

const BRANCH = 91;
const OTHER = 8;
const NOW = Date.parse('2025-12-08T12:00:00+05:30');
const [SOON, LATER] = ['2025-12-11T09:30', '2025-12-16T11:00'];
const ALL = { branch: '', from: '', to: '' };

const staffOf = (branches: number[] | null): StaffMember => ({
  id: 'meena',
  mobile: '9845012345',
  name: null,
  role: 'admissions',
  branches,
  hasSecondFactor: true,
  createdAt: NOW,
});

eachStore('the visits at the desk', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(async () => {
    await store.db.deleteFrom('enquiries').execute();
  });

  const enquire = async (parent_name: string, branch = BRANCH) => {
    const enquiry = { ...SAMPLE_ENQUIRY, parent_name, branch, mobile: '9845012345' };
    const input = { enquiry, idempotencyKey: randomUUID(), attribution: null, parent: null };
    return (await saveEnquiry(store, input, NOW)).id;
  };
  const book = async (parent: string, slot: string, branch = BRANCH) => {
    const enquiryId = await enquire(parent, branch);
    await bookVisit(store, { enquiryId, branch, slot }, NOW);
    return enquiryId;
  };
  const show = (query: Partial<typeof ALL> = {}, branches: number[] | null = null, now = NOW) =>
    buildVisitsPage(store.db, staffOf(branches), { ...ALL, ...query }, now);
  const save = async (query: Partial<typeof ALL> = {}) => {
    let text = '';
    for await (const part of exportVisits(store.db, staffOf(null), { ...ALL, ...query }, NOW)) {
      text += part;
    }
    return text;
  };

  it('are a list for the gate in their order, with what was cancelled and who may not be called', async () => {
    await book('Ravi Iyer', LATER);
    const gone = await book('Asha Rao', SOON);
    await cancelVisits(store.db, [gone], { at: NOW, from: slotAt(NOW) });
    const withdrawn = await book('Meera Das', '2025-12-16T09:30');
    await store.db
      .updateTable('enquiries')
      .set({ status: 'withdrawn' })
      .where('id', '=', withdrawn)
      .execute();
    const { visits, hasMore, query } = await show();
    expect(
      visits.map(({ slot, status, parent, mobile }) => [slot, status, parent, mobile]),
    ).toEqual([
      [SOON, 'cancelled', 'Asha Rao', '9845012345'],
      ['2025-12-16T09:30', 'withdrawn', 'Meera Das', ''],
      [LATER, 'booked', 'Ravi Iyer', '9845012345'],
    ]);
    expect([hasMore, query.from]).toEqual([false, '2025-12-08']);
  });

  it('are a file for a spreadsheet, without danger, however many they are', async () => {
    await book('=Asha', SOON);
    for (let more = 0; more < 230; more += 1) {
      const enquiry_id = await enquire('Ravi Iyer');
      await store.db
        .insertInto('visits')
        .values({
          enquiry_id,
          branch_id: BRANCH,
          slot: LATER,
          seat: null,
          status: 'cancelled',
          created_at: NOW,
          changed_at: NOW,
          remind_at: null,
          reminded_at: null,
        })
        .execute();
    }
    const lines = (await save()).split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFBegins,Status,Reference,Parent,Mobile,Child,Grade,Reminded,Branch',
    );
    expect(lines[1]).toContain(",'=Asha,9845012345,Tara,Grade 1,no,");
    expect(new Set(lines.slice(1, -1)).size).toBe(231);
    const { visits, hasMore } = await show();
    expect([visits.length, hasMore]).toEqual([200, true]);
  });

  it.each([
    [{ from: '2025-12-12' }, [LATER]],
    [{ to: '2025-12-11' }, [SOON]],
    [{ from: '2025-12-11', to: '2025-12-16' }, [SOON, LATER]],
    [{ from: '2025-12-17' }, []],
    [{ from: 'soon' }, [SOON, LATER]],
    [{ branch: String(OTHER) }, []],
  ])('are narrowed: %j', async (query, slots) => {
    await book('Asha Rao', SOON);
    await book('Asha Rao', LATER);
    expect((await show(query)).visits.map(({ slot }) => slot)).toEqual(slots);
  });

  it('begin with today where no day is chosen', async () => {
    await book('Asha Rao', SOON);
    expect((await show({}, null, Date.parse('2025-12-12T12:00:00+05:30'))).visits).toEqual([]);
  });

  it('are those of one’s own branches, whichever is asked for', async () => {
    await book('Asha Rao', SOON);
    expect((await show({}, [OTHER])).visits).toEqual([]);
    const { visits, query } = await show({ branch: String(BRANCH) }, [OTHER]);
    expect([visits, query.branch]).toEqual([[], '']);
    expect((await show({}, [BRANCH])).visits).toHaveLength(1);
  });

  it('stand in the audit with whoever has looked at or saved them', async () => {
    await book('Asha Rao', SOON);
    await show({ branch: String(BRANCH) });
    await save({ from: '2025-12-01', to: '2025-12-31' });
    const entries = await store.db.selectFrom('audit_log').selectAll().orderBy('entry').execute();
    expect(
      entries
        .slice(-2)
        .map(({ action, who, filter_json, row_count }) => [
          action,
          who,
          JSON.parse(filter_json),
          row_count,
        ]),
    ).toEqual([
      ['desk visits', 'desk meena', { branches: [BRANCH], from: '2025-12-08' }, 1],
      ['desk visits export', 'desk meena', { from: '2025-12-01', to: '2025-12-31' }, 1],
    ]);
  });
});
