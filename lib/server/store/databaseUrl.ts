// User, password, host, name, query, each without what ends it. A second `@` before the host belongs to the
// password, as URLs have it.
const PLAIN = /^postgres(?:ql)?:\/\/(?:[^/?#]*@)?[^@/?#]*(?:\/[^@/?#]*)?(?:\?[^@#]*)?$/;
const BROKEN_PERCENT = /%(?![\da-f]{2})/i;

/** What it has to be, for whoever has written another one. */
export const DATABASE_URL_RULE =
  'a postgres:// address, whose user and password have signs such as / # ? @ % percent-encoded (%2F for /); a password of letters and digits needs none of that';

/**
 * Whether an address is PostgreSQL's and falls into its parts as it was meant: a password with a slash, a
 * number sign or a question mark would be taken for a host and a path, and its rest printed as such.
 */
export const isDatabaseUrl = (text: string): boolean =>
  PLAIN.test(text) && !BROKEN_PERCENT.test(text) && URL.canParse(text);
