import useSWR from 'swr';
import { request } from '@/lib/api/request';
import { type InboxPage, type InboxQuery, inboxPage } from '@/lib/desk/contract';
import { isRecord } from '@/lib/site/isRecord';
import type { SiteError } from '@/lib/site/siteError';
import { checkedBy } from './checkedBy';

const parsePage = checkedBy(inboxPage);

const PATH = '/api/desk/enquiries';

/** How often an open inbox looks for what is new. */
const REFRESH_MS = 10_000;

/** A page of the inbox with the choice that it answers: the last one stays until the next is there. */
type ReadInbox = { query: InboxQuery; page: InboxPage };

/** The inbox, as it is by now. */
export const useInbox = (query: InboxQuery) =>
  useSWR<ReadInbox, SiteError>([PATH, query], readInbox, {
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
    shouldRetryOnError: false,
  });

/** What was read last: it is asked for whether that still holds. */
let latest: { asked: string; page: InboxPage } | null = null;

const readInbox = async ([path, query]: [string, InboxQuery]): Promise<ReadInbox> => {
  const asked = JSON.stringify(query);
  const known = latest?.asked === asked ? latest.page : null;
  const page = await request(path, {
    method: 'POST',
    body: { ...query, known: known?.mark },
    parse: (answer) => (isRecord(answer) && answer.unchanged === true ? known : parsePage(answer)),
  });
  latest = { asked, page };
  return { query, page };
};
