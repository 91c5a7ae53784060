import type { ReactNode } from 'react';
import { DESK_FRAME_COPY } from '@/data/copy/desk/frame';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { menuFor } from '@/lib/desk/menu';
import type { StaffRole } from '@/lib/desk/roles';
import styles from './DeskFrame.module.scss';
import { SignOut } from './SignOut';

type FrameProps = {
  children: ReactNode;
  /** Of whoever is logged in, as `deskPage` tells it. */
  role?: StaffRole;
};

/** What stands around the pages of the desk in place of the site's header and footer. */
export const DeskFrame = ({ children, role }: FrameProps) => (
  <Frame menu={<Menu role={role} />}>{children}</Frame>
);

/** The same before somebody has logged in: there is nowhere to go yet. */
export const DeskLoginFrame = ({ children }: FrameProps) => <Frame>{children}</Frame>;

const Frame = ({ children, menu }: { children: ReactNode; menu?: ReactNode }) => (
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

const Menu = ({ role }: Pick<FrameProps, 'role'>) => (
  <nav className={styles.menu} aria-label={DESK_FRAME_COPY.menu}>
    {/* Whole pages: a list begins anew, without its filters. */}
    {role &&
      menuFor(role).map(({ path, label }) => (
        <a key={path} href={path}>
          {label}
        </a>
      ))}
    {role && <a href={DESK_PATHS.account}>{DESK_FRAME_COPY.account}</a>}
    <SignOut />
  </nav>
);
