import { splitFacilities } from './splitFacilities';

const OWN = ['lift', 'library', 'canteen', 'swimmingPool'] as const;

it('sets apart what only one branch has, what some have and what all have', () => {
  const others = [['library', 'canteen'], ['library']] as const;
  expect(splitFacilities(OWN, others)).toEqual({
    only: ['Swimming pool', 'Lift and ramps'],
    also: ['Canteen'],
    everywhere: ['Library'],
    unsorted: [],
  });
});

it('calls nothing its own beside a branch that does not tell', () => {
  const split = splitFacilities(OWN, [['library'], undefined]);
  expect(split?.only).toEqual([]);
  expect(split?.unsorted).toEqual(['Library', 'Swimming pool', 'Canteen', 'Lift and ramps']);
});

it('lists what a branch alone has, and says nothing for one that does not tell', () => {
  expect(splitFacilities(['library'], [])).toMatchObject({ only: [], unsorted: ['Library'] });
  expect(splitFacilities(undefined, [['library']])).toBeNull();
});
