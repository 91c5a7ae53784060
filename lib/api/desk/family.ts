import useSWR from 'swr';
import { request } from '@/lib/api/request';
import { type DeskEnquiry, deskEnquiry } from '@/lib/desk/contract';
import { type DeskFamily, deskFamily, type MergeChange } from '@/lib/desk/personContract';
import type { SiteError } from '@/lib/site/siteError';
import { checkedBy } from './checkedBy';

const parseFamily = checkedBy(deskFamily);
const parseEnquiry = checkedBy(deskEnquiry);

/** What else the family of an enquiry has sent. Each reading stands in the audit. */
export const useDeskFamily = (reference: string) =>
  useSWR<DeskFamily, SiteError>(
    `/api/desk/enquiries/family/${reference}`,
    (path: string) => request(path, { parse: parseFamily }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );

/** Closes an enquiry as a duplicate of another one: how it stands then. */
export const sendMerge = (body: MergeChange): Promise<DeskEnquiry> =>
  request('/api/desk/enquiries/merge', { method: 'POST', body, parse: parseEnquiry });

/** Takes a duplicate out again: how it stands then. */
export const sendSeparation = (reference: string): Promise<DeskEnquiry> =>
  request('/api/desk/enquiries/unmerge', {
    method: 'POST',
    body: { reference },
    parse: parseEnquiry,
  });
