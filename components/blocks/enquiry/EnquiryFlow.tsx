import { EnquiryForm, type EnquiryFormProps } from '@/components/forms/EnquiryForm';
import { EnquiryThanks } from './EnquiryThanks';
import { useEnquiryFlow } from './useEnquiryFlow';

export type EnquiryFlowProps = Omit<EnquiryFormProps, 'onSubmit'> & {
  /** Stands above the form until it is sent. */
  intro?: string;
};

/** The enquiry form and, once it is sent, the thanks in its place. */
export const EnquiryFlow = ({ intro, ...props }: EnquiryFlowProps) => {
  const { receipt, submit, confirm } = useEnquiryFlow();
  return receipt ? (
    <EnquiryThanks receipt={receipt} onConfirm={confirm} shouldFocus />
  ) : (
    <>
      {intro && <p>{intro}</p>}
      <EnquiryForm {...props} onSubmit={submit} />
    </>
  );
};
