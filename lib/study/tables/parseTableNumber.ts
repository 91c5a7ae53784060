// Only the plain decimal spelling counts, so that /table-of-07 does not become a second address.
const TABLE_SLUG = /^[1-9]\d{0,2}$/;

const LAST_TABLE = 120;

/** The table that an address asks for, or null where there is none. */
export const parseTableNumber = (slug: string): number | null => {
  const factor = TABLE_SLUG.test(slug) ? Number(slug) : null;
  return factor !== null && factor <= LAST_TABLE ? factor : null;
};
