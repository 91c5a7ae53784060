/** The id of the whole menu, for the button that opens the drawer. */
export const MAIN_MENU_ID = 'main-menu';

/** The id of the part that the toggle of a key opens. */
export const menuId = (key: string): string => `menu-${key.replaceAll('/', '-')}`;
