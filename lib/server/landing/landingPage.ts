import type { GetStaticPaths, GetStaticPropsContext, GetStaticPropsResult } from 'next';
import { isPhoneName, PHONE_NUMBERS, type PhoneName } from '@/data/phones';
import type { PageSeo } from '@/data/routes/routes';
import type { LandingContact } from '@/lib/landing/contact';
import { REVALIDATE_SECONDS } from '@/lib/site/staticPage';

/** The names in the address: a text, or a list of segments where the page takes several. */
export type LandingParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * A landing page's `getStaticPaths`. None is made by the build: each has six variants, one for each
 * telephone number, and few are ever visited.
 */
export const whenFirstVisited: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** What a landing page gets beside its own content. */
type LandingProps = {
  contact: LandingContact;
  /** For its chrome: in the browser, a parameter of the link could pass for a part of the path. */
  path: string;
};

/** Where a page leads that is over; its visitor clicked an advertisement and shall not meet a 404. */
export type Elsewhere = { elsewhere: string };

type Buildable = { seo: PageSeo; phone?: string | null };

/**
 * Makes a landing page's `getStaticProps` of a function from its address to its content: `null` is
 * a 404. The middleware has put the number into the address (`lib/chrome/landingVariant`); a page with
 * a number of its own, `phone`, shows that one.
 */
export const landingPage =
  <Built extends Buildable>(
    build: (params: LandingParams) => Built | Elsewhere | null | Promise<Built | Elsewhere | null>,
  ) =>
  async ({
    params: { number, ...names } = {},
  }: GetStaticPropsContext): Promise<GetStaticPropsResult<Built & LandingProps>> => {
    const built = isPhoneName(number) ? await build(names) : null;
    if (built === null || !isPhoneName(number)) {
      return { notFound: true, revalidate: REVALIDATE_SECONDS };
    }
    if ('elsewhere' in built) {
      const redirect = { destination: built.elsewhere, permanent: false };
      return { redirect, revalidate: REVALIDATE_SECONDS };
    }
    return {
      props: { ...built, contact: contactFor(number, built.phone), path: built.seo.path },
      revalidate: REVALIDATE_SECONDS,
    };
  };

const contactFor = (number: PhoneName, own: string | null = null): LandingContact => ({
  phone: own ?? PHONE_NUMBERS[number].header,
  // BROCHURE_URL of the build, whose security policy names its host (next.config.js).
  brochureUrl: process.env.BUILT_BROCHURE_URL || '/brochure.pdf',
});
