import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { COUNT_SOURCES, type CountSource } from '@/data/counts';
import { campaignOf, pathsOf } from '@/lib/counts/landingPath';
import type { Figures, Results } from '@/lib/desk/results/contract';
import { listDays } from '@/lib/desk/results/dayRange';
import type { Database, Schema } from '@/lib/server/store/schema';
import type { ResultsRequest } from './resultsRequest';

type Counts = Pick<Results, 'pages' | 'sources' | 'days'>;

/** What was counted, by page, by source and by day. */
export const readCounts = async (db: Database, request: ResultsRequest): Promise<Counts> => {
  const ofPages = await sumsBy(db, 'path', request);
  const ofSources = await sumsBy(db, 'source', request);
  const ofDays = await sumsBy(db, 'day', request);
  return {
    pages: [...ofPages].map(([path, figures]) => ({ path, figures })),
    sources: COUNT_SOURCES.flatMap((source) => {
      const figures = ofSources.get(source);
      return figures ? [{ source, figures }] : [];
    }),
    days: listDays(request.range).map((day) => ({ day, figures: ofDays.get(day) ?? noFigures() })),
  };
};

/** The campaigns of which something was counted in these days, whatever else is chosen. */
export const countedCampaigns = async (
  db: Database,
  { range }: Pick<ResultsRequest, 'range'>,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('campaign_counts')
    .select('path')
    .distinct()
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .execute();
  return rows.map(({ path }) => campaignOf(path));
};

/** One line of the file with everything. */
export type CountLine = { day: string; path: string; source: CountSource; figures: Figures };

/** Every day, page and source of which something was counted, in this order. */
export const readCountLines = async (
  db: Database,
  request: ResultsRequest,
): Promise<CountLine[]> => {
  const rows = await db
    .selectFrom('campaign_counts')
    .selectAll()
    .where(isWanted(request))
    .orderBy('day')
    .orderBy('path')
    .orderBy('source')
    .execute();
  const lines = new Map<string, CountLine>();
  for (const { day, path, source, kind, count } of rows) {
    const key = `${day} ${path} ${source}`;
    const line = lines.get(key) ?? { day, path, source, figures: noFigures() };
    line.figures[kind] += count;
    lines.set(key, line);
  }
  return [...lines.values()];
};

const noFigures = (): Figures => ({
  visit: 0,
  begun: 0,
  sent: 0,
  verified: 0,
  whatsapp: 0,
  call: 0,
});

const sumsBy = async (
  db: Database,
  column: 'path' | 'source' | 'day',
  request: ResultsRequest,
): Promise<Map<string, Figures>> => {
  const rows = await db
    .selectFrom('campaign_counts')
    .select(['kind', (eb) => eb.ref(column).as('name')])
    // PostgreSQL adds whole numbers up to a bigint, which is read back as a number.
    .select(({ fn }) => fn.sum<number>('count').as('total'))
    .where(isWanted(request))
    .groupBy([column, 'kind'])
    .orderBy(column)
    .execute();
  const sums = new Map<string, Figures>();
  for (const { name, kind, total } of rows) {
    const figures = sums.get(name) ?? noFigures();
    figures[kind] = total;
    sums.set(name, figures);
  }
  return sums;
};

const isWanted =
  ({ range, campaign, source }: ResultsRequest) =>
  (eb: ExpressionBuilder<Schema, 'campaign_counts'>): Expression<SqlBool> =>
    eb.and([
      eb('day', '>=', range.from),
      eb('day', '<=', range.to),
      ...(campaign === null ? [] : [eb('path', 'in', pathsOf(campaign))]),
      ...(source === null ? [] : [eb('source', '=', source)]),
    ]);
