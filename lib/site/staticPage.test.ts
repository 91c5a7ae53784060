import { staticPage } from './staticPage';

const page = staticPage(({ city = '' }) => (city === 'pune' ? { city } : null));

it.each([
  [{ city: 'pune' }, { props: { city: 'pune' }, revalidate: 900 }],
  [{ city: 'atlantis' }, { notFound: true, revalidate: 900 }],
  [{ city: ['pune', 'pune'] }, { notFound: true, revalidate: 900 }],
  [{}, { notFound: true, revalidate: 900 }],
])('answers %p with %p', async (params, expected) => {
  expect(await page({ params })).toEqual(expected);
});

it('serves a page without parameters', async () => {
  expect(await staticPage(() => ({ ready: true }))({})).toEqual({
    props: { ready: true },
    revalidate: 900,
  });
});
