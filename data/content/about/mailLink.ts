import { SCHOOL } from '@/data/school';

/** The address of a letter to us that is begun already: its subject and the lines to fill in. */
export const mailLink = (subject: string, lines: readonly string[]): string =>
  `mailto:${SCHOOL.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
