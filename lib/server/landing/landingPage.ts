import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { SCHOOL } from '@/data/school';
import { LANDING_HEADER, parseVisit } from '@/lib/chrome/landingHeader';
import { type Visit, visitFor } from '@/lib/chrome/visit';
import type { LandingContact } from '@/lib/landing/contact';
import { setPrivate } from '@/lib/server/endpoint/cacheControl';
import { getEnv } from '@/lib/server/env/env';

/** The names in the address: a text, or a list of segments where the page takes several. */
export type LandingParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a landing page gets beside its own content. */
export type LandingProps = { contact: LandingContact; visit: Visit };

/**
 * Makes a landing page's `getServerSideProps` of a function from its address to its content: `null`
 * is a 404. The number follows the visit; nothing else of the query reaches the page.
 */
export const landingPage =
  <Built extends object>(build: (params: LandingParams) => Built | null | Promise<Built | null>) =>
  async ({
    params = {},
    req,
    res,
    resolvedUrl,
  }: GetServerSidePropsContext): Promise<GetServerSidePropsResult<Built & LandingProps>> => {
    setPrivate(res);
    const built = await build(params);
    if (built === null) return { notFound: true };
    // The middleware has read the same rules; without it, say in a test, they are read here.
    const visit = parseVisit(req.headers[LANDING_HEADER]) ?? visitFor(resolvedUrl);
    return { props: { ...built, contact: contactFor(visit), visit } };
  };

const contactFor = ({ phone }: Visit): LandingContact => ({
  phone: phone.header,
  brochureUrl: getEnv().brochureUrl,
  whatsappNumber: process.env.NEXT_PUBLIC_WHATSAPP_NUMBER || SCHOOL.whatsapp,
});
