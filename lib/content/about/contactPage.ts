import { CONTACT_US } from '@/data/content/about/contactUs';
import type { Part } from '@/data/content/about/part';
import type { Picture } from '@/data/content/picture';
import { CONTACT_LINES } from '@/data/copy/about';
import { PHONE_NUMBERS } from '@/data/phones';
import { BRANCH_LIST, type BranchRecord, CITY_LIST, getLocation } from '@/data/places/places';
import { branchPath, cityPath } from '@/data/routes/paths/places';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { branchTitle, gradesLabel } from '@/lib/schools/directory/branches';

export type ContactBranch = {
  id: number;
  title: string;
  /** Null where it has no page. */
  path: string | null;
  board: string;
  grades: string;
  area: string;
  landmark: string;
  isBoarding: boolean;
};

export type ContactCity = { name: string; path: string | null; branches: ContactBranch[] };

export type ContactPage = {
  heading: string;
  lead: string;
  crumb: string;
  picture: Picture;
  lines: { term: string; text: string; path: string }[];
  cities: ContactCity[];
  parts: readonly Part[];
};

const toBranch = (branch: BranchRecord): ContactBranch => {
  const { localArea, landmark } = getLocation(branch.id);
  return {
    id: branch.id,
    title: branchTitle(branch),
    path: branchPath(branch),
    board: branch.board,
    grades: gradesLabel(branch),
    area: localArea,
    landmark,
    isBoarding: branch.boarding === true,
  };
};

/** Builds the contact page: the numbers, and every branch under its city. For prerendering. */
export const buildContactPage = (): ContactPage => {
  const { heading, lead, crumb, picture, numbers, parts } = CONTACT_US;
  const phones = CONTACT_LINES.map(({ number, term }) => {
    const { header: digits } = PHONE_NUMBERS[number];
    return { term, text: formatPhone(digits), path: `tel:${digits}` };
  });
  const mail = { term: numbers.email, text: SCHOOL.email, path: `mailto:${SCHOOL.email}` };
  return {
    heading,
    lead,
    crumb,
    picture,
    parts,
    lines: [...phones, mail],
    cities: CITY_LIST.map(({ slug, displayName }) => ({
      name: displayName,
      path: cityPath(slug),
      branches: BRANCH_LIST.filter(({ city }) => city === slug).map(toBranch),
    })),
  };
};
