import { useRef, useState } from 'react';
import { ENQUIRY_STATES } from '@/data/copy/enquiry';
import { buildEnquiryRequest, type EnquiryRequest, sendEnquiry } from '@/lib/api/enquiries';
import { useBrochure } from '@/lib/brochure/BrochureProvider';
import type { Enquiry, EnquiryReceipt } from '@/lib/enquiry/enquiry';
import { useSignIn } from '@/lib/session/useSignIn';
import { useDialogs } from '@/lib/site/DialogProvider';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { SiteError } from '@/lib/site/siteError';

/**
 * From the button to the welcome (design 5.11): saved at once; a number that nobody has confirmed
 * opens the login dialog; once confirmed, the same enquiry goes on under the same key.
 */
export const useEnquiryFlow = () => {
  const [receipt, setReceipt] = useState<EnquiryReceipt | null>(null);
  const sent = useRef<EnquiryRequest>(null);
  const isVerified = useRef(false);
  const { afterEnquiry } = useBrochure();
  const { openDialog } = useDialogs();
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

  const post = async (body: EnquiryRequest): Promise<EnquiryReceipt> => {
    const answer = await sendEnquiry(body);
    sent.current = body;
    setReceipt(answer);
    afterEnquiry();
    // The enquiry is safe already: a login that fails now must not look as if it were not.
    if (answer.ticket) await welcome(answer.ticket).catch(tell);
    return answer;
  };

  const resend = async () => {
    isVerified.current = true;
    if (sent.current) await post(sent.current).catch(tell);
  };

  const confirm = () => {
    if (isVerified.current) return void resend();
    openDialog({
      name: 'login',
      mobile: sent.current?.mobile,
      allowSignup: false,
      onVerified: () => void resend(),
    });
  };

  const submit = async (enquiry: Enquiry) => {
    const answer = await post(buildEnquiryRequest(enquiry));
    if (answer.needsVerification) confirm();
  };

  return { receipt, submit, confirm };
};
