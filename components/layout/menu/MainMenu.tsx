import { Activity, useRef } from 'react';
import { ContactLinks } from '@/components/layout/header/ContactLinks';
import { SearchButton } from '@/components/layout/header/SearchButton';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { CHROME_COPY } from '@/data/copy/chrome';
import { MENU } from '@/data/menu/mainMenu';
import type { NavSection } from '@/data/menu/menu';
import { PATHS } from '@/data/routes/paths';
import styles from './MainMenu.module.scss';
import { MenuChooser } from './MenuChooser';
import { MenuPanel } from './MenuPanel';
import { MenuToggle } from './MenuToggle';
import { MAIN_MENU_ID, menuId } from './menuId';
import { useMenu } from './useMenu';

type MainMenuProps = {
  /** The public path of the page. */
  path: string;
  section: NavSection | null;
};

/**
 * The main menu: a bar with full-width panels on desktop, a drawer on phones. The drawer is the
 * browser's own popover, which opens before the scripts have come.
 */
export const MainMenu = ({ path, section }: MainMenuProps) => {
  const nav = useRef<HTMLElement>(null);
  const { open, toggle, closeOnLeave, closeAll } = useMenu(nav);
  const control = { open, toggle, path };

  return (
    <nav
      ref={nav}
      id={MAIN_MENU_ID}
      popover="auto"
      aria-label={CHROME_COPY.mainMenu}
      className={styles.root}
      onBlur={closeOnLeave}
      onToggle={({ newState }) => newState === 'closed' && closeAll()}
    >
      <div className={styles.head}>
        <p className={styles.title}>{CHROME_COPY.menu}</p>
        <SearchButton onOpen={closeAll} />
        <button
          type="button"
          popoverTarget={MAIN_MENU_ID}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={CHROME_COPY.close}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <Link href={PATHS.nearMe} className={styles.find}>
        <Icon name="pin" size={22} />
        {CHROME_COPY.findBranch}
      </Link>
      <ul className={styles.bar}>
        {MENU.map(({ key, title, isSplitOnPhones, isChooser, groups }) => (
          <li key={key} className={isSplitOnPhones ? styles.split : styles.section}>
            <MenuToggle
              menuKey={key}
              control={control}
              className={styles.toggle}
              aria-current={key === section || undefined}
            >
              {title}
            </MenuToggle>
            <div id={menuId(key)} className={styles.panel}>
              <Activity>
                {isChooser ? (
                  <MenuChooser groups={groups} control={control} />
                ) : (
                  <MenuPanel groups={groups} isSplitOnPhones={isSplitOnPhones} control={control} />
                )}
              </Activity>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.contact}>
        <ContactLinks path={path} className={styles.contactLink} />
      </div>
    </nav>
  );
};
