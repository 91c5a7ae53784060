import Router from 'next/router';
import { useState } from 'react';
import { ENQUIRY_STATES } from '@/data/copy/enquiry';
import { PATHS } from '@/data/routes/paths';
import { buildEnquiryRequest, type EnquiryRequest, sendEnquiry } from '@/lib/api/enquiries';
import { useBrochure } from '@/lib/brochure/BrochureProvider';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import { type SentEnquiry, saveSentEnquiry } from '@/lib/enquiry/sentEnquiry';
import { useSignIn } from '@/lib/session/useSignIn';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { SiteError } from '@/lib/site/siteError';
import type { Slot } from '@/lib/visits/slot';

/** How the confirming of the number stands: still to do, sending on what was confirmed, or failed at that. */
export type Confirmation = 'open' | 'sending' | 'failed';

type FlowOptions = {
  /** An enquiry that was sent on another page of this visit. */
  start?: SentEnquiry | null;
  /** Where the parent is thanked: in the form's place, or on the page /thank-you. */
  thanks?: 'here' | 'page';
};

/**
 * From the button to the welcome (design 5.11): saved at once; once the number is confirmed, the
 * same enquiry goes on under the same key.
 */
export const useEnquiryFlow = ({ start = null, thanks = 'here' }: FlowOptions = {}) => {
  const [sent, setSent] = useState(start);
  const [confirmation, setConfirmation] = useState<Confirmation>('open');
  const { afterEnquiry } = useBrochure();
  const { enqueueSnackbar } = useSnackbar();
  const signIn = useSignIn();

  // What a parent reads about; anything else is ours to hear of.
  const tell = (cause: unknown): void => {
    if (!(cause instanceof SiteError)) throw cause;
    enqueueSnackbar(cause.message, { variant: 'error' });
  };

  const welcome = async (ticket: string): Promise<void> => {
    await signIn({ ticket });
    enqueueSnackbar(ENQUIRY_STATES.welcome, { variant: 'success' });
  };

  const post = async (request: EnquiryRequest): Promise<SentEnquiry> => {
    const receipt = await sendEnquiry(request);
    const { branch, grade } = request;
    const next = { receipt: { ...receipt, ticket: null }, branch, grade, request };
    setSent(next);
    afterEnquiry();
    // The enquiry is safe already: a login that fails now must not look as if it were not.
    if (receipt.ticket) await welcome(receipt.ticket).catch(tell);
    return next;
  };

  const submit = async (enquiry: Enquiry, visit?: Slot) => {
    const next = await post(buildEnquiryRequest(enquiry, visit));
    if (thanks === 'here') return;
    saveSentEnquiry(next);
    void Router.push(PATHS.thankYou);
  };

  /** The number is confirmed: the same enquiry again, now with the session. */
  const sendOn = async () => {
    if (!sent?.request) return;
    setConfirmation('sending');
    try {
      const next = await post(sent.request);
      if (start) saveSentEnquiry(next);
      setConfirmation('open');
    } catch (cause) {
      setConfirmation('failed');
      tell(cause);
    }
  };

  return { sent, submit, confirmation, sendOn };
};
