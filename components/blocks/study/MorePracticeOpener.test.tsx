/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { render } from '@/lib/testing/render';
import { MorePracticeOpener } from './MorePracticeOpener';

const opener = <MorePracticeOpener makers={{ folder: 'concepts', chapter: 1 }} />;

it('is not in the first render, which has to be what the server sent, even when its code has come', async () => {
  const sent = renderToString(opener);
  render(opener);
  expect(await screen.findByRole('button', { name: /more/i })).toBeVisible();
  expect(renderToString(opener)).toBe(sent);
});
