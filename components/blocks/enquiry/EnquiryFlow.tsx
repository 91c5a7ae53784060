import { EnquiryForm, type EnquiryFormProps } from '@/components/forms/EnquiryForm';
import { EnquiryThanks } from './EnquiryThanks';
import { useEnquiryFlow } from './useEnquiryFlow';

export type EnquiryFlowProps = Omit<EnquiryFormProps, 'onSubmit'> & {
  /** Stands above the form until it is sent. */
  intro?: string;
  /** Where the parent is thanked: in the form's place, or on the page /thank-you. */
  thanks?: 'here' | 'page';
};

/** The enquiry form and, once it is sent, the thanks in its place. */
export const EnquiryFlow = ({ intro, thanks, ...props }: EnquiryFlowProps) => {
  const { sent, submit, ...confirming } = useEnquiryFlow({ thanks });
  return sent ? (
    <EnquiryThanks sent={sent} {...confirming} shouldFocus />
  ) : (
    <>
      {intro && <p>{intro}</p>}
      <EnquiryForm {...props} onSubmit={submit} />
    </>
  );
};
