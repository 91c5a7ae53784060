import { familyOf } from './families';

const SEGMENTS = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/;
const LONGEST = 120;

/**
 * The address of a campaign or landing page of this site in what somebody has typed: a path, or the
 * whole address of a page, of which the host is left out. Null: it can be none. What it answers leads
 * nowhere but to such a page of the site that it is put behind.
 */
export const parsePreflightPath = (text: string): string | null => {
  const trimmed = text.trim();
  const path = URL.canParse(trimmed) ? new URL(trimmed).pathname : trimmed.replace(/[?#].*$/s, '');
  // Before the slashes around it are looked for, which takes the square of the length.
  if (path.length > LONGEST) return null;
  const plain = `/${path.replaceAll(/^\/+|\/+$/g, '')}`.toLowerCase();
  const isPage = plain.length <= LONGEST && SEGMENTS.test(plain);
  return isPage && familyOf(plain) !== null ? plain : null;
};
