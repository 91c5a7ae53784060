import { BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import { listWords } from '@/data/copy/listWords';
import { STAGE_NAMES, type Stage } from '@/data/grades';
import type { Position } from '@/data/places/place';
import type { BranchRecord } from '@/data/places/places';
import { FACILITIES, type Facility } from '@/data/places/records/facilities';
import type { BranchDetails, Buses, Head, Photo, Teachers } from '@/data/places/records/record';
import { disclosurePath } from '@/data/routes/paths/places';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { stagesOf } from '@/lib/schools/directory/branches';
import { agesLabel, longDate } from '@/lib/schools/directory/profile/words';
import { boardersOf } from './boarders';
import { minutesOf, sayHours, sayOffice } from './clock';
import { type FeeFacts, feeFacts } from './fees';

/** The record of a branch as its page shows it: each part null or empty where the record has none. */
export type BranchInDetail = {
  /** Opens the device's map app on the way there. */
  directions: string | null;
  phone: { digits: string; label: string } | null;
  /** E.164 without the plus sign. */
  whatsapp: string | null;
  office: string | null;
  head: Head | null;
  /** `62, with 2 special educators and 3 counsellors`. */
  teachers: string | null;
  affiliation: { number: string; validUntil: string; checkedOn: string } | null;
  /** The page with what its board asks it to publish. */
  disclosurePath: string | null;
  days: StageDay[];
  languages: { second: string; third: string } | null;
  facilities: { id: Facility; name: string }[];
  /** Where the bus stops, nearest first; a year from there in rupees. */
  buses: { locality: string; minutes: number; fee: number }[];
  fees: FeeFacts | null;
  /** How a new child begins. */
  firstDays: string | null;
  gate: Photo | null;
};

/** The school day of one stage. */
export type StageDay = {
  stage: Stage;
  title: string;
  ages: string;
  /** `8 am to 1.45 pm`, and the same in minutes since midnight for drawing. */
  hours: { said: string; from: number; to: number } | null;
  classSize: number | null;
  look: string | null;
};

/** Gathers what the page of a branch shows of its record. For prerendering. */
export const buildDetails = (branch: BranchRecord, record: BranchDetails): BranchInDetail => ({
  directions: branch.position ? directionsTo(branch.position) : null,
  phone: record.telephone
    ? { digits: record.telephone, label: formatPhone(record.telephone) }
    : null,
  whatsapp: record.whatsapp ?? null,
  office: record.office ? sayOffice(record.office) : null,
  head: record.head ?? null,
  teachers: record.teachers ? teachersOf(record.teachers) : null,
  affiliation: record.affiliation
    ? {
        number: record.affiliation.number,
        validUntil: longDate(record.affiliation.validUntil),
        checkedOn: longDate(record.affiliation.checkedOn),
      }
    : null,
  disclosurePath: record.disclosure ? disclosurePath(branch) : null,
  days: daysOf(branch, record),
  languages: record.languages
    ? {
        second: listWords(record.languages.second, 'or'),
        third: listWords(record.languages.third, 'or'),
      }
    : null,
  facilities: (record.facilities ?? []).map((id) => ({ id, name: FACILITIES[id] })),
  buses: record.buses ? busStops(record.buses) : [],
  fees: record.fees ? feeFacts(record.fees, record.buses, boardersOf(branch)) : null,
  firstDays: record.firstDays ?? null,
  gate: record.photos?.gate ?? null,
});

const teachersOf = ({
  postGraduate,
  graduate,
  primary,
  special,
  counsellors,
}: Teachers): string => {
  return BRANCH_DETAILS_COPY.teachersBeside(
    postGraduate + graduate + primary,
    special,
    counsellors,
  );
};

const busStops = ({ stops, fees }: Buses): BranchInDetail['buses'] =>
  stops.map(({ locality, minutes, zone }) => ({ locality, minutes, fee: fees[zone] }));

// Opens the app that the device has for maps: https://developers.google.com/maps/documentation/urls.
const directionsTo = ([latitude, longitude]: Position): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

const daysOf = (
  branch: BranchRecord,
  { schoolHours, classSize, looks }: BranchDetails,
): StageDay[] =>
  stagesOf(branch).map(({ stage, grades }) => {
    const hours = schoolHours?.[stage];
    return {
      stage,
      title: STAGE_NAMES[stage],
      ages: agesLabel(grades.map(({ age }) => age)),
      hours: hours
        ? { said: sayHours(hours), from: minutesOf(hours[0]), to: minutesOf(hours[1]) }
        : null,
      classSize: classSize?.[stage] ?? null,
      look: looks?.[stage] ?? null,
    };
  });
