/** @jest-environment jest-fixed-jsdom */
import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SiteHeader } from '@/components/layout/header/SiteHeader';
import { render } from '@/lib/testing/render';
import { BrochureHeader } from './BrochureHeader';
import { CampaignHeader } from './CampaignHeader';
import { LogoHeader } from './LogoHeader';

const CHAT = /^https:\/\/wa\.me\/\d+\?text=/;

const actions = () =>
  within(screen.getByRole('banner'))
    .getAllByRole('button')
    .map((button) => [button.getAttribute('aria-label'), button.getAttribute('href')]);

it('shows the logo alone on admission landing pages', async () => {
  const { unmount } = await act(async () =>
    render(<LogoHeader path="/transfer-admission" section={null} />),
  );
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
  expect(banner.queryByRole('button')).not.toBeInTheDocument();
  expect(banner.queryByRole('navigation')).not.toBeInTheDocument();
  // The logo's own tree goes a moment after the page.
  await act(async () => unmount());
});

it.each([
  ['landing', <LogoHeader key="logo" path="/transfer-admission" section={null} />],
  ['campaign', <CampaignHeader key="campaign" />],
  ['site', <SiteHeader key="site" path="/" section={null} />],
])('names the logo of the %s header with the words that stand in it', async (_, header) => {
  const { unmount } = await act(async () => render(header));
  const home = within(screen.getByRole('banner')).getByRole('link', { name: /home page$/ });
  // What somebody says who steers by voice; narrow phones show a part of it.
  expect(home).toHaveAccessibleName(expect.stringContaining(home.textContent ?? ''));
  expect(home).toHaveTextContent(/\S/);
  await act(async () => unmount());
});

it('lets a parent on a campaign page chat or enquire, also without scripts', () => {
  document.body.innerHTML = renderToString(<CampaignHeader />);
  expect(actions()).toEqual([
    ['WhatsApp', expect.stringMatching(CHAT)],
    ['Enquire Now', '#enquire-mobile'],
  ]);
  expect(screen.getByRole('button', { name: 'WhatsApp' })).toHaveAttribute('target', '_blank');
  document.body.innerHTML = '';
});

it('lets a parent on a city landing page have the brochure, a tour or a chat', () => {
  render(<BrochureHeader brochureUrl="https://cdn.example/pune.pdf" />);
  expect(actions()).toEqual([
    ['Download Brochure', 'https://cdn.example/pune.pdf'],
    ['Book Campus Tour', '#enquire-mobile'],
    ['WhatsApp', expect.stringMatching(CHAT)],
  ]);
});

it('has our own brochure where no other is configured', () => {
  render(<BrochureHeader />);
  expect(screen.getByRole('button', { name: 'Download Brochure' })).toHaveAttribute(
    'href',
    '/brochure.pdf',
  );
});
