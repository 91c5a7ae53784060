import { Logo } from '@/components/layout/header/Logo';
import type { HeaderProps } from '@/components/layout/header/SiteHeader';
import { Link } from '@/components/ui/Link';
import { CHROME_COPY } from '@/data/copy/chrome';
import { PATHS } from '@/data/routes/paths';
import styles from './LogoHeader.module.scss';

/** A crimson bar with the logo and nothing that leads away from the form. */
export const LogoHeader = (_: HeaderProps) => (
  <header className={styles.root}>
    <Link href={PATHS.home} className={styles.home} aria-label={CHROME_COPY.home}>
      <Logo />
    </Link>
  </header>
);
