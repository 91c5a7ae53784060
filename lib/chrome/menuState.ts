/**
 * The open dropdowns of the main menu. A key is the path of a dropdown: `schools/day-schools` lies
 * within `schools`.
 */
export type OpenMenus = ReadonlySet<string>;

export const NO_MENUS: OpenMenus = new Set();

const isWithin = (key: string, ancestor: string): boolean => key.startsWith(`${ancestor}/`);

/**
 * What is open after a press on the toggle of `key` (specification 4.5). An open one closes with
 * all that is within it. Opening one keeps only its own hierarchy: on desktop that is the rule as
 * written, and in the drawer it closes the other sections and the siblings, with their children.
 */
export const toggleMenu = (open: OpenMenus, key: string): OpenMenus =>
  open.has(key)
    ? new Set([...open].filter((other) => other !== key && !isWithin(other, key)))
    : new Set([...open].filter((other) => isWithin(key, other)).concat(key));
