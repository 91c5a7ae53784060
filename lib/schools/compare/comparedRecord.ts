import { COMPARE_FACTS } from '@/data/copy/compare';
import { listWords } from '@/data/copy/listWords';
import { STAGE_NAMES } from '@/data/grades';
import type { BranchRecord } from '@/data/places/places';
import type { BranchDetails } from '@/data/places/records/record';
import { getDetails } from '@/data/places/records/records';
import { branchFees } from '@/lib/schools/details/branchFees';
import { sayHours } from '@/lib/schools/details/clock';
import { rupees } from '@/lib/schools/details/rupees';
import { stagesIn } from '@/lib/schools/details/stagesIn';
import { type SplitFacilities, splitFacilities } from './splitFacilities';

/** What the table says of one stage. */
export type StageFact = { name: string; said: string };

/** What the table takes from the record of a branch: null or empty where the record has none. */
export type ComparedRecord = {
  /** The first year of each stage, and a year of boarding. */
  fees: { stages: StageFact[]; boarding: string | null } | null;
  hours: StageFact[];
  classSize: StageFact[];
  languages: { second: string; third: string } | null;
  facilities: SplitFacilities | null;
};

/** Gathers what the record of a branch says, `others` being the rest of the table. */
export const toComparedRecord = (
  branch: BranchRecord,
  others: readonly BranchRecord[],
): ComparedRecord => {
  const { schoolHours, classSize, languages, facilities, fees } = getDetails(branch.id);
  return {
    fees: fees ? { stages: firstYears(branch), boarding: boardingOf(fees) } : null,
    hours: stagesIn(schoolHours).map(([stage, hours]) => ({
      name: STAGE_NAMES[stage],
      said: sayHours(hours),
    })),
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

const firstYears = (branch: BranchRecord): StageFact[] =>
  branchFees(branch.id).map(({ stage, firstYear }) => ({
    name: STAGE_NAMES[stage],
    said: rupees(firstYear),
  }));

const boardingOf = ({ boarding }: NonNullable<BranchDetails['fees']>): string | null =>
  boarding === undefined ? null : COMPARE_FACTS.boardingFee(rupees(boarding));
