import { isRecord } from '@/lib/site/isRecord';
import { request } from './request';

export type FooterInfo = {
  /** Our pages on other sites, as far as we have any. */
  social: readonly { name: string; link: string }[];
  email: string | null;
};

const SOCIAL_NAMES = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
} as const;

/** The fetched part of the footer. Null on any failure (specification 7). */
export const getFooter = (): Promise<FooterInfo | null> =>
  request('/api/footer', { parse: parseFooter }).catch(() => null);

const parseFooter = (body: unknown): FooterInfo | null => {
  if (!isRecord(body)) return null;
  const social = Object.entries(SOCIAL_NAMES).flatMap(([key, name]) => {
    const link = body[key];
    return typeof link === 'string' && /^https?:/.test(link) ? [{ name, link }] : [];
  });
  const email = typeof body.email === 'string' && body.email.includes('@') ? body.email : null;
  return { social, email };
};
