import useSWR from 'swr';
import { request } from '@/lib/api/request';
import type { Assignment, CorrectedForm, PlannedCall } from '@/lib/desk/caseContract';
import {
  type CorrectedEnquiry,
  correctedEnquiry,
  type DeskEnquiry,
  deskEnquiry,
  type NewNote,
  type StageChange,
} from '@/lib/desk/contract';
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

/** Gives it to somebody, or to nobody: how the enquiry stands then. */
export const sendAssignment = (body: Assignment): Promise<DeskEnquiry> =>
  request('/api/desk/enquiries/assign', { method: 'POST', body, parse });

/** Plans the next call, or ends the plan: how the enquiry stands then. */
export const sendCall = (body: PlannedCall): Promise<DeskEnquiry> =>
  request('/api/desk/enquiries/call', { method: 'POST', body, parse });

/** Puts right what it says: how it stands then, unless it is other people's now. */
export const sendCorrection = (body: CorrectedForm): Promise<CorrectedEnquiry> =>
  request('/api/desk/enquiries/correct', {
    method: 'POST',
    body,
    parse: checkedBy(correctedEnquiry),
  });
