import { PART_NAMES } from '@/data/copy/desk/campaignEditor';
import type { PagePart } from './PartFields';

const EMPTY: { [Kind in PagePart['kind']]: Omit<Extract<PagePart, { kind: Kind }>, 'heading'> } = {
  text: { kind: 'text', paragraphs: [''] },
  points: { kind: 'points', points: [{ title: '', text: '' }] },
  facts: { kind: 'facts', facts: [{ term: '', detail: '' }] },
  branches: { kind: 'branches', which: {} },
  cities: { kind: 'cities' },
  stages: { kind: 'stages', stages: ['pre-primary'] },
  steps: { kind: 'steps', detail: 'short' },
  documents: { kind: 'documents' },
  questions: { kind: 'questions', questions: [{ question: '', answer: '' }] },
  'boarding-life': { kind: 'boarding-life', which: { boarding: true } },
  'call-line': { kind: 'call-line', text: '' },
};

const isKind = (text: string): text is PagePart['kind'] => Object.hasOwn(PART_NAMES, text);

/** A part of this kind with nothing in it; null where there is no such kind. */
export const newPart = (kind: string): PagePart | null => {
  if (!isKind(kind)) return null;
  return withHeading(EMPTY[kind]);
};

const withHeading = (part: (typeof EMPTY)[PagePart['kind']]): PagePart => ({
  ...part,
  heading: '',
});
