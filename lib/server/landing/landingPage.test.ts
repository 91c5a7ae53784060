import { PHONE_NUMBERS } from '@/data/phones';
import { seoFor } from '@/data/routes/routes';
import { SCHOOL } from '@/data/school';
import { type LandingParams, landingPage, whenFirstVisited } from './landingPage';

const seo = seoFor('/lp/pune');

const city = landingPage(({ city }) => (city === 'pune' ? { seo } : null));

it('gives the page its content, its path, its number and its brochure', () => {
  expect(city({ params: { number: 'main', city: 'pune' } })).toEqual({
    props: {
      seo,
      path: '/lp/pune',
      contact: { phone: SCHOOL.phone, brochureUrl: '/brochure.pdf' },
    },
    revalidate: 900,
  });
});

it.each(['ncr', 'gurgaon', 'transfer', 'google', 'facebook'] as const)(
  'shows the %s number in its variant',
  (number) => {
    expect(city({ params: { number, city: 'pune' } })).toHaveProperty(
      'props.contact.phone',
      PHONE_NUMBERS[number].header,
    );
  },
);

it.each([
  { number: 'main', city: 'atlantis' },
  { number: 'main' },
  { number: 'bing', city: 'pune' },
  { number: '18000000999', city: 'pune' },
  { number: 'toString', city: 'pune' },
  { number: ['google'], city: 'pune' },
  { city: 'pune' },
  undefined,
])('does not find %p', (params) => {
  expect(city({ params })).toEqual({ notFound: true, revalidate: 900 });
});

it('hands a list of segments on as it is', () => {
  let seen: LandingParams = {};
  const page = landingPage((params) => {
    seen = params;
    return { seo };
  });
  page({ params: { number: 'main', slug: ['pune/nigdi'] } });
  expect(seen).toEqual({ slug: ['pune/nigdi'] });
});

it('leaves nothing to the build, which does not know where the brochure will be', async () => {
  expect(await whenFirstVisited({})).toEqual({ paths: [], fallback: 'blocking' });
});
