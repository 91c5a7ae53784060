import { BRANCH_LIST, getCityTexts, getLocation } from '@/data/places/places';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import { getDetails } from './records';

/** A child walks this far to school, in a straight line; from farther away the bus comes. */
const WALK_KM = 1.5;
/** Traffic can make up for half a way again, not for more. */
const FARTHER = 1.5;
const LEAST_MINUTES_A_KM = 2;

const BRANCHES = BRANCH_LIST.map((branch) => {
  const { areas, localArea } = getLocation(branch.id);
  const { localities } = getCityTexts(branch.city);
  const positions = new Map(Object.entries(localities));
  return {
    name: `${branch.place} (${branch.id})`,
    areas,
    localArea,
    stops: getDetails(branch.id).buses?.stops ?? [],
    /** How far a locality is; null where its place is not written down. */
    kmTo: (locality: string): number | null => {
      const position = positions.get(locality);
      return position && branch.position ? kmBetween(position, branch.position) : null;
    },
  };
}).filter(({ stops }) => stops.length > 0);

describe('the school bus', () => {
  it('comes to every branch', () => {
    expect(BRANCHES).toHaveLength(BRANCH_LIST.length);
  });

  it('stops only in localities that the branch says it serves', () => {
    const astray = BRANCHES.flatMap(({ name, areas, localArea, stops }) =>
      stops
        .filter(({ locality }) => ![...areas, localArea].includes(locality))
        .map(({ locality }) => `${name}: ${locality}`),
    );
    expect(astray).toEqual([]);
  });

  it('stops in each of them that is too far to walk, or not known to be near', () => {
    const left = BRANCHES.flatMap(({ name, areas, stops, kmTo }) =>
      areas
        .filter((area) => (kmTo(area) ?? Number.POSITIVE_INFINITY) > WALK_KM)
        .filter((area) => !stops.some(({ locality }) => locality === area))
        .map((area) => `${name}: ${area}`),
    );
    expect(left).toEqual([]);
  });

  it('takes no less time from a stop that is clearly farther', () => {
    const odd = BRANCHES.flatMap(({ name, stops, kmTo }) => {
      const known = stops.flatMap((stop) => {
        const km = kmTo(stop.locality);
        return km === null ? [] : [{ ...stop, km }];
      });
      const early = known.flatMap((far) =>
        known
          .filter((near) => far.km > FARTHER * near.km && far.minutes < near.minutes)
          .map((near) => `${name}: ${far.locality} before ${near.locality}`),
      );
      const flying = known
        .filter(({ km, minutes }) => minutes < LEAST_MINUTES_A_KM * km)
        .map(({ locality, minutes }) => `${name}: ${locality} in ${minutes} minutes`);
      return [...early, ...flying];
    });
    expect(odd).toEqual([]);
  });
});
