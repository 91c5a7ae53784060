import type { OfferedPlaces } from '@/data/places/cityLists';
import { CITY_LIST } from '@/data/places/places';
import { cityOptions, isOffered } from './cityOptions';

const cities = (...names: string[]) =>
  names.map((name) => ({ slug: name.toLowerCase(), name, displayName: name }));

it.each<[OfferedPlaces, string[], string[]]>([
  ['full', ['Bangalore', 'Vijayanagar', 'Bidar', 'pali', 'Pune'], ['Bangalore', 'Pune']],
  ['full', ['Bangalore', 'Pali'], ['Bangalore']],
  ['full', ['Vijayanagar', 'Bidar', 'Pune'], ['Vijayanagar', 'Pune']],
  ['full', ['Bidar', 'Bangalore'], ['Bidar', 'Bangalore']],
  ['full', ['Bangalore', 'Patna', 'Ranchi'], ['Bangalore', 'Patna', 'Ranchi']],
  ['compact', ['Bangalore', 'Patna', 'Ranchi', 'Bidar', 'Pune'], ['Bangalore', 'Pune']],
  ['compact', ['Patna', 'Ranchi', 'Pune'], ['Patna', 'Pune']],
  ['restricted', ['Pune', 'Sonipat', 'Bangalore', 'Delhi'], ['Delhi', 'Bangalore', 'Sonipat']],
])('in %s mode %p becomes %p', (mode, names, expected) => {
  expect(cityOptions(mode, cities(...names)).map(({ label }) => label)).toEqual(expected);
});

it('offers every city of the directory but Pali', () => {
  const labels = cityOptions('full').map(({ label }) => label);
  expect(labels).toHaveLength(CITY_LIST.length - 1);
  expect(labels).not.toContain('Pali');
});

it('shows Sonipat as Delhi NCR', () => {
  expect(cityOptions('restricted')).toEqual([
    { value: 'delhi', label: 'New Delhi' },
    { value: 'bangalore', label: 'Bangalore' },
    { value: 'sonipat', label: 'Delhi NCR' },
  ]);
});

it('knows whether a city is offered', () => {
  expect(isOffered('pune', 'full')).toBe(true);
  expect(isOffered('pune', 'restricted')).toBe(false);
  expect(isOffered('pali', 'full')).toBe(false);
  expect(isOffered(undefined, 'full')).toBe(false);
});
