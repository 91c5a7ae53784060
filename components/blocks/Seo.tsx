import Head from 'next/head';
import { SCHOOL } from '@/data/school';

type SeoProps = {
  /** Without the school's name, which is added. */
  title: string;
  description: string;
  /** Public path, from `data/paths`. Null for pages without one address of their own (404). */
  path: string | null;
  /** `noindex` keeps a page out of search engines. */
  robots?: 'index' | 'noindex';
};

const SITE_URL = process.env.NEXT_PUBLIC_SITE_URL ?? '';

/** Title, description, canonical link and what a shared link shows. */
export const Seo = ({ title, description, path, robots = 'index' }: SeoProps) => {
  const fullTitle = `${title} | ${SCHOOL.shortName}`;
  const url = path === null ? null : `${SITE_URL}${path}`;

  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" key="viewport" />
      <meta name="description" content={description} key="description" />
      {url !== null && <link rel="canonical" href={url} key="canonical" />}
      {robots === 'noindex' && <meta name="robots" content="noindex" key="robots" />}
      <meta property="og:title" content={fullTitle} key="og:title" />
      <meta property="og:description" content={description} key="og:description" />
      <meta property="og:type" content="website" key="og:type" />
      <meta property="og:site_name" content={SCHOOL.name} key="og:site_name" />
      {url !== null && <meta property="og:url" content={url} key="og:url" />}
    </Head>
  );
};
