/** @jest-environment jest-fixed-jsdom */
import { scrollToForm } from './scrollToForm';

const FORM = `
  <section id="enquire-desktop"><div id="enquire-mobile">
    <form><input type="hidden" name="key"><input aria-label="Parent name"></form>
  </div></section>`;

let scroll: jest.SpyInstance;

beforeEach(() => {
  scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  document.body.innerHTML = FORM;
  place('enquire-desktop', 500);
  place('enquire-mobile', 700);
});
afterEach(() => jest.restoreAllMocks());

const place = (id: string, top: number) => {
  const element = document.getElementById(id);
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 300, 400);
};

const allowMotion = (isAllowed: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: !isAllowed && media.includes('reduce'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

it.each([
  [390, 700 - 80],
  [992, 700 - 80],
  [993, 500 - 80],
  [1280, 500 - 80],
])('at %p px scrolls smoothly to %p', (width, top) => {
  window.innerWidth = width;
  scrollToForm();
  expect(scroll).toHaveBeenCalledWith({ top, behavior: 'smooth' });
});

it('jumps where the visitor wants no motion', () => {
  allowMotion(false);
  window.innerWidth = 390;
  scrollToForm();
  expect(scroll).toHaveBeenCalledWith({ top: 620, behavior: 'instant' });
});

it('puts the caret into the first field that a person sees, without a second jump', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  scrollToForm();
  expect(document.activeElement).toHaveAccessibleName('Parent name');
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it('goes to the thanks where the form is sent already', () => {
  document.body.innerHTML =
    '<div id="enquire-desktop"><div id="enquire-mobile"><div tabindex="-1">Thank you</div></div></div>';
  scrollToForm();
  expect(document.activeElement).toHaveTextContent('Thank you');
});

it('does nothing on a page without a form', () => {
  document.body.innerHTML = '';
  scrollToForm();
  expect(scroll).not.toHaveBeenCalled();
});
