import { KIND_NAMES, RESULTS_COPY, SOURCE_NAMES } from '@/data/copy/desk/results';
import { COUNT_KINDS } from '@/data/counts';
import { campaignOf } from '@/lib/counts/landingPath';
import { campaignLines } from '@/lib/desk/results/campaignLines';
import type { Figures } from '@/lib/desk/results/contract';
import { costPer } from '@/lib/desk/results/cost';
import { listDays } from '@/lib/desk/results/dayRange';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { csvHead, csvLines, toCsv } from '@/lib/server/csv/csv';
import { staffName } from '@/lib/server/desk/auditName';
import type { StaffMember } from '@/lib/server/desk/staff';
import type { Database } from '@/lib/server/store/schema';
import { type CountLine, readCountLines, readCounts } from './readCounts';
import { auditedRequest, type ResultsRequest } from './resultsRequest';
import { listSpends } from './spend';

type Of = 'campaigns' | 'days';
type Table = { columns: string[]; rows: string[][] };

/** The results as a file (CSV), after its entry in the audit. Amounts are in rupees. */
export async function* exportResults(
  db: Database,
  staff: StaffMember,
  request: ResultsRequest,
  of: Of,
): AsyncGenerator<string> {
  if (of === 'campaigns') {
    const { columns, rows } = await campaignTable(db, staff, request);
    await note(db, staff, request, { of, rows: rows.length });
    yield toCsv(columns, rows);
    return;
  }
  const days = listDays(request.range).map((day) => ({
    ...request,
    range: { from: day, to: day },
  }));
  let rows = 0;
  for (const day of days) rows += (await readCountLines(db, day)).length;
  await note(db, staff, request, { of, rows });
  yield csvHead(DAY_COLUMNS);
  for (const day of days) yield csvLines((await readCountLines(db, day)).map(toDayRow));
}

const note = (
  db: Database,
  staff: StaffMember,
  request: ResultsRequest,
  { of, rows }: { of: Of; rows: number },
) =>
  appendAudit(db, {
    action: 'desk results export',
    filter: { ...auditedRequest(request), of },
    rows,
    who: staffName(staff),
  });

const KIND_COLUMNS = COUNT_KINDS.map((kind) => KIND_NAMES[kind]);

const toCells = (figures: Figures): string[] => COUNT_KINDS.map((kind) => String(figures[kind]));

// Numbers as a spreadsheet reads them: no signs, no groups. Empty where nothing can be told.
const toRupees = (paise: number | null): string => (paise === null ? '' : (paise / 100).toFixed(2));

const campaignTable = async (
  db: Database,
  staff: StaffMember,
  request: ResultsRequest,
): Promise<Table> => {
  const { pages } = await readCounts(db, request);
  const spends = await listSpends(db, staff, request);
  return {
    columns: [
      RESULTS_COPY.campaign,
      ...KIND_COLUMNS,
      RESULTS_COPY.spend,
      RESULTS_COPY.costPerVisit,
      RESULTS_COPY.costPerSent,
      RESULTS_COPY.costPerVerified,
    ],
    rows: campaignLines({ pages, spends }, request.range).map(({ campaign, figures, spent }) => [
      campaign,
      ...toCells(figures),
      toRupees(spent),
      toRupees(costPer(spent, figures.visit)),
      toRupees(costPer(spent, figures.sent)),
      toRupees(costPer(spent, figures.verified)),
    ]),
  };
};

const DAY_COLUMNS = [
  RESULTS_COPY.day,
  RESULTS_COPY.campaign,
  RESULTS_COPY.page,
  RESULTS_COPY.source,
  ...KIND_COLUMNS,
];

const toDayRow = ({ day, path, source, figures }: CountLine): string[] => [
  day,
  campaignOf(path),
  path,
  SOURCE_NAMES[source],
  ...toCells(figures),
];
