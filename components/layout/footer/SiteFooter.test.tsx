/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { SiteFooter } from './SiteFooter';

const findFetched = () => screen.findByRole('link', { name: /^Facebook/ });

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
  const { rerender } = render(<SiteFooter path="/" />);
  expect(await findFetched()).toHaveAttribute('href', 'https://www.facebook.com/opaline');
  expect(screen.getByRole('link', { name: 'hello@opaline.example' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Instagram/ })).not.toBeInTheDocument();
  rerender(<p>A page without a footer</p>);
  rerender(<SiteFooter path="/" />);
  await findFetched();
  expect(calls).toBe(1);
});

it('says that the school is a sample, and where that is explained', () => {
  render(<SiteFooter path="/" />);
  expect(screen.getByRole('link', { name: `${SCHOOL.name} is a sample school` })).toHaveAttribute(
    'href',
    '/about-us#sample-school',
  );
});

it('stands without the fetched part', async () => {
  fakeNetwork.use(http.get('/api/footer', () => HttpResponse.error()));
  render(<SiteFooter path="/" />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(SCHOOL.branchClaim);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${SCHOOL.copyrightYear}`);
  expect(await screen.findByRole('link', { name: formatPhone(SCHOOL.phone) })).toHaveAttribute(
    'href',
    `tel:${SCHOOL.phone}`,
  );
});
