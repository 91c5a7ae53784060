import { PHONE_NUMBERS } from '@/data/phones';
import { seoFor } from '@/data/routes/routes';
import { SCHOOL } from '@/data/school';
import { type LandingParams, landingPage, whenFirstVisited } from './landingPage';

const seo = seoFor('/lp/pune');

const city = landingPage(({ city }) => (city === 'pune' ? { seo } : null));

it('gives the page its content, its path, its number and its brochure', async () => {
  expect(await city({ params: { number: 'main', city: 'pune' } })).toEqual({
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
  async (number) => {
    expect(await city({ params: { number, city: 'pune' } })).toHaveProperty(
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
])('does not find %p', async (params) => {
  expect(await city({ params })).toEqual({ notFound: true, revalidate: 900 });
});

it('hands a list of segments on as it is', async () => {
  let seen: LandingParams = {};
  const page = landingPage((params) => {
    seen = params;
    return { seo };
  });
  await page({ params: { number: 'main', slug: ['pune/nigdi'] } });
  expect(seen).toEqual({ slug: ['pune/nigdi'] });
});

it('leaves nothing to the build, since few of the variants are ever visited', async () => {
  expect(await whenFirstVisited({})).toEqual({ paths: [], fallback: 'blocking' });
});

it('shows a number of its own in every variant', async () => {
  const page = landingPage(() => ({ seo, phone: '9845012345' }));
  expect(await page({ params: { number: 'google' } })).toHaveProperty(
    'props.contact.phone',
    '9845012345',
  );
});

it('leads whoever clicks on an old advertisement to a page that is there', async () => {
  const page = landingPage<{ seo: typeof seo }>(() => ({ elsewhere: '/campaign/pune' }));
  expect(await page({ params: { number: 'main' } })).toEqual({
    redirect: { destination: '/campaign/pune', permanent: false },
    revalidate: 900,
  });
});
