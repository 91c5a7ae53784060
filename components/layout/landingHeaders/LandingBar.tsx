import type { ReactNode } from 'react';
import { Logo } from '@/components/layout/header/Logo';
import { Link } from '@/components/ui/Link';
import { CHROME_COPY } from '@/data/copy/chrome';
import { PATHS } from '@/data/routes/paths';
import styles from './LandingBar.module.scss';

type LandingBarProps = { children: ReactNode };

/** A bar that stays in sight, with the logo and a few actions. It leaves its height to the page. */
export const LandingBar = ({ children }: LandingBarProps) => (
  <header className={styles.root}>
    <div className={styles.bar}>
      <div className={styles.inner}>
        <Link href={PATHS.home} className={styles.home} aria-label={CHROME_COPY.home}>
          <Logo />
        </Link>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  </header>
);
