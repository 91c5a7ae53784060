/** The parts of the site that the main menu highlights. */
export type NavSection = 'schools' | 'admission' | 'study' | 'blogs' | 'about' | 'more';

export type MenuLink = {
  title: string;
  path: string;
  /** What stands there where the place says the rest: `7`. The title is the link's name all the same. */
  short?: string;
};

/** Links that differ by a number, in a grid. */
export type MenuNumbers = { label: string; links: readonly MenuLink[] };

/** A city within a group: opens and shows its branches. */
export type MenuCity = { key: string; title: string; path: string; links: readonly MenuLink[] };

/** A column of a panel on desktop, a part of an accordion on phones. */
export type MenuGroup = {
  key: string;
  title: string;
  links: readonly MenuLink[];
  cities: readonly MenuCity[];
  /** Shown below its links. */
  numbers?: MenuNumbers;
  /** Phones show its links at once when the section is open. */
  isPlain: boolean;
};

/** One entry of the bar. Keys are paths: `schools`, `schools/day-schools/bangalore`. */
export type MenuSection = {
  key: NavSection;
  title: string;
  /** Phones show the groups themselves as sections of the drawer (specification 4.5). */
  isSplitOnPhones: boolean;
  /** Its groups open one at a time on desktop too, as cities do. */
  isChooser?: boolean;
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
