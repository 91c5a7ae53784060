type Press = {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
};

/**
 * The address within the site that an anchor leads to, or null when the browser has to follow it by
 * itself: another origin, another tab, a download, a file, an endpoint, a place on the same page.
 */
export const softAddressOf = (anchor: HTMLAnchorElement, here: URL): string | null => {
  const isPlain = !anchor.target && !anchor.hasAttribute('download');
  if (!isPlain || !URL.canParse(anchor.href)) return null;
  const { origin, pathname, search, hash } = new URL(anchor.href);
  if (origin !== here.origin || isFileOrEndpoint(pathname)) return null;
  const isSamePage = pathname === here.pathname && search === here.search;
  return isSamePage && hash !== '' ? null : `${pathname}${search}${hash}`;
};

const isFileOrEndpoint = (path: string): boolean =>
  path.startsWith('/api/') || /\.[a-z0-9]+$/i.test(path);

/** A press that means "take me there, in this tab". */
export const isPlainPress = (press: Press): boolean =>
  press.button === 0 &&
  !press.altKey &&
  !press.ctrlKey &&
  !press.metaKey &&
  !press.shiftKey &&
  !press.defaultPrevented;
