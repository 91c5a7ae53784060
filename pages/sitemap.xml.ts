import type { GetServerSideProps } from 'next';
import { buildSitemapIndex } from '@/lib/seo/sitemapXml';
import { sendText } from '@/lib/server/endpoint/sendText';
import { getEnv } from '@/lib/server/env/env';

/** Answers with the index itself: there is no page to draw. */
export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  sendText(res, 'application/xml', buildSitemapIndex(getEnv().siteUrl));
  return { props: {} };
};

const Sitemap = () => null;

export default Sitemap;
