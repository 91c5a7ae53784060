import useSWR from 'swr';
import { type EnquiryProgress, type EnquiryStage, isEnquiryStage } from '@/lib/enquiry/progress';
import { isRecord } from '@/lib/site/isRecord';
import { request } from './request';

/** How an enquiry stands by now: first as its page was rendered, then as it is whenever a parent comes back to it. */
export const useEnquiryProgress = (rendered: EnquiryProgress): EnquiryProgress => {
  const { data } = useSWR(
    `/api/enquiries/progress?reference=${rendered.reference}`,
    (path: string) => request(path, { parse: parseProgress }),
    // What was rendered stands until the next time: nobody asked for another answer.
    { fallbackData: rendered, shouldRetryOnError: false },
  );
  return data;
};

const parseProgress = (answer: unknown): EnquiryProgress | null => {
  if (!isRecord(answer) || !isRecord(answer.days)) return null;
  const { reference, stage, days, canBeCalled } = answer;
  if (typeof reference !== 'string' || !isEnquiryStage(stage)) return null;
  const dayOf = (step: EnquiryStage) => {
    const day = days[step];
    return typeof day === 'string' ? day : null;
  };
  return {
    reference,
    stage,
    days: { received: dayOf('received'), sent: dayOf('sent'), 'in-touch': dayOf('in-touch') },
    canBeCalled: canBeCalled === true,
  };
};
