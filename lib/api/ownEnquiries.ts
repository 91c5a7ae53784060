import useSWR from 'swr';
import { isEnquiryStage, type OwnEnquiry } from '@/lib/enquiry/progress';
import { isRecord } from '@/lib/site/isRecord';
import type { SiteError } from '@/lib/site/siteError';
import { request } from './request';

/** The enquiries of the parent who is logged in, newest first. `contact` keeps two parents apart. */
export const useOwnEnquiries = (contact: string) =>
  useSWR<OwnEnquiry[], SiteError>(
    ['/api/enquiries/mine', contact],
    ([path]: [string, string]) => request(path, { parse: parseOwnEnquiries }),
    // The page offers to try again: an alert that comes and goes by itself would be read out each time.
    { shouldRetryOnError: false },
  );

const parseOwnEnquiries = (answer: unknown): OwnEnquiry[] | null =>
  isRecord(answer) && Array.isArray(answer.enquiries)
    ? answer.enquiries.flatMap((item: unknown) => parseOwnEnquiry(item) ?? [])
    : null;

const parseOwnEnquiry = (item: unknown): OwnEnquiry | null => {
  if (!isRecord(item)) return null;
  const { reference, created, child, branch, stage, isWithdrawn } = item;
  if (typeof reference !== 'string' || typeof created !== 'string') return null;
  if (Number.isNaN(Date.parse(created))) return null;
  if (typeof child !== 'string' || typeof branch !== 'string' || !isEnquiryStage(stage))
    return null;
  return { reference, created, child, branch, stage, isWithdrawn: isWithdrawn === true };
};
