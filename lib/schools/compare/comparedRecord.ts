import { COMPARE_FACTS } from '@/data/copy/compare';
import { listWords } from '@/data/copy/listWords';
import { STAGE_NAMES } from '@/data/grades';
import type { BranchRecord } from '@/data/places/places';
import type { BranchDetails, Buses } from '@/data/places/records/record';
import { getDetails } from '@/data/places/records/records';
import { branchFees, type StageFee } from '@/lib/schools/details/branchFees';
import { sayHours, sayOffice } from '@/lib/schools/details/clock';
import { feeFacts } from '@/lib/schools/details/fees';
import { rupees } from '@/lib/schools/details/rupees';
import { stagesIn } from '@/lib/schools/details/stagesIn';
import { type SplitFacilities, splitFacilities } from './splitFacilities';

/** What the table says of one stage. */
export type StageFact = { name: string; said: string };

/** What the table takes from the record of a branch: null or empty where the record has none. */
export type ComparedRecord = {
  /** The first year of each stage, and a year of boarding. */
  fees: { stages: StageFact[]; boarding: string | null } | null;
  /** Every year after the first one. */
  laterYears: StageFact[];
  /** `5 June, 12 September and 10 December`. */
  dueOn: string | null;
  bus: { fee: string; stops: string } | null;
  hours: StageFact[];
  /** `Monday to Saturday, 8.30 am to 3.30 pm`. */
  office: string | null;
  head: string | null;
  classSize: StageFact[];
  languages: { second: string; third: string } | null;
  facilities: SplitFacilities | null;
};

/** Gathers what the record of a branch says, `others` being the rest of the table. */
export const toComparedRecord = (
  branch: BranchRecord,
  others: readonly BranchRecord[],
): ComparedRecord => {
  const record = getDetails(branch.id);
  const { schoolHours, classSize, languages, facilities, fees, buses, office, head } = record;
  return {
    fees: fees
      ? { stages: yearsOf(branch, ({ firstYear }) => firstYear), boarding: boardingOf(fees) }
      : null,
    laterYears: yearsOf(branch, ({ tuition }) => tuition),
    dueOn: fees ? listWords(feeFacts(fees, buses).dueOn) : null,
    bus: buses ? busOf(buses) : null,
    hours: stagesIn(schoolHours).map(([stage, hours]) => ({
      name: STAGE_NAMES[stage],
      said: sayHours(hours),
    })),
    office: office ? sayOffice(office) : null,
    head: head ? COMPARE_FACTS.head(head.name, head.since) : null,
    classSize: stagesIn(classSize).map(([stage, size]) => ({
      name: STAGE_NAMES[stage],
      said: String(size),
    })),
    languages: languages
      ? { second: listWords(languages.second, 'or'), third: listWords(languages.third, 'or') }
      : null,
    facilities: splitFacilities(
      facilities,
      others.map(({ id }) => getDetails(id).facilities),
    ),
  };
};

const yearsOf = (branch: BranchRecord, amountOf: (fee: StageFee) => number): StageFact[] =>
  branchFees(branch.id).map((fee) => ({
    name: STAGE_NAMES[fee.stage],
    said: rupees(amountOf(fee)),
  }));

/** From the cheapest zone that has a stop to the dearest. */
const busOf = ({ fees, stops }: Buses): ComparedRecord['bus'] => {
  const yearly = stops.map(({ zone }) => fees[zone]);
  const minutes = stops.map((stop) => stop.minutes);
  if (stops.length === 0) return null;
  return {
    fee: COMPARE_FACTS.busFee(rupees(Math.min(...yearly)), rupees(Math.max(...yearly))),
    stops: COMPARE_FACTS.busStops(stops.length, Math.min(...minutes), Math.max(...minutes)),
  };
};

const boardingOf = ({ boarding }: NonNullable<BranchDetails['fees']>): string | null =>
  boarding === undefined ? null : COMPARE_FACTS.boardingFee(rupees(boarding));
