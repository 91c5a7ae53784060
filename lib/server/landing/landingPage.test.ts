import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PHONE_NUMBERS } from '@/data/phones';
import { SCHOOL } from '@/data/school';
import { LANDING_HEADER } from '@/lib/chrome/landingHeader';
import { type LandingParams, landingPage } from './landingPage';

/** A request for a landing page, with what the middleware wrote, if anything. */
const ask = (
  resolvedUrl: string,
  { header, params }: { header?: string; params?: Record<string, string | string[]> } = {},
) => {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  if (header !== undefined) req.headers[LANDING_HEADER] = header;
  return { req, res: new ServerResponse(req), resolvedUrl, query: {}, params };
};

const city = landingPage(({ city }) => (city === 'pune' ? { title: 'Pune' } : null));

it('gives the page its content, its number, its brochure and its chat', async () => {
  const context = ask('/lp/pune', { params: { city: 'pune' } });
  expect(await city(context)).toEqual({
    props: {
      title: 'Pune',
      contact: {
        phone: SCHOOL.phone,
        brochureUrl: '/brochure.pdf',
        whatsappNumber: SCHOOL.whatsapp,
      },
      visit: { hasMenu: true, source: 'other', number: 'main', phone: PHONE_NUMBERS.main },
    },
  });
});

it('is kept by no cache and no search engine, found or not', async () => {
  for (const name of ['pune', 'atlantis']) {
    const context = ask(`/lp/${name}`, { params: { city: name } });
    await city(context);
    expect(context.res.getHeader('Cache-Control')).toBe('private, no-store');
    expect(context.res.getHeader('X-Robots-Tag')).toBe('noindex');
  }
});

it('does not find what has no content', async () => {
  expect(await city(ask('/lp/atlantis', { params: { city: 'atlantis' } }))).toEqual({
    notFound: true,
  });
});

it('hands a list of segments on as it is', async () => {
  let seen: LandingParams = {};
  const page = landingPage((params) => {
    seen = params;
    return {};
  });
  await page(ask('/campaign/pune%2Fnigdi', { params: { slug: ['pune/nigdi'] } }));
  expect(seen).toEqual({ slug: ['pune/nigdi'] });
});

it.each([
  ['/lp/pune?utm_source=google', undefined, 'google'],
  ['/lp/pune?utm_source=google', 'menu;facebook;facebook', 'facebook'],
  ['/lp/pune?utm_source=google', 'menu;facebook;<b>', 'google'],
  [`/lp/pune?utm_source=${'<i>'.repeat(2000)}`, undefined, 'main'],
  ['/lp/pune?utm_source=%E0%A4%A&utm_source=google', undefined, 'main'],
] as const)('%.60s with the header %p shows the %s number', async (url, header, number) => {
  const answer = await city(ask(url, { header, params: { city: 'pune' } }));
  expect(answer).toHaveProperty('props.contact.phone', PHONE_NUMBERS[number].header);
  expect(JSON.stringify(answer)).not.toMatch(/utm_|<i>|%E0/);
});
