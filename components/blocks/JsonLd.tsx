import { type Thing, writeJsonLd } from '@/lib/seo/jsonLd/jsonLd';

/**
 * Structured data for search engines. It is data and never runs, so that the security policy does
 * not ask about it.
 */
export const JsonLd = ({ about }: { about: Thing }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `writeJsonLd` lets no text close the element.
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(about) }} />
);
