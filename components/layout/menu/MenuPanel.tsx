import type { MenuGroup, MenuSection } from '@/data/menu/menu';
import { MenuCities } from './MenuCities';
import { MenuLinks } from './MenuLinks';
import styles from './MenuPanel.module.scss';
import { type MenuControl, MenuToggle } from './MenuToggle';
import { menuId } from './menuId';

type MenuPanelProps = Pick<MenuSection, 'groups' | 'isSplitOnPhones'> & { control: MenuControl };

/** The groups of one section: columns of a full-width panel, or accordions of the drawer. */
export const MenuPanel = ({ groups, isSplitOnPhones, control }: MenuPanelProps) => (
  <div className={isSplitOnPhones ? styles.root : `${styles.root} ${styles.parts}`}>
    {groups.map((group) => (
      <div key={group.key} className={isWide(group) ? styles.wide : styles.group}>
        <p className={styles.title}>{group.title}</p>
        {!group.isPlain && (
          <MenuToggle menuKey={group.key} control={control} className={styles.toggle}>
            {group.title}
          </MenuToggle>
        )}
        <div id={menuId(group.key)} className={group.isPlain ? styles.plain : styles.content}>
          <MenuLinks links={group.links} path={control.path} className={styles.links} />
          {group.cities.length > 0 && <MenuCities cities={group.cities} control={control} />}
        </div>
      </div>
    ))}
  </div>
);

// More links than these stand in several columns.
const ONE_COLUMN = 8;

const isWide = ({ cities, links }: MenuGroup): boolean =>
  cities.length > 0 || links.length > ONE_COLUMN;
