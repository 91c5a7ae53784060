import useSWR from 'swr';
import { request } from '@/lib/api/request';
import { isUnderWay, type PreflightRun, preflightAnswer } from '@/lib/preflight/contract';
import type { SiteError } from '@/lib/site/siteError';
import { checkedBy } from './checkedBy';

const parse = checkedBy(preflightAnswer);

type Answer = { run: PreflightRun | null };

/** How often a check that goes on is looked at. */
const REFRESH_MS = 1_500;

/** The last check of a page, as it is by now; `mutate` takes what `askPreflight` answers. */
export const usePreflight = (path: string) =>
  useSWR<Answer, SiteError>(
    `/api/desk/preflight/run?path=${encodeURIComponent(path)}`,
    (address: string) => request(address, { parse }),
    {
      refreshInterval: (answer) => (answer?.run && isUnderWay(answer.run) ? REFRESH_MS : 0),
      revalidateOnFocus: false,
    },
  );

/** Has a page checked: how that stands. */
export const askPreflight = (path: string): Promise<Answer> =>
  request('/api/desk/preflight', { method: 'POST', body: { path }, parse });
