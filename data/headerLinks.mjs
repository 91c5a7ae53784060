// @ts-check
// An ES module in JavaScript, because next.config.js reads it too.

/** The variable that gives each of the header's links to other sites another address. */
export const HEADER_LINK_VARIABLES = /** @type {const} */ ({
  doubtConnect: 'NEXT_PUBLIC_DOUBT_CONNECT_URL',
  home: 'NEXT_PUBLIC_HOME_LINK_URL',
});

/** @typedef {keyof typeof HEADER_LINK_VARIABLES} HeaderLinkName */

/**
 * What the environment says of the links, an empty address included, which removes one. next.config.js
 * builds it into the site, so that server and browser agree.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Record<string, string>}
 */
export const givenHeaderLinks = (env) =>
  Object.fromEntries(
    Object.entries(HEADER_LINK_VARIABLES).flatMap(([name, variable]) => {
      const url = env[variable];
      return url === undefined ? [] : [[name, url]];
    }),
  );
