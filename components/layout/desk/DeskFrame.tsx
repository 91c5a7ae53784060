import type { ReactNode } from 'react';
import { DESK_FRAME_COPY } from '@/data/copy/desk/frame';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import styles from './DeskFrame.module.scss';
import { SignOut } from './SignOut';

type FrameProps = { children: ReactNode };

/** What stands around the pages of the desk in place of the site's header and footer. */
export const DeskFrame = ({ children }: FrameProps) => <Frame menu={<Menu />}>{children}</Frame>;

/** The same before somebody has logged in: there is nowhere to go yet. */
export const DeskLoginFrame = ({ children }: FrameProps) => <Frame>{children}</Frame>;

const Frame = ({ children, menu }: FrameProps & { menu?: ReactNode }) => (
  <div className={styles.root}>
    <a href="#main" className={styles.skip}>
      {DESK_FRAME_COPY.skip}
    </a>
    <header className={styles.header}>
      <p className={styles.name}>{DESK_FRAME_COPY.name}</p>
      {menu}
    </header>
    <main id="main" className={styles.main}>
      {children}
    </main>
  </div>
);

const Menu = () => (
  <nav className={styles.menu} aria-label={DESK_FRAME_COPY.menu}>
    {/* A whole page: the list begins anew, without its filters. */}
    <a href={DESK_PATHS.inbox}>{DESK_FRAME_COPY.inbox}</a>
    <SignOut />
  </nav>
);
