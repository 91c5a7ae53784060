import useSWR from 'swr';
import { PROGRESS_REFRESH_SECONDS } from '@/data/limits';
import {
  type EnquiryProgress,
  type EnquiryStage,
  isEnquiryStage,
  LAST_STAGE,
} from '@/lib/enquiry/progress';
import { isRecord } from '@/lib/site/isRecord';
import { request } from './request';

/**
 * How an enquiry stands by now: first as its page was rendered, then as it is whenever a parent comes
 * back to it, and again and again while the page is looked at and the branch has not called.
 */
export const useEnquiryProgress = (rendered: EnquiryProgress): EnquiryProgress => {
  const { data } = useSWR(
    `/api/enquiries/progress?reference=${rendered.reference}`,
    (path: string) => request(path, { parse: parseProgress }),
    // What was rendered stands until the next time: nobody asked for another answer.
    {
      fallbackData: rendered,
      shouldRetryOnError: false,
      refreshInterval: (latest = rendered) =>
        latest.stage === LAST_STAGE ? 0 : PROGRESS_REFRESH_SECONDS * 1000,
    },
  );
  return data;
};

const parseProgress = (answer: unknown): EnquiryProgress | null => {
  if (!isRecord(answer) || !isRecord(answer.days)) return null;
  const { reference, branch, grade, stage, days, canBeCalled, isWithdrawn, isAnsweredTogether } =
    answer;
  if (typeof reference !== 'string' || !isEnquiryStage(stage)) return null;
  if (typeof branch !== 'string' || typeof grade !== 'string') return null;
  const dayOf = (step: EnquiryStage) => {
    const day = days[step];
    return typeof day === 'string' ? day : null;
  };
  return {
    reference,
    branch,
    grade,
    stage,
    days: { received: dayOf('received'), sent: dayOf('sent'), 'in-touch': dayOf('in-touch') },
    canBeCalled: canBeCalled === true,
    isWithdrawn: isWithdrawn === true,
    isAnsweredTogether: isAnsweredTogether === true,
  };
};
