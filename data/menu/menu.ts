/** The parts of the site that the main menu highlights. */
export type NavSection = 'schools' | 'admission' | 'study' | 'blogs' | 'about' | 'more';

export type MenuLink = { title: string; path: string };

/** A city within a group: opens and shows its branches. */
export type MenuCity = { key: string; title: string; path: string; links: readonly MenuLink[] };

/** A column of a panel on desktop, a part of an accordion on phones. */
export type MenuGroup = {
  key: string;
  title: string;
  links: readonly MenuLink[];
  cities: readonly MenuCity[];
  /** Phones show its links at once when the section is open. */
  isPlain: boolean;
};

/** One entry of the bar. Keys are paths: `schools`, `schools/day-schools/bangalore`. */
export type MenuSection = {
  key: NavSection;
  title: string;
  /** Phones show the groups themselves as sections of the drawer (specification 4.5). */
  isSplitOnPhones: boolean;
  groups: readonly MenuGroup[];
};

/** A group that is nothing but links. */
export const linkGroup = (
  key: string,
  title: string,
  links: readonly MenuLink[],
  isPlain = false,
): MenuGroup => ({ key, title, links, cities: [], isPlain });

/** No link where there is no page. */
export const toLink = (title: string, path: string | null): MenuLink[] =>
  path === null ? [] : [{ title, path }];
