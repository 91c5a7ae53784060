/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { THANK_YOU } from '@/data/content/thankYou';
import { forgetSentEnquiry, saveSentEnquiry } from '@/lib/enquiry/sentEnquiry';
import { render } from '@/lib/testing/render';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
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
  const follow = part('Track your enquiry');
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

describe('a parent who comes from the form of a campaign', () => {
  afterEach(forgetSentEnquiry);

  it('reads the reference, the branch and the class, and can confirm the number there', async () => {
    saveSentEnquiry({
      receipt: { id: 'OIS-7K3M-92QF', delivered: false, needsVerification: true, ticket: null },
      branch: 51,
      grade: 2,
      request: {
        ...SAMPLE_ENQUIRY,
        mobile: '9845012345',
        idempotencyKey: '0123456789abcdef',
      },
    });
    render(view);
    expect(screen.getByText('OIS-7K3M-92QF')).toBeVisible();
    expect(screen.getByText('Nursery', { selector: 'dd' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track my enquiry' })).toHaveAttribute(
      'href',
      '/enquiry/OIS-7K3M-92QF',
    );
  });

  it('after a reload still reads the reference', () => {
    saveSentEnquiry({
      receipt: { id: 'OIS-7K3M-92QF', delivered: true, needsVerification: false, ticket: null },
      branch: 51,
      grade: 2,
      request: null,
    });
    render(view);
    expect(screen.getByText('OIS-7K3M-92QF')).toBeVisible();
  });
});

it('leads whoever comes without an enquiry to the page that finds one', () => {
  render(view);
  expect(screen.getByRole('link', { name: 'Track my enquiry' })).toHaveAttribute(
    'href',
    '/enquiry',
  );
});
