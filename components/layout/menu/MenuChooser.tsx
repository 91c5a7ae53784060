import { CHROME_COPY } from '@/data/copy/chrome';
import type { MenuSection } from '@/data/menu/menu';
import styles from './MenuChooser.module.scss';
import { MenuLinks } from './MenuLinks';
import { type MenuControl, MenuToggle } from './MenuToggle';
import { menuId } from './menuId';

type MenuChooserProps = Pick<MenuSection, 'groups'> & { control: MenuControl };

/** Groups that open one at a time and show their links: below on phones, beside on desktop. */
export const MenuChooser = ({ groups, control }: MenuChooserProps) => (
  <div className={styles.root}>
    {groups.map(({ key, title, links, numbers }) => (
      <div key={key} className={styles.group}>
        <MenuToggle menuKey={key} control={control} className={styles.toggle}>
          {title}
        </MenuToggle>
        <div id={menuId(key)} className={styles.content}>
          <MenuLinks links={links} path={control.path} className={styles.links} />
          {numbers && (
            <>
              <p className={styles.label}>{numbers.label}</p>
              <MenuLinks links={numbers.links} path={control.path} className={styles.numbers} />
            </>
          )}
        </div>
      </div>
    ))}
    <p className={styles.hint}>{CHROME_COPY.chooseStudy}</p>
  </div>
);
