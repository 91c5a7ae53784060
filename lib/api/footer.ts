import { SOCIAL_LINKS, type SocialSite } from '@/data/school';
import { isRecord } from '@/lib/site/isRecord';
import { request } from './request';

export type FooterInfo = {
  /** Our pages on other sites: the record's, and our own where it has none. */
  social: Readonly<Record<SocialSite, string | null>>;
  email: string | null;
  /** What its links are about. */
  title: string | null;
  /** To paths of ours and http(s) addresses. */
  links: readonly { title: string; link: string }[];
};

/** The fetched part of the footer. Null on any failure (specification 7). */
export const getFooter = (): Promise<FooterInfo | null> =>
  request('/api/footer', { parse: parseFooter }).catch(() => null);

const parseFooter = (body: unknown): FooterInfo | null => {
  if (!isRecord(body)) return null;
  const { email, title, link } = body;
  const pageOn = (site: SocialSite): string | null => {
    const page = body[site];
    return isAddress(page) ? page : SOCIAL_LINKS[site];
  };
  return {
    social: {
      facebook: pageOn('facebook'),
      twitter: pageOn('twitter'),
      instagram: pageOn('instagram'),
      linkedin: pageOn('linkedin'),
    },
    email: typeof email === 'string' && email.includes('@') ? email : null,
    title: typeof title === 'string' ? title : null,
    links: Array.isArray(link) ? link.filter(isFooterLink) : [],
  };
};

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//.test(value);

const isPath = (value: unknown): boolean => typeof value === 'string' && /^\/(?!\/)/.test(value);

const isFooterLink = (value: unknown): value is FooterInfo['links'][number] =>
  isRecord(value) &&
  typeof value.title === 'string' &&
  (isPath(value.link) || isAddress(value.link));
