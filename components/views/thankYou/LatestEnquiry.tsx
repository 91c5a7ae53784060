import { type ReactNode, useSyncExternalStore } from 'react';
import { EnquiryThanks } from '@/components/blocks/enquiry/EnquiryThanks';
import { useEnquiryFlow } from '@/components/blocks/enquiry/useEnquiryFlow';
import { readSentEnquiry, type SentEnquiry } from '@/lib/enquiry/sentEnquiry';
import styles from './LatestEnquiry.module.scss';

// It is sent on another page: while this one stands, nothing else changes it.
const subscribe = () => () => undefined;
const nothing = () => null;

type LatestEnquiryProps = {
  /** For whoever has not come from a form, and before JavaScript. */
  children: ReactNode;
};

/** The enquiry that brought the parent here: its reference, and the confirming of the number. */
export const LatestEnquiry = ({ children }: LatestEnquiryProps) => {
  const start = useSyncExternalStore(subscribe, readSentEnquiry, nothing);
  return start ? <Thanks start={start} /> : children;
};

const Thanks = ({ start }: { start: SentEnquiry }) => {
  const { sent, confirmation, sendOn } = useEnquiryFlow({ start });
  return (
    <div className={styles.root}>
      <EnquiryThanks sent={sent ?? start} confirmation={confirmation} sendOn={sendOn} />
    </div>
  );
};
