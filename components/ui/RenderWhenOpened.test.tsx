/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { RenderWhenOpened } from './RenderWhenOpened';

const SENT = '<div class="part"><a href="/fee-structure">Fees</a></div>';

const part = (isOpen: boolean) => (
  <RenderWhenOpened isOpen={isOpen} className="part">
    <a href="/fee-structure" data-is-rendered>
      Fees
    </a>
  </RenderWhenOpened>
);

/** As the browser finds it: with the HTML of the server, before React. */
const hydrate = (isOpen: boolean): Promise<Root> => {
  document.body.innerHTML = `<div id="root">${SENT}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root');
  return act(async () => hydrateRoot(root, part(isOpen)));
};

const link = () => screen.getByRole('link', { name: 'Fees' });

it('leaves what the server sent as it is while it is closed', async () => {
  const errors = jest.spyOn(console, 'error');
  const root = await hydrate(false);
  expect(document.getElementById('root')?.innerHTML).toBe(SENT);
  expect(errors).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it('is rendered once it is opened, and stays so', async () => {
  const root = await hydrate(false);
  await act(async () => root.render(part(true)));
  expect(link()).toHaveAttribute('data-is-rendered');
  await act(async () => root.render(part(false)));
  expect(link()).toHaveAttribute('data-is-rendered');
  await act(async () => root.unmount());
});

it('is rendered at once where no server sent it', () => {
  render(part(false));
  expect(link()).toHaveAttribute('data-is-rendered');
});
