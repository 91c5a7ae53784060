/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { BrochureButton } from '@/components/blocks/actions/BrochureButton';
import { afterEnquiry } from '@/lib/brochure/afterEnquiry';
import { readBrochure } from '@/lib/brochure/brochure';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';

const MESSAGE = /the brochure downloads as soon as your enquiry is saved/;

const saved: string[] = [];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  saved.length = 0;
  sessionStorage.clear();
  for (const name of ['scrollTo', 'scrollBy'] as const) {
    jest.spyOn(window, name).mockImplementation(() => undefined);
  }
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.href);
  });
  fakeNetwork.use(http.head('*/brochure.pdf', () => new HttpResponse(null, { status: 200 })));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const arrive = () => {
  render(
    <>
      <BrochureButton />
      <section id="enquire-desktop">
        <div id="enquire-mobile">
          <input aria-label="Parent name" />
        </div>
      </section>
    </>,
  );
  return screen.getByRole('button', { name: 'Download Brochure' });
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

// `click()` of an anchor is played here, so the press is an event.
const press = (button: HTMLElement) =>
  act(async () => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await jest.advanceTimersByTimeAsync(0);
  });

it('takes a parent to the form, says why for ten seconds, and downloads once it is sent', async () => {
  const button = arrive();
  await press(button);
  expect(screen.getByLabelText('Parent name')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(MESSAGE);
  expect(screen.getByRole('link', { name: /Open the brochure/ })).toHaveAttribute(
    'href',
    '/brochure.pdf',
  );
  await press(button);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  await pass(10_000);
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  expect(saved).toEqual([]);

  act(afterEnquiry);
  expect(button).toHaveAttribute('aria-busy', 'true');
  for (let round = 0; round < 20 && saved.length === 0; round += 1) await pass(10);
  expect(saved).toEqual(['http://localhost/brochure.pdf']);
  await pass(1_000);
  expect(button).toHaveAttribute('aria-busy', 'false');
  expect(readBrochure()).toEqual({
    isRequested: false,
    isMessageShown: false,
    isDownloading: false,
  });
});

it('downloads at once for a parent who has enquired in this visit', async () => {
  act(afterEnquiry);
  const button = arrive();
  await press(button);
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  for (let round = 0; round < 20 && saved.length === 0; round += 1) await pass(10);
  expect(saved).toEqual(['http://localhost/brochure.pdf']);
  await pass(1_000);
});
