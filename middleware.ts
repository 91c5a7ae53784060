import { type NextRequest, NextResponse } from 'next/server';
import { hasKey, mainSiteFor } from '@/lib/chrome/keyRedirect';
import { encodeVisit, LANDING_HEADER } from '@/lib/chrome/landingHeader';
import { visitFor } from '@/lib/chrome/visit';

/**
 * Stands before few requests, since it would halve the rate of prerendered pages: those with a
 * `key`, and the landing pages. A landing page learns of its visit by a header of ours, which
 * replaces whatever came under that name from outside.
 */
export const middleware = ({ nextUrl, url, headers }: NextRequest): NextResponse => {
  if (hasKey(nextUrl.searchParams))
    return NextResponse.redirect(mainSiteFor(process.env, url), 302);
  const passed = new Headers(headers);
  passed.set(LANDING_HEADER, encodeVisit(visitFor(nextUrl.pathname + nextUrl.search)));
  return NextResponse.next({ request: { headers: passed } });
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
    '/(campaign|campaignv1|lp|transfer-admission|admissions-open-for-2025-26|admissions-open-for-2025-26-boarding)/:rest*',
  ],
};
