// @ts-check
// An ES module in JavaScript, because next.config.js and the steps of a build read it too.

/**
 * The public origin, without a slash at its end: SITE_URL, else this machine at its port.
 *
 * @param {Readonly<Record<string, string | undefined>>} settings
 */
export const siteUrlOf = ({ SITE_URL, PORT }) =>
  (SITE_URL || `http://localhost:${Number(PORT || 3000)}`).replace(/\/$/, '');
