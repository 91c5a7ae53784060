import { AccountCorner } from '@/components/layout/account/AccountCorner';
import { MainMenu } from '@/components/layout/menu/MainMenu';
import { MAIN_MENU_ID } from '@/components/layout/menu/menuId';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { CHROME_COPY } from '@/data/copy/chrome';
import type { NavSection } from '@/data/menu/menu';
import { PATHS } from '@/data/routes/paths';
import buttonStyles from './HeaderButton.module.scss';
import { Logo } from './Logo';
import { SearchButton } from './SearchButton';
import styles from './SiteHeader.module.scss';
import { TopStrip } from './TopStrip';

export type HeaderProps = {
  /** The public path of the page. */
  path: string;
  section: NavSection | null;
  /** Where the brochure lies, when it is not our own file. */
  brochureUrl?: string;
};

/** The full header: strip, logo, menu, search, login. */
export const SiteHeader = ({ path, section }: HeaderProps) => (
  <header className={styles.root}>
    <TopStrip path={path} />
    <div className={styles.bar}>
      <div className={styles.inner}>
        <Link href={PATHS.home} className={styles.home} aria-label={CHROME_COPY.home}>
          <Logo />
        </Link>
        <MainMenu path={path} section={section} />
        <div className={styles.tools}>
          <Link
            href={PATHS.nearMe}
            className={`${buttonStyles.root} ${buttonStyles.whereRoom}`}
            aria-label={CHROME_COPY.findBranch}
          >
            <Icon name="pin" size={22} />
          </Link>
          <SearchButton />
          <AccountCorner />
          <button
            type="button"
            popoverTarget={MAIN_MENU_ID}
            className={`${buttonStyles.root} ${buttonStyles.onlyPhone}`}
            aria-label={CHROME_COPY.openMenu}
          >
            <Icon name="menu" size={26} />
          </button>
        </div>
      </div>
    </div>
  </header>
);
