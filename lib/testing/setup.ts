import { fakeNetwork } from './fakeNetwork';

// Without them, the first test that needs one would make it at the real data folder.
process.env.NEXTAUTH_SECRET ??= 'only-for-unit-tests-only-for-unit-tests';
process.env.DATA_KEY ??= 'a-data-key-only-for-unit-tests-only';

// `render` cleans up after itself, inside `act`: what is still on its way has time to end.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';

// jsdom has no modal dialogs: enough of them for tests to open, read and close one.
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom has no layout to scroll in.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;

// jsdom has no media queries either: none of them matches, and none ever changes.
if (typeof window !== 'undefined' && !window.matchMedia) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

// Its matchers are about elements: 40 ms that a test without any need not spend.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');

beforeAll(() => fakeNetwork.listen({ onUnhandledFrame: 'error' }));
afterEach(() => fakeNetwork.resetHandlers());
// What one test has stored for its tab is not there in the next.
afterEach(() => {
  if (typeof window !== 'undefined') window.sessionStorage.clear();
});
// A test that talks to a server of its own has closed it.
afterAll(() => {
  if (fakeNetwork.readyState !== 0) fakeNetwork.close();
});
