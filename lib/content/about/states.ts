import { type BranchRecord, CITY_LIST, type City } from '@/data/places/places';

type StateCount = { state: string; cities: City[]; count: number };

/** The states with branches, most branches first; their cities in the order of the directory. */
export const countStates = (branches: readonly BranchRecord[]): StateCount[] => {
  const countIn = (cities: readonly City[]) =>
    branches.filter(({ city }) => cities.some(({ slug }) => slug === city)).length;
  return [...new Set(CITY_LIST.map(({ state }) => state))]
    .map((state) => {
      const cities = CITY_LIST.filter((city) => city.state === state);
      return { state, cities, count: countIn(cities) };
    })
    .sort((a, b) => b.count - a.count);
};
