import type { GetServerSideProps } from 'next';
import { SITEMAP_PARTS } from '@/data/routes/paths/found';
import { sitemapEntries } from '@/lib/seo/sitemapEntries';
import { buildSitemapPart } from '@/lib/seo/sitemapXml';
import { siteOrigin } from '@/lib/seo/siteOrigin';
import { sendText } from '@/lib/server/endpoint/sendText';

/** Answers with the part itself: there is no page to draw. */
export const getServerSideProps: GetServerSideProps = async ({ params, res }) => {
  const part = SITEMAP_PARTS.find((name) => `${name}.xml` === params?.file);
  const entries = part === undefined ? [] : (sitemapEntries().get(part) ?? []);
  if (entries.length === 0) return { notFound: true };
  sendText(res, 'application/xml', buildSitemapPart(entries, siteOrigin()));
  return { props: {} };
};

const SitemapPart = () => null;

export default SitemapPart;
