import useSWR from 'swr';
import { request } from '@/lib/api/request';
import { type DeskEnquiry, deskEnquiry, type NewNote, type StageChange } from '@/lib/desk/contract';
import type { SiteError } from '@/lib/site/siteError';
import { checkedBy } from './checkedBy';

const parse = checkedBy(deskEnquiry);

/** One enquiry at the desk. Each reading stands in the audit, so it is read once and after changes. */
export const useDeskEnquiry = (reference: string) =>
  useSWR<DeskEnquiry, SiteError>(
    `/api/desk/enquiries/${reference}`,
    (path: string) => request(path, { parse }),
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateIfStale: false },
  );

/** Moves an enquiry to another stage, or undoes the last move: how it stands then. */
export const sendStage = (body: StageChange): Promise<DeskEnquiry> =>
  request('/api/desk/enquiries/stage', { method: 'POST', body, parse });

/** Adds a note: how the enquiry stands then. */
export const sendNote = (body: NewNote): Promise<DeskEnquiry> =>
  request('/api/desk/enquiries/note', { method: 'POST', body, parse });
