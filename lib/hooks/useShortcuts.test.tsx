/** @jest-environment jest-fixed-jsdom */

import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { useShortcuts } from './useShortcuts';

const pressed: string[] = [];

const Enquiry = ({ name }: { name: string }) => {
  useShortcuts([['j', () => pressed.push(name) > 0]]);
  return <h1>{name}</h1>;
};

const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

/** As soon as the page says so: before a timer, a frame or React's own scheduler has its turn. */
const whenShown = (host: Element, name: string): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (host.querySelector('h1')?.textContent !== name) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(host, { childList: true, subtree: true, characterData: true });
  });

test('a key that is pressed as soon as the next enquiry stands there acts on that one', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  for (const name of ['first', 'second']) {
    const shown = whenShown(host, name);
    startTransition(() => root.render(<Enquiry key={name} name={name} />));
    await shown;
    press('j');
  }
  expect(pressed).toEqual(['first', 'second']);
  root.unmount();
});
