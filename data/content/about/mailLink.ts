import { SCHOOL } from '@/data/school';

/** The address of a letter to us that is begun already: its subject and any lines to fill in. */
export const mailLink = (subject: string, lines: readonly string[] = []): string => {
  const begun = `mailto:${SCHOOL.email}?subject=${encodeURIComponent(subject)}`;
  return lines.length === 0 ? begun : `${begun}&body=${encodeURIComponent(lines.join('\r\n'))}`;
};
