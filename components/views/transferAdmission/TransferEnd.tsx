import { CallLine } from '@/components/blocks/landing/CallLine';
import { ButtonLink } from '@/components/ui/Button';
import { TRANSFER } from '@/data/content/landing/transfer';
import type { LandingContact } from '@/lib/landing/contact';
import styles from './TransferEnd.module.scss';

/** Back to the form, or the telephone, at the end of the page. */
export const TransferEnd = ({ contact }: { contact: LandingContact }) => (
  <div className={styles.root}>
    <h3 className={styles.title}>{TRANSFER.end.heading}</h3>
    <p>{TRANSFER.end.text}</p>
    <ButtonLink href="#enquire-mobile">{TRANSFER.end.button}</ButtonLink>
    <CallLine phone={contact.phone} />
  </div>
);
