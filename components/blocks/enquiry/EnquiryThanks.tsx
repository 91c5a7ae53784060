import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { FactList } from '@/components/blocks/FactList';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { ENQUIRY_STATES } from '@/data/copy/enquiry';
import { enquiryPath } from '@/data/routes/paths';
import { factsOf } from '@/lib/enquiry/factsOf';
import { noteVisit, type SentEnquiry } from '@/lib/enquiry/sentEnquiry';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import { ConfirmNumber } from './ConfirmNumber';
import styles from './EnquiryThanks.module.scss';
import type { Confirmation } from './useEnquiryFlow';

// Only who has asked for a visit sees it.
const VisitCard = dynamic(
  () => import('@/components/blocks/visits/VisitCard').then((part) => part.VisitCard),
  { ssr: false },
);

type EnquiryThanksProps = {
  sent: SentEnquiry;
  confirmation: Confirmation;
  /** Sends the enquiry on: its number is confirmed. */
  sendOn: () => Promise<void>;
  /** Whether it takes the focus, as the answer to a press on the button. */
  shouldFocus?: boolean;
};

/** Stands where the form was: what happened to the enquiry, its reference, what to do next. */
export const EnquiryThanks = (props: EnquiryThanksProps) => {
  const isConfirmed = !props.sent.receipt.needsVerification;
  const [wasOpen] = useState(!isConfirmed);
  // Another card once the number is confirmed: it takes the focus that the boxes of the OTP had.
  return (
    <ThanksCard
      key={isConfirmed ? 'confirmed' : 'open'}
      {...props}
      shouldFocus={props.shouldFocus || (isConfirmed && wasOpen)}
    />
  );
};

const ThanksCard = ({ sent, confirmation, sendOn, shouldFocus = false }: EnquiryThanksProps) => {
  const { receipt, request } = sent;
  const root = useRef<HTMLDivElement>(null);
  useFocusOnMount(root, shouldFocus);
  // The focus alone shows the foot of a card that is taller than the screen.
  useEffect(() => {
    if (shouldFocus) root.current?.scrollIntoView({ block: 'start' });
  }, [shouldFocus]);

  return (
    <div ref={root} className={styles.root} tabIndex={-1}>
      <Icon name="check" size={36} className={styles.icon} />
      <div role="status">
        <p className={styles.thanks}>
          {receipt.delivered ? ENQUIRY_STATES.delivered : ENQUIRY_STATES.saved}
        </p>
      </div>
      <p>
        {ENQUIRY_STATES.reference}: <span className={styles.reference}>{receipt.id}</span>
      </p>
      <FactList facts={factsOf(sent)} />
      {receipt.visit && (
        <VisitCard
          reference={receipt.id}
          visit={receipt.visit}
          onChange={(visit) => noteVisit(receipt.id, visit)}
        />
      )}
      {receipt.needsVerification && request && (
        <ConfirmNumber mobile={request.mobile} confirmation={confirmation} sendOn={sendOn} />
      )}
      <div className={styles.actions}>
        <ButtonLink tone="secondary" href={enquiryPath(receipt.id)}>
          {ENQUIRY_STATES.follow}
        </ButtonLink>
      </div>
    </div>
  );
};
