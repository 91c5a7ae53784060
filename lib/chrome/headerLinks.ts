import type { HeaderLinkName } from '@/data/headerLinks.mjs';
import { PATHS } from '@/data/routes/paths';
import { HEADER_LINKS } from '@/data/school';

type ExternalLink = { title: string; url: string };

/** Addresses by name, from the environment of the build: `givenHeaderLinks`. */
const GIVEN = new URLSearchParams(process.env.HEADER_LINKS);

const NAMES: readonly HeaderLinkName[] = ['doubtConnect', 'home'];

/** The header's links to other sites: the help login on every page, one more on the home page. */
export const headerLinks = (path: string, given = GIVEN): ExternalLink[] =>
  NAMES.filter((name) => name !== 'home' || path === PATHS.home)
    .map((name) => ({ ...HEADER_LINKS[name], url: given.get(name) ?? HEADER_LINKS[name].url }))
    .filter(({ url }) => url !== '');
