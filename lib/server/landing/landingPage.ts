import type { GetStaticPaths, GetStaticPropsContext, GetStaticPropsResult } from 'next';
import { isPhoneName, PHONE_NUMBERS, type PhoneName } from '@/data/phones';
import type { LandingContact } from '@/lib/landing/contact';
import { REVALIDATE_SECONDS } from '@/lib/pages/staticPage';
import { getEnv } from '@/lib/server/env';

/** The names in the address: a text, or a list of segments where the page takes several. */
export type LandingParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * A landing page's `getStaticPaths`. None is made by the build, since they hold what is known only
 * when the site starts: the brochure's address.
 */
export const whenFirstVisited: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/**
 * Makes a landing page's `getStaticProps` of a function from its address to its content: `null` is
 * a 404. The middleware has put the number into the address (`lib/chrome/landingVariant`).
 */
export const landingPage =
  <Built extends object>(build: (params: LandingParams) => Built | null) =>
  ({
    params: { number, ...names } = {},
  }: GetStaticPropsContext): GetStaticPropsResult<Built & { contact: LandingContact }> => {
    const built = build(names);
    return built === null || !isPhoneName(number)
      ? { notFound: true, revalidate: REVALIDATE_SECONDS }
      : {
          props: { ...built, contact: contactFor(number) },
          revalidate: REVALIDATE_SECONDS,
        };
  };

const contactFor = (number: PhoneName): LandingContact => ({
  phone: PHONE_NUMBERS[number].header,
  brochureUrl: getEnv().brochureUrl,
});
