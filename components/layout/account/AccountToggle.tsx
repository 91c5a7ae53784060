import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { ACCOUNT_COPY } from '@/data/copy/account';
import styles from './AccountCorner.module.scss';
import { AccountMenu } from './AccountMenu';

type AccountToggleProps = { username: string };

/** `Welcome {username}`: opens and closes the user menu. */
export const AccountToggle = ({ username }: AccountToggleProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  const closeByKey = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.who}>
          <span className={styles.welcome}>{ACCOUNT_COPY.welcome}</span>{' '}
          <span className={styles.name}>{username || ACCOUNT_COPY.unnamed}</span>
        </span>
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      {isOpen && <AccountMenu onClose={() => setIsOpen(false)} onEscape={closeByKey} />}
    </>
  );
};
