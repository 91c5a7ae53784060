import { DESK_PATHS, deskEnquiryPath } from '@/data/routes/deskPaths';
import type { Env } from '@/lib/server/env/env';

/** Where the desk is, for a link in an e-mail: at its own host name, else at the site's. */
export const deskUrl = ({ siteUrl, desk }: Pick<Env, 'siteUrl' | 'desk'>, path: string): string => {
  const url = new URL(path, siteUrl);
  if (desk?.host) url.hostname = desk.host;
  return url.href;
};

/** The addresses that an e-mail links to. */
export type DeskLinks = { inbox: string; enquiry: (reference: string) => string };

export const deskLinks = (env: Pick<Env, 'siteUrl' | 'desk'>): DeskLinks => ({
  inbox: deskUrl(env, DESK_PATHS.inbox),
  enquiry: (reference) => deskUrl(env, deskEnquiryPath(reference)),
});
