/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { SiteFooter } from './SiteFooter';

// It is fetched when the browser is idle, which jsdom never says.
const findFetched = () => screen.findByRole('link', { name: /^Facebook/ }, { timeout: 4000 });

// The answer is kept for as long as the page is loaded, so this file is one load.
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
  const { unmount } = render(<SiteFooter path="/" />);
  expect(await findFetched()).toHaveAttribute('href', 'https://www.facebook.com/opaline');
  expect(screen.getByRole('link', { name: 'hello@opaline.example' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Instagram/ })).not.toBeInTheDocument();
  unmount();
  render(<SiteFooter path="/" />);
  await findFetched();
  expect(calls).toBe(1);
});

it('stands without the fetched part', async () => {
  render(<SiteFooter path="/" />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('100+ schools');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2025');
  expect(await screen.findByRole('link', { name: '1-800-000-0101' })).toHaveAttribute(
    'href',
    'tel:18000000101',
  );
});
