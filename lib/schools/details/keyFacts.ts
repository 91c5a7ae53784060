import { BRANCH_ANCHORS, BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import type { BranchRecord } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { affiliationOf } from '@/lib/schools/directory/affiliation';
import { boardersOf } from './boarders';
import { branchFees } from './branchFees';
import { sayHours, wholeDay } from './clock';
import { rupees } from './rupees';

const COPY = BRANCH_DETAILS_COPY.keyFacts;

/** A fact of the first screen, and the part of the page that has the rest. */
export type KeyFact = { term: string; said: string; anchor: string };

/** What decides first: board, hours, price and bus; without what the record does not tell. */
export const keyFactsOf = (branch: BranchRecord): KeyFact[] => {
  const { schoolHours, buses, fees } = getDetails(branch.id);
  const boarders = boardersOf(branch);
  const { board, classes } = affiliationOf(branch);
  const day = wholeDay(Object.values(schoolHours ?? {}));
  const years = branchFees(branch.id).map(({ firstYear }) => firstYear);
  const rides = buses ? buses.stops.map(({ zone }) => buses.fees[zone]) : [];
  return [
    { term: COPY.board, said: `${board}, ${classes}`, anchor: BRANCH_ANCHORS.affiliation },
    ...(day ? [{ term: COPY.day, said: sayHours(day), anchor: BRANCH_ANCHORS.day }] : []),
    ...least(years).map((amount) => ({
      term: COPY.fees,
      said: COPY.from(amount),
      anchor: BRANCH_ANCHORS.fees,
    })),
    ...(fees?.boarding && boarders
      ? [
          {
            term: COPY.boarding,
            said: COPY.boardingFrom(rupees(fees.boarding), boarders.from),
            anchor: BRANCH_ANCHORS.boarding,
          },
        ]
      : []),
    ...least(rides).map((amount) => ({
      term: COPY.buses,
      said: COPY.fromAYear(amount),
      anchor: BRANCH_ANCHORS.buses,
    })),
  ];
};

const least = (amounts: readonly number[]): string[] =>
  amounts.length > 0 ? [rupees(Math.min(...amounts))] : [];
