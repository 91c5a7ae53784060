import { SCHOOL } from '@/data/school';

const anyCase = (letter: string): string => `[${letter.toUpperCase()}${letter.toLowerCase()}]`;

const GROUP = '[ \\-]*[0-9A-Za-z]{4}';

/**
 * What a browser takes for a reference, for the attribute `pattern`: a mobile number typed by mistake
 * does not get into an address.
 */
export const REFERENCE_PATTERN = ` *${[...SCHOOL.shortName].map(anyCase).join('')}${GROUP}${GROUP} *`;

/** How a reference looks. */
export const REFERENCE_EXAMPLE = `${SCHOOL.shortName}-7K3M-92QF`;
