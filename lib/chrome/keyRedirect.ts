/**
 * A page address with a parameter named `key` leads to the main home page (specification 2.1). An
 * empty one carries nothing and changes nothing.
 */
const NAME = 'key';

/** Reads the parameter as every URL parser does: any escape, any place, repeated or not. */
export const hasKey = (query: URLSearchParams): boolean =>
  query.getAll(NAME).some((value) => value !== '');

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Where such a request goes: MAIN_SITE_URL, else the home page of SITE_URL, else that of the origin
 * asked. Without a `key` of its own, which would send the visitor round and round.
 */
export const mainSiteFor = (settings: Settings, asked: string): URL => {
  const target = settings.MAIN_SITE_URL
    ? new URL(settings.MAIN_SITE_URL)
    : new URL('/', settings.SITE_URL || asked);
  if (target.searchParams.has(NAME)) target.searchParams.delete(NAME);
  return target;
};
