import useSWR from 'swr';
import type { SiteError } from '@/lib/site/siteError';
import type { Slot } from '@/lib/visits/slot';
import { parseFreeSlots, parseVisitAnswer, type VisitAnswer } from '@/lib/visits/visit';
import { request } from './request';

/** The free times of a branch; nothing is asked for without one. */
export const useFreeSlots = (branch: string) =>
  useSWR<Slot[], SiteError>(
    branch === '' ? null : `/api/visits?branch=${branch}`,
    (path: string) => request(path, { parse: parseFreeSlots }),
    // A list that changes while somebody reads it is worse than one time that is gone.
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );

const post = (path: string, body: object): Promise<VisitAnswer> =>
  request(`/api/visits/${path}`, { method: 'POST', body, parse: parseVisitAnswer });

/** Books the visit of an enquiry, or changes it. Throws a SiteError. */
export const bookVisit = (reference: string, slot: Slot): Promise<VisitAnswer> =>
  post('book', { reference, slot });

export const cancelVisit = (reference: string): Promise<VisitAnswer> =>
  post('cancel', { reference });
