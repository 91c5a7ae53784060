import { type NextRequest, NextResponse } from 'next/server';
import { hasKey, mainSiteFor } from '@/lib/chrome/keyRedirect';
import { toVariantPath } from '@/lib/chrome/landingVariant';
import { toOneSpelling } from '@/lib/chrome/oneSpelling';

/**
 * Stands before few requests, since it would halve the rate of prerendered pages: those with a
 * `key`, those spelt with capital letters, and the landing pages, where it picks the variant for the
 * visit.
 */
export const middleware = ({ url }: NextRequest): NextResponse => {
  const { pathname, search, searchParams } = new URL(url);
  if (hasKey(searchParams)) return NextResponse.redirect(mainSiteFor(process.env, url), 302);
  const path = pathname.replace(DATA, '$1');
  const spelling = toOneSpelling(path);
  if (spelling !== null) return NextResponse.redirect(new URL(spelling + search, url), 308);
  // A key without a value, or an address that no landing page has.
  const variant = toVariantPath(path, search);
  if (variant === null) return NextResponse.next();
  return NextResponse.rewrite(new URL(variant, url), { headers: HEADERS });
};

/** By this address a client navigation asks for the data of a page. */
const DATA = /^\/_next\/data\/[^/]+(\/.+)\.json$/;

const HEADERS = {
  // Caches in front of us store a page without its advertising parameters, which pick the variant.
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
};

// Read by the build as it is written: literals only. The browser gets these patterns too.
export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      // Pages: not our endpoints, not what the build made, not files.
      source: '/((?!api(?:/|$)|_next/|.*\\.[^/]*$).*)',
      has: [{ type: 'query', key: 'key' }],
    },
    // Pages spelt with a capital letter; an enquiry's reference has some of its own, at the desk too.
    '/((?!api(?:/|$)|_next/|enquiry/|desk/|.*\\.[^/]*$)[^A-Z]*[A-Z].*)',
    '/(campaign|campaignv1|lp|transfer-admission|admissions-open-for-2025-26|admissions-open-for-2025-26-boarding)/:rest*',
  ],
};
