import type { LegalPage, Part } from '@/data/content/about/part';
import { longDate } from '@/lib/schools/directory/profile/words';

type RulePart = Exclude<Part, { kind: 'checklists' }>;

/** A page of rules as it is shown: its date in words. */
export type ShownLegalPage = Omit<LegalPage, 'changedOn' | 'parts'> & {
  changed: string;
  parts: readonly RulePart[];
};

const isRule = (part: Part): part is RulePart => part.kind !== 'checklists';

export const showLegalPage = ({ changedOn, parts, ...page }: LegalPage): ShownLegalPage => ({
  ...page,
  changed: longDate(changedOn),
  parts: parts.filter(isRule),
});
