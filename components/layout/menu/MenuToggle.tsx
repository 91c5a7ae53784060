import type { ComponentProps, ReactNode } from 'react';
import type { OpenMenus } from '@/lib/chrome/menuState';
import { menuId } from './menuId';

/** What every part of the menu needs to know. */
export type MenuControl = {
  open: OpenMenus;
  toggle: (key: string) => void;
  /** The public path of the page. */
  path: string;
};

type MenuToggleProps = Pick<ComponentProps<'button'>, 'className' | 'aria-current'> & {
  menuKey: string;
  control: MenuControl;
  children: ReactNode;
};

/** Opens and closes one part of the menu, which must stand right after it. */
export const MenuToggle = ({ menuKey, control, children, ...props }: MenuToggleProps) => (
  <button
    type="button"
    {...props}
    aria-expanded={control.open.has(menuKey)}
    aria-controls={menuId(menuKey)}
    onClick={() => control.toggle(menuKey)}
  >
    {children}
  </button>
);
