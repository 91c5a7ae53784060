/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { THANK_YOU } from '@/data/content/thankYou';
import { render } from '@/lib/testing/render';
import { ThankYouView } from './ThankYouView';

const SEO = { path: '/thank-you', title: 'X', description: 'X', robots: 'noindex' as const };
const view = <ThankYouView seo={SEO} texts={{ ...THANK_YOU, steps: [] }} />;

const part = (name: string) => within(screen.getByRole('region', { name }));

it('tells what follows an enquiry, in order', () => {
  render(view);
  const steps = part('From the enquiry to the first visit').getAllByRole('heading', { level: 3 });
  expect(steps.map((step) => step.textContent)).toEqual([
    'You have a reference',
    'You confirm your number',
    'The branch calls you',
    'You see the school',
  ]);
});

it('promises no hour that the school has not promised', () => {
  const { container } = render(view);
  expect(container).not.toHaveTextContent(/\d+ (hours?|days?|minutes?)|within/i);
});

it('says how to follow the enquiry, by login, by phone and in writing', () => {
  render(view);
  const follow = part('How your enquiry stands');
  expect(follow.getByRole('link', { name: 'My enquiries' })).toHaveAttribute(
    'href',
    '/my-enquiries',
  );
  const hrefs = follow.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/my-enquiries',
    // One for each source of visitors; the page shows one of them.
    ...Array.from({ length: 3 }, () => expect.stringMatching(/^tel:\d+$/)),
    expect.stringMatching(/^mailto:/),
  ]);
});

it('leads on to the branches while the parent waits', () => {
  render(view);
  expect(part('While you wait').getByRole('link', { name: /Branches near you/ })).toHaveAttribute(
    'href',
    '/nearme',
  );
});
