import { SCHOOL } from '@/data/school';
import { randomGroup, readGroup } from '@/lib/server/randomGroup';

const GROUP_LENGTH = 4;
// As people type it from a slip of paper: with spaces, or with nothing between the groups.
const GAP = '[\\s-]{0,3}';
const GROUP = `([0-9A-Z]{${GROUP_LENGTH}})`;
const REFERENCE = new RegExp(`^${SCHOOL.shortName}${GAP}${GROUP}${GAP}${GROUP}$`);

/** A new random reference, such as `OIS-7K3M-92QF`: short enough to be read out on the phone. */
export const newReference = (): string =>
  [SCHOOL.shortName, randomGroup(GROUP_LENGTH), randomGroup(GROUP_LENGTH)].join('-');

/** The reference that a person meant, in its one spelling; null where it cannot be one. */
export const parseReference = (text: string): string | null => {
  const match = REFERENCE.exec(text.trim().toUpperCase());
  if (match === null) return null;
  const groups = match.slice(1).map(readGroup);
  return groups.join('').includes('U') ? null : [SCHOOL.shortName, ...groups].join('-');
};
