import { EnquireNowButton } from '@/components/blocks/actions/EnquireNowButton';
import { WhatsAppButton } from '@/components/blocks/actions/WhatsAppButton';
import { CONTACT_BAR_COPY } from '@/data/copy/contactBar';
import { useIsInView } from '@/lib/hooks/useIsInView';
import { CallLink, type CallLinkProps } from './CallLink';
import styles from './ContactBar.module.scss';

type ContactBarProps = CallLinkProps & {
  /** The chat of a branch, where it has its own: digits with the country's code. */
  whatsapp?: string | null;
  /** False where the page has no enquiry form to go to. */
  hasForm?: boolean;
};

/**
 * What a thumb reaches on a phone: call, chat, enquire. It ends a page and stays at the foot of the
 * window, away while the form is in view, a field has the focus or a message is there.
 */
export const ContactBar = ({ path, phone, whatsapp, hasForm = true }: ContactBarProps) => {
  const isFormInView = useIsInView('enquire-desktop');
  return (
    <ul
      className={isFormInView ? `${styles.root} ${styles.away}` : styles.root}
      aria-label={CONTACT_BAR_COPY.name}
    >
      <li className={styles.call}>
        <CallLink path={path} phone={phone} />
      </li>
      <li>
        <WhatsAppButton onPhone="stacked" number={whatsapp ?? undefined} />
      </li>
      {hasForm && (
        <li>
          <EnquireNowButton onPhone="stacked" />
        </li>
      )}
    </ul>
  );
};
