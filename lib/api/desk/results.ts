import useSWR from 'swr';
import { request } from '@/lib/api/request';
import {
  type NewSpend,
  type Results,
  type ResultsQuery,
  results,
} from '@/lib/desk/results/contract';
import type { SiteError } from '@/lib/site/siteError';
import { checkedBy } from './checkedBy';

const PATH = '/api/desk/results';

const parse = checkedBy(results);

/** Results, and what they were asked for by: they are shown until the next ones are there. */
type Answered = { query: ResultsQuery; results: Results };

/** What campaigns brought and cost. Each reading stands in the audit, so it is read when asked for. */
export const useResults = (query: ResultsQuery | null) =>
  useSWR<Answered, SiteError>(query && [PATH, query], readResults, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });

const readResults = async ([path, query]: [string, ResultsQuery]): Promise<Answered> => ({
  query,
  results: await request(path, { method: 'POST', body: query, parse }),
});

/** Saves what was spent. */
export const sendSpend = async (body: NewSpend): Promise<void> => {
  await request(`${PATH}/spend`, { method: 'POST', body, parse: () => true });
};

/** Takes a spend away. */
export const sendSpendRemoval = async (id: string): Promise<void> => {
  await request(`${PATH}/spend/remove`, { method: 'POST', body: { id }, parse: () => true });
};
