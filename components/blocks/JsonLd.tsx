import type { Subject } from '@/lib/seo/jsonLd/subject';
import { writeServedJsonLd } from './servedJsonLd';

// In the browser: says nothing about the content, so that React leaves what the server wrote.
const AS_SERVED = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * Structured data for search engines, in the served HTML only: they read no page that came by a soft
 * change of address. It is data and never runs, so that the security policy does not ask about it.
 */
export const JsonLd = ({ about }: { about: Subject }) => {
  const content = writeServedJsonLd
    ? { dangerouslySetInnerHTML: { __html: writeServedJsonLd(about) } }
    : AS_SERVED;
  // A new key when the page changes under it: what the server wrote about the last one goes.
  return <script key={JSON.stringify(about)} type="application/ld+json" {...content} />;
};
