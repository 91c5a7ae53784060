/** @jest-environment jest-fixed-jsdom */
import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PHONE_NUMBERS } from '@/data/phones';
import { render } from '@/lib/testing/render';
import { ContactBar } from './ContactBar';

let tell: (isInView: boolean) => void = () => undefined;

beforeEach(() => {
  class FakeObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
    constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => act(() => hear([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const bar = () => screen.getByRole('list', { name: 'Reach us' });

it('calls the branch and writes to it where it has numbers of its own', () => {
  render(<ContactBar path="/x" phone="18000000777" whatsapp="910000001091" />);
  expect(within(bar()).getByRole('link', { name: 'Call 1-800-000-0777' })).toHaveAttribute(
    'href',
    'tel:18000000777',
  );
  expect(within(bar()).getByRole('button', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/910000001091\?/),
  );
});

it('calls the number of the visit where the page has none', () => {
  document.body.innerHTML = renderToString(<ContactBar path="/ois-pune-branches" />);
  const numbers = [...bar().querySelectorAll('[data-shown-phone]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(numbers).toContain(`tel:${PHONE_NUMBERS.google.header}`);
  expect(numbers).toContain(`tel:${PHONE_NUMBERS.main.header}`);
  document.body.innerHTML = '';
});

it('makes way for the form, and is away until the browser has told where the form is', () => {
  document.body.insertAdjacentHTML('beforeend', '<section id="enquire-desktop"></section>');
  render(<ContactBar path="/x" phone="18000000777" />);
  expect(bar()).toHaveClass('away');
  tell(false);
  expect(bar()).not.toHaveClass('away');
  tell(true);
  expect(bar()).toHaveClass('away');
  document.getElementById('enquire-desktop')?.remove();
});

it('offers no enquiry where the page has no form, and stays', () => {
  render(<ContactBar path="/x" phone="18000000777" hasForm={false} />);
  expect(bar()).not.toHaveClass('away');
  expect(within(bar()).queryByRole('button', { name: 'Enquire Now' })).not.toBeInTheDocument();
});
