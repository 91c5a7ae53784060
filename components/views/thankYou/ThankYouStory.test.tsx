/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { ThankYouStory } from './ThankYouStory';

const part = (name: string) => within(screen.getByRole('region', { name }));

it('tells what follows an enquiry, in order', () => {
  render(<ThankYouStory />);
  const steps = part('From the enquiry to the first visit').getAllByRole('heading', { level: 3 });
  expect(steps.map((step) => step.textContent)).toEqual([
    'You have a reference',
    'You confirm your number',
    'The branch calls you',
    'You see the school',
  ]);
});

it('promises no hour that the school has not promised', () => {
  const { container } = render(<ThankYouStory />);
  expect(container).not.toHaveTextContent(/\d+ (hours?|days?|minutes?)|within/i);
});

it('says how to follow the enquiry, by login, by phone and in writing', () => {
  render(<ThankYouStory />);
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
  render(<ThankYouStory />);
  expect(part('While you wait').getByRole('link', { name: /Branches near you/ })).toHaveAttribute(
    'href',
    '/nearme',
  );
});
