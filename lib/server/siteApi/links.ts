/**
 * A link that may stand on a page: a path on our own site as it is, another http(s) address whole.
 * Null for anything else, such as `javascript:` or an address with a password in it.
 */
export const parseLink = (link: unknown, siteUrl: string): string | null => {
  const text = typeof link === 'string' ? link.trim() : '';
  if (text === '' || !URL.canParse(text, siteUrl)) return null;
  const url = new URL(text, siteUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  // Two slashes in front would make another host of a path.
  const isPath = url.origin === new URL(siteUrl).origin && !url.pathname.startsWith('//');
  return isPath ? `${url.pathname}${url.search}${url.hash}` : url.href;
};
