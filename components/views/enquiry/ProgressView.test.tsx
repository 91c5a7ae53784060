/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { SWRConfig } from 'swr';
import { PROGRESS_REFRESH_SECONDS } from '@/data/limits';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import type { EnquiryProgress } from '@/lib/enquiry/progress';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { SAMPLE_REFERENCE } from '@/lib/testing/sampleReference';
import { ProgressView } from './ProgressView';

const SENT: EnquiryProgress = {
  reference: SAMPLE_REFERENCE,
  branch: 'OIS Nigdi',
  grade: 'Nursery',
  stage: 'sent',
  days: { received: '15 April 2025', sent: '16 April 2025', 'in-touch': null },
  canBeCalled: true,
  isWithdrawn: false,
  isAnsweredTogether: false,
};

const steps = () => screen.getAllByRole('listitem').map((item) => item.textContent);

/** Plays the server: how the enquiry stands by now. */
const answer = (progress: () => EnquiryProgress | Response) =>
  fakeNetwork.use(
    http.get('*/api/enquiries/progress', ({ request }) => {
      expect(new URL(request.url).searchParams.get('reference')).toBe(SENT.reference);
      const now = progress();
      return now instanceof Response ? now : HttpResponse.json(now);
    }),
  );

beforeEach(() => answer(() => SENT));

it('shows how far the enquiry has come, and when', () => {
  render(<ProgressView progress={SENT} />);
  expect(screen.getByText(SAMPLE_REFERENCE)).toBeVisible();
  expect(screen.getByText('OIS Nigdi')).toBeVisible();
  expect(screen.getByText('Nursery')).toBeVisible();
  expect(steps()).toEqual([
    'Received. DoneYour enquiry is saved with us.15 April 2025',
    'Sent to the admissions team. DoneThe admissions team of the branch has the details.16 April 2025',
    'In touch. Still to come',
  ]);
  const [, current] = screen.getAllByRole('listitem');
  expect(current).toHaveAttribute('aria-current', 'step');
});

it('says so where it is answered together with another enquiry', async () => {
  const together = { ...SENT, isAnsweredTogether: true };
  answer(() => together);
  render(<ProgressView progress={together} />);
  expect(screen.getByText(/We answer them together/)).toBeVisible();
});

it('says what happens next, and how to reach the school', () => {
  render(<ProgressView progress={SENT} />);
  const next = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(next.getByText(/The branch calls you/)).toBeVisible();
  expect(next.getByRole('link', { name: formatPhone(SCHOOL.phone) })).toHaveAttribute(
    'href',
    `tel:${SCHOOL.phone}`,
  );
});

it('says that the branch is in touch when a parent comes back to the page', async () => {
  let now = SENT;
  const asked = jest.fn(() => now);
  answer(asked);
  // SWR asks once in a while at most: a test does not wait for that.
  render(
    <SWRConfig value={{ dedupingInterval: 0, focusThrottleInterval: 0 }}>
      <ProgressView progress={SENT} />
    </SWRConfig>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(steps()).toHaveLength(3);
  now = { ...SENT, stage: 'in-touch', days: { ...SENT.days, 'in-touch': '17 April 2025' } };
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('17 April 2025')).toBeVisible();
  const [, , last] = screen.getAllByRole('listitem');
  expect(last).toHaveAttribute('aria-current', 'step');
});

describe('while the page is looked at', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }),
  );
  afterEach(() => jest.useRealTimers());

  const wait = (seconds: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(seconds * 1000);
    });

  const onDay = (day: string): EnquiryProgress => ({
    ...SENT,
    stage: 'in-touch',
    days: { ...SENT.days, 'in-touch': day },
  });

  it('asks again and again until the branch is in touch, and then no more', async () => {
    let now = SENT;
    const asked = jest.fn(() => now);
    answer(asked);
    render(<ProgressView progress={SENT} />);
    await wait(1);
    const before = asked.mock.calls.length;
    now = onDay('17 April 2025');
    await wait(PROGRESS_REFRESH_SECONDS + 1);
    expect(asked.mock.calls.length).toBe(before + 1);
    expect(screen.getByText('17 April 2025')).toBeVisible();
    await wait(4 * PROGRESS_REFRESH_SECONDS);
    expect(asked.mock.calls.length).toBe(before + 1);
  });
});

it.each([
  ['the network is gone', () => HttpResponse.error()],
  ['the answer has another shape', () => HttpResponse.json({ stage: 'lost', days: {} })],
])('shows what it knew when %s', async (_, broken) => {
  const asked = jest.fn(broken);
  answer(asked);
  render(<ProgressView progress={SENT} />);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(steps()).toHaveLength(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('asks a parent who left no number to call', () => {
  const withoutNumber: EnquiryProgress = { ...SENT, stage: 'received', canBeCalled: false };
  answer(() => withoutNumber);
  render(<ProgressView progress={withoutNumber} />);
  expect(screen.getByText(/You gave no mobile number/)).toBeVisible();
});

it('tells a parent who withdrew the consent that nobody calls', () => {
  answer(() => ({ ...SENT, isWithdrawn: true }));
  render(<ProgressView progress={{ ...SENT, isWithdrawn: true }} />);
  const next = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(next.getByText(/You have withdrawn your consent/)).toBeVisible();
  expect(next.queryByText(/The branch calls you/)).toBeNull();
});
