import { DISCLOSURE_COPY } from '@/data/copy/disclosure';
import { type BranchRecord, CITIES } from '@/data/places/places';
import { CERTIFICATES, type Teachers } from '@/data/places/records/record';
import { getDetails } from '@/data/places/records/records';
import { branchPath, cityPath, disclosurePath } from '@/data/routes/paths/places';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { addressOf } from '@/lib/schools/directory/address';
import { branchTitle } from '@/lib/schools/directory/branches';
import { longDate } from '@/lib/schools/directory/profile/words';
import { groupIndian } from '@/lib/study/words/grouping';

const COPY = DISCLOSURE_COPY;

type Fact = { term: string; detail: string };

/** The public disclosure of a branch, ready to show. */
export type DisclosurePage = {
  path: string;
  title: string;
  lead: string;
  branch: { title: string; path: string };
  city: { name: string; path: string };
  parts: { heading: string; facts: Fact[] }[];
  /** Rows of the examinations: name, entered, passed, per cent. */
  results: string[][];
};

/** Builds the disclosure of a branch; null where it has none or no page. For prerendering. */
export const buildDisclosurePage = (branch: BranchRecord): DisclosurePage | null => {
  const { disclosure, teachers, affiliation, head, telephone } = getDetails(branch.id);
  const path = disclosurePath(branch);
  const own = branchPath(branch);
  const ofCity = cityPath(branch.city);
  if (!disclosure || path === null || own === null || ofCity === null) return null;
  const { campus, toilets } = disclosure;
  const city = CITIES[branch.city];
  const { general, staff, academics } = COPY;
  return {
    path,
    title: branchTitle(branch),
    lead: COPY.lead[branch.board],
    branch: { title: branchTitle(branch), path: own },
    city: { name: city.displayName, path: ofCity },
    parts: [
      {
        heading: COPY.parts.general,
        facts: known([
          [general.name, `${SCHOOL.brands[branch.brand]}, ${branch.place}`],
          [general.trust, disclosure.trust],
          [general.number, affiliation?.number],
          [general.validUntil, affiliation && longDate(affiliation.validUntil)],
          [general.address, addressOf(branch).line],
          [general.head, head?.name],
          [general.email, SCHOOL.email],
          [general.phone, telephone && formatPhone(telephone)],
        ]),
      },
      {
        heading: COPY.parts.documents,
        facts: CERTIFICATES.map((certificate) => ({
          term: COPY.certificates[certificate],
          detail: COPY.issued(longDate(disclosure.certificates[certificate])),
        })),
      },
      {
        heading: COPY.parts.staff,
        facts: known([[staff.head, head?.name], ...(teachers ? staffOf(teachers) : [])]),
      },
      {
        heading: COPY.parts.campus,
        facts: known([
          [COPY.campus.area, COPY.campus.metres(groupIndian(String(campus.squareMetres)))],
          [
            COPY.campus.classrooms,
            COPY.campus.rooms(campus.classrooms, campus.classroomSquareMetres),
          ],
          [COPY.campus.laboratories, String(campus.laboratories)],
          [COPY.campus.girls, String(toilets.girls)],
          [COPY.campus.boys, String(toilets.boys)],
          [COPY.campus.internet, COPY.campus.internetYes],
        ]),
      },
      {
        heading: COPY.parts.results,
        facts: known([
          [academics.fees, academics.feesAt],
          [academics.calendar, academics.calendarAt],
          [academics.committee, academics.committeeAt],
        ]),
      },
    ].sort((one, other) => one.heading.localeCompare(other.heading, 'en')),
    results: disclosure.results.map(({ year, className, entered, passed }) => [
      `${className}, ${year}`,
      String(entered),
      String(passed),
      `${Math.round((passed / entered) * 1000) / 10}`,
    ]),
  };
};

const staffOf = (teachers: Teachers): [term: string, detail: string][] => {
  const { postGraduate, graduate, primary, special, counsellors } = teachers;
  const { staff } = COPY;
  return [
    [staff.total, String(postGraduate + graduate + primary)],
    [staff.postGraduate, String(postGraduate)],
    [staff.graduate, String(graduate)],
    [staff.primary, String(primary)],
    [staff.special, String(special)],
    [staff.counsellors, String(counsellors)],
  ];
};

const known = (facts: [term: string, detail: string | undefined][]): Fact[] =>
  facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
