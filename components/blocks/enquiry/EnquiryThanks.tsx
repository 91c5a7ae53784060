import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/Button';
import { ENQUIRY_STATES } from '@/data/copy/enquiry';
import { enquiryPath } from '@/data/routes/paths';
import type { EnquiryReceipt } from '@/lib/enquiry/enquiry';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import styles from './EnquiryThanks.module.scss';

type EnquiryThanksProps = {
  receipt: EnquiryReceipt;
  /** Confirms the mobile number, where that is still to do. */
  onConfirm: () => void;
  /** Whether it takes the focus, as the answer to a press on the button. */
  shouldFocus?: boolean;
};

/** Stands where the form was: what happened to the enquiry, its reference, what to do next. */
export const EnquiryThanks = ({ receipt, onConfirm, shouldFocus = false }: EnquiryThanksProps) => {
  const root = useRef<HTMLDivElement>(null);
  useFocusOnMount(root, shouldFocus);

  return (
    <div ref={root} className={styles.root} tabIndex={-1}>
      <CircleCheck className={styles.icon} aria-hidden="true" size={36} />
      <div role="status">
        <p className={styles.thanks}>
          {receipt.delivered ? ENQUIRY_STATES.delivered : ENQUIRY_STATES.saved}
        </p>
      </div>
      <p>
        {ENQUIRY_STATES.reference}: <span className={styles.reference}>{receipt.id}</span>
      </p>
      {receipt.needsVerification && <p>{ENQUIRY_STATES.confirmWhy}</p>}
      <div className={styles.actions}>
        {receipt.needsVerification && <Button onClick={onConfirm}>{ENQUIRY_STATES.confirm}</Button>}
        <ButtonLink tone="secondary" href={enquiryPath(receipt.id)}>
          {ENQUIRY_STATES.follow}
        </ButtonLink>
      </div>
    </div>
  );
};
