import { KIND_NAMES, RESULTS_COPY, SOURCE_NAMES } from '@/data/copy/desk/results';
import { COUNT_KINDS } from '@/data/counts';
import { campaignOf } from '@/lib/counts/landingPath';
import { campaignLines } from '@/lib/desk/results/campaignLines';
import type { Figures } from '@/lib/desk/results/contract';
import { costPer } from '@/lib/desk/results/cost';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { toCsv } from '@/lib/server/csv/csv';
import { staffName } from '@/lib/server/desk/auditName';
import type { StaffMember } from '@/lib/server/desk/staff';
import type { Database } from '@/lib/server/store/schema';
import { readCountLines, readCounts } from './readCounts';
import { auditedRequest, type ResultsRequest } from './resultsRequest';
import { listSpends } from './spend';

type Table = { columns: string[]; rows: string[][] };

/** The results as a file (CSV), with its entry in the audit. Amounts are in rupees. */
export const exportResults = async (
  db: Database,
  staff: StaffMember,
  request: ResultsRequest,
  of: 'campaigns' | 'days',
): Promise<string> => {
  const { columns, rows } =
    of === 'campaigns' ? await campaignTable(db, staff, request) : await dayTable(db, request);
  await appendAudit(db, {
    action: 'desk results export',
    filter: { ...auditedRequest(request), of },
    rows: rows.length,
    who: staffName(staff),
  });
  return toCsv(columns, rows);
};

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

const dayTable = async (db: Database, request: ResultsRequest): Promise<Table> => ({
  columns: [
    RESULTS_COPY.day,
    RESULTS_COPY.campaign,
    RESULTS_COPY.page,
    RESULTS_COPY.source,
    ...KIND_COLUMNS,
  ],
  rows: (await readCountLines(db, request)).map(({ day, path, source, figures }) => [
    day,
    campaignOf(path),
    path,
    SOURCE_NAMES[source],
    ...toCells(figures),
  ]),
});
