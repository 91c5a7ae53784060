import { ClipboardList, LogOut } from 'lucide-react';
import Router from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from '@/components/ui/Link';
import { ACCOUNT_COPY } from '@/data/copy/account';
import { PATHS } from '@/data/routes/paths';
import { useSignOut } from '@/lib/session/useSignOut';
import styles from './AccountMenu.module.scss';

type AccountMenuProps = {
  onClose: () => void;
  /** Closed from the keyboard: the focus goes back to where it came from. */
  onEscape: () => void;
};

/** The user menu. It closes on Escape, a press outside and a change of page. */
export const AccountMenu = ({ onClose, onEscape }: AccountMenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const signOut = useSignOut();

  const closeOnKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  });
  const closeOnPressOutside = useEffectEvent((event: PointerEvent) => {
    const corner = menu.current?.parentElement;
    if (event.target instanceof Node && !corner?.contains(event.target)) onClose();
  });
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => closeOnKey(event);
    const onPress = (event: PointerEvent) => closeOnPressOutside(event);
    const onRoute = () => close();
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    Router.events.on('routeChangeStart', onRoute);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      Router.events.off('routeChangeStart', onRoute);
    };
  }, []);

  return (
    <div ref={menu} className={styles.root}>
      <Link href={PATHS.myEnquiries} className={styles.item}>
        <ClipboardList aria-hidden="true" size={18} />
        {ACCOUNT_COPY.myEnquiries}
      </Link>
      <button type="button" className={styles.item} onClick={() => void signOut()}>
        <LogOut aria-hidden="true" size={18} />
        {ACCOUNT_COPY.signOut}
      </button>
    </div>
  );
};
