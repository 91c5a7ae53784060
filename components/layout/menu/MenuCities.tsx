import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { CHROME_COPY, cityLinkTitle } from '@/data/copy/chrome';
import type { MenuCity } from '@/data/menu/menu';
import styles from './MenuCities.module.scss';
import { MenuLinks } from './MenuLinks';
import { type MenuControl, MenuToggle } from './MenuToggle';
import { menuId } from './menuId';

type MenuCitiesProps = { cities: readonly MenuCity[]; control: MenuControl };

/** Cities that open and show their branches: below on phones, beside on desktop. */
export const MenuCities = ({ cities, control }: MenuCitiesProps) => (
  <div className={styles.root}>
    <ul className={styles.cities}>
      {cities.map(({ key, title, path, links }) => (
        <li key={key} className={styles.city}>
          <MenuToggle menuKey={key} control={control} className={styles.toggle}>
            {title}
            <span aria-hidden="true">{links.length}</span>
          </MenuToggle>
          <div id={menuId(key)} className={styles.branches}>
            <Link href={path} aria-current={path === control.path ? 'page' : undefined}>
              {cityLinkTitle(title, links.length)}
            </Link>
            <MenuLinks links={links} path={control.path} />
          </div>
        </li>
      ))}
    </ul>
    <p className={styles.hint}>
      <Icon name="pin" size={28} />
      {CHROME_COPY.chooseCity}
    </p>
  </div>
);
