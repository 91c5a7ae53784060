/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { BrochureButton } from '@/components/blocks/actions/BrochureButton';
import { BrochureProvider, useBrochure } from '@/lib/brochure/BrochureProvider';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { BrochureNote } from './BrochureNote';

const MESSAGE = /the brochure downloads as soon as your enquiry is saved/;

const saved: string[] = [];
let checks = 0;

beforeEach(() => {
  // The fake network needs the others of Node.js.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  saved.length = 0;
  checks = 0;
  sessionStorage.clear();
  for (const name of ['scrollTo', 'scrollBy'] as const) {
    jest.spyOn(window, name).mockImplementation(() => undefined);
  }
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.href);
  });
  fakeNetwork.use(
    http.head('*/brochure.pdf', () => {
      checks += 1;
      return new HttpResponse(null, { status: 200 });
    }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

// Stands for the enquiry form, which says when an enquiry is saved.
const Form = () => {
  const { afterEnquiry } = useBrochure();
  return (
    <>
      <input aria-label="Parent name" />
      <button type="button" onClick={afterEnquiry}>
        Submit
      </button>
    </>
  );
};

const arrive = () => {
  render(
    <BrochureProvider>
      <BrochureButton />
      <section id="enquire-desktop">
        <div id="enquire-mobile">
          <BrochureNote />
          <Form />
        </div>
      </section>
    </BrochureProvider>,
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

const enquire = () => press(screen.getByRole('button', { name: 'Submit' }));

const waitForFile = async () => {
  for (let round = 0; round < 20 && saved.length === 0; round += 1) await pass(10);
};

it('has the place of the message ready, and shows it for ten seconds more when asked again', async () => {
  const button = arrive();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press(button);
  await pass(9_000);
  await press(button);
  await pass(9_999);
  expect(screen.getByRole('status')).toHaveTextContent(MESSAGE);
  await pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('leaves what is below the message where it is when the message goes', async () => {
  const button = arrive();
  const below = screen.getByLabelText('Parent name');
  const status = screen.getByRole('status');
  below.getBoundingClientRect = () =>
    new DOMRect(0, status.childElementCount > 0 ? 400 : 300, 0, 0);
  await press(button);
  await pass(10_000);
  expect(status).toBeEmptyDOMElement();
  expect(window.scrollBy).toHaveBeenCalledWith({ top: -100, behavior: 'instant' });
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

  await enquire();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await waitForFile();
  expect(saved).toEqual(['http://localhost/brochure.pdf']);
  await pass(900);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await pass(100);
  expect(button).toHaveAttribute('aria-busy', 'false');
});

it('downloads nothing that nobody has asked for', async () => {
  const button = arrive();
  await enquire();
  await pass(100);
  expect(button).toHaveAttribute('aria-busy', 'false');
  expect(checks).toBe(0);
});

it('downloads at once, and once, for a parent who has enquired in this visit', async () => {
  const button = arrive();
  await enquire();
  await press(button);
  await press(button);
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  await waitForFile();
  expect(saved).toEqual(['http://localhost/brochure.pdf']);
  expect(checks).toBe(1);
  await pass(1_000);
});
