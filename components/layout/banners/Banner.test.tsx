/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { Banner } from './Banner';

it('tells that voting is closed', async () => {
  render(<Banner banner="voting-closed" />);
  expect(await screen.findByRole('region', { name: 'Voting' })).toHaveTextContent(
    /^The voting lines have been closed\.$/,
  );
});

it('tells until when votes are taken', async () => {
  render(<Banner banner="voting-open" />);
  expect(await screen.findByRole('region', { name: 'Voting' })).toHaveTextContent(
    /^Voting lines are now open! Cast your vote and make it count before they close on 6th June 2025\.$/,
  );
});

it('shows the message of the event three times, and says it once', async () => {
  render(<Banner banner="event" />);
  const banner = within(await screen.findByRole('region', { name: 'Go Cosmo 2024' }));
  const copies = banner.getAllByText(/^Go Cosmo 2024: a day of astronomy/);
  expect(copies).toHaveLength(3);
  expect(copies.filter((copy) => copy.getAttribute('aria-hidden') === null)).toHaveLength(1);
});

it('lets a person hold the message still', async () => {
  const { person } = render(<Banner banner="event" />);
  const pause = await screen.findByRole('checkbox', { name: 'Pause the moving text' });
  expect(pause).not.toBeChecked();
  await person.click(pause);
  expect(pause).toBeChecked();
});
