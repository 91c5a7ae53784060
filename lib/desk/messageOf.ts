import { SiteError } from '@/lib/site/siteError';

/** The sentence for whatever went wrong. */
export const messageOf = (cause: unknown): string =>
  (cause instanceof SiteError ? cause : new SiteError('service/unavailable', { cause })).message;
