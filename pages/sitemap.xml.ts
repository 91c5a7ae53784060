import type { GetServerSideProps } from 'next';
import { buildSitemapIndex } from '@/lib/seo/sitemapXml';
import { siteOrigin } from '@/lib/seo/siteOrigin';
import { sendText } from '@/lib/server/endpoint/sendText';

/** Answers with the index itself: there is no page to draw. */
export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  sendText(res, 'application/xml', buildSitemapIndex(siteOrigin()));
  return { props: {} };
};

const Sitemap = () => null;

export default Sitemap;
