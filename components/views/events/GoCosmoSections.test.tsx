/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { GoCosmoSections } from './GoCosmoSections';

const activity = (name: RegExp) => within(screen.getByRole('article', { name }));

it('says that the event is past', () => {
  render(<GoCosmoSections />);
  expect(screen.getByText(/^This event is over/)).toBeVisible();
  expect(screen.getByText(/^Never look at the sun/)).toBeVisible();
});

it('lays out the solar system on 100 metres, with the true numbers', () => {
  render(<GoCosmoSections />);
  const walk = activity(/walk of 100 metres/);
  expect(walk.getByRole('row', { name: /^Earth/ })).toHaveTextContent('Earth3.3 m0.28 mm8 min');
  expect(walk.getByRole('row', { name: /^Neptune/ })).toHaveTextContent('100.0 m1.1 mm4 h 10 min');
  expect(walk.getByText(/about 890 km away/)).toBeVisible();
});

it('tells how high the Pole Star stands over a city, in fists', () => {
  render(<GoCosmoSections />);
  const sky = activity(/star that stands still/);
  expect(sky.getByRole('row', { name: /^New Delhi/ })).toHaveTextContent('29°360°');
});

it('describes each picture of the activities', () => {
  render(<GoCosmoSections />);
  const described = screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  expect(described).toHaveLength(3);
  expect(described[0]).toMatch(/the half that faces the lamp is always bright/);
});
