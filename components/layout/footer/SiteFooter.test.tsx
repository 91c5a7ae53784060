/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderToString } from 'react-dom/server';
import { SOCIAL_NAMES } from '@/data/copy/chrome';
import { APP_LINKS, SCHOOL, SOCIAL_LINKS } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { SiteFooter } from './SiteFooter';

const link = (name: RegExp | string) => screen.getByRole('link', { name });

const expectDefaults = () => {
  for (const [site, name] of SOCIAL_NAMES) {
    expect(link(new RegExp(`^${name} `))).toHaveAttribute('href', SOCIAL_LINKS[site]);
  }
  expect(link(/on Google Play/)).toHaveAttribute('href', APP_LINKS.googlePlay);
  expect(link(/on the App Store/)).toHaveAttribute('href', APP_LINKS.appStore);
  expect(link(SCHOOL.email)).toHaveAttribute('href', `mailto:${SCHOOL.email}`);
};

it('has our pages on other sites and the app without a script', () => {
  document.body.innerHTML = renderToString(<SiteFooter path="/" />);
  expectDefaults();
  document.body.innerHTML = '';
});

it('asks for the fetched part once per load, however often the footer appears', async () => {
  let calls = 0;
  fakeNetwork.use(
    http.get('/api/footer', () => {
      calls += 1;
      return HttpResponse.json({
        facebook: 'https://www.facebook.com/opaline',
        twitter: null,
        instagram: 'javascript:alert(1)',
        linkedin: null,
        email: 'hello@opaline.example',
      });
    }),
  );
  const findFetched = () => screen.findByRole('link', { name: 'hello@opaline.example' });
  const { rerender } = render(<SiteFooter path="/" />);
  await findFetched();
  expect(link(/^Facebook/)).toHaveAttribute('href', 'https://www.facebook.com/opaline');
  // What the record does not have, or no page may show, stays as it was.
  expect(link(/^Twitter/)).toHaveAttribute('href', SOCIAL_LINKS.twitter);
  expect(link(/^Instagram/)).toHaveAttribute('href', SOCIAL_LINKS.instagram);
  rerender(<p>A page without a footer</p>);
  rerender(<SiteFooter path="/" />);
  await findFetched();
  expect(calls).toBe(1);
});

it('says that the school is a sample, and where that is explained', () => {
  render(<SiteFooter path="/" />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('figures on this site are examples');
  expect(screen.getByRole('link', { name: 'About this sample' })).toHaveAttribute(
    'href',
    '/about-this-sample',
  );
});

it('shows the links of the record under its title', async () => {
  fakeNetwork.use(
    http.get('/api/footer', () =>
      HttpResponse.json({
        title: 'Schools near you',
        link: [
          { title: 'Jalahalli', link: '/bangalore-branches/jalahalli' },
          { title: 'In the news', link: 'https://news.example/school' },
          { title: 'Script', link: 'javascript:alert(1)' },
        ],
      }),
    ),
  );
  render(<SiteFooter path="/" />);
  const heading = await screen.findByRole('heading', { name: 'Schools near you' });
  const list = within(heading.parentElement ?? document.body);
  expect(list.getAllByRole('link')).toHaveLength(2);
  const branch = list.getByRole('link', { name: 'Jalahalli' });
  expect(branch).toHaveAttribute('href', '/bangalore-branches/jalahalli');
  expect(branch).not.toHaveAttribute('target');
  const news = list.getByRole('link', { name: 'In the news (opens in a new tab)' });
  expect(news).toHaveAttribute('href', 'https://news.example/school');
  expect(news).toHaveAttribute('target', '_blank');
});

it('stands without the fetched part', async () => {
  let isAsked = false;
  fakeNetwork.use(
    http.get('/api/footer', () => {
      isAsked = true;
      return HttpResponse.error();
    }),
  );
  render(<SiteFooter path="/" />);
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.getByRole('contentinfo')).toHaveTextContent(SCHOOL.branchClaim);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${SCHOOL.copyrightYear}`);
  expect(link(formatPhone(SCHOOL.phone))).toHaveAttribute('href', `tel:${SCHOOL.phone}`);
  expectDefaults();
});
