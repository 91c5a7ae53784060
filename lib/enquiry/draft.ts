import { isRecord } from '@/lib/site/isRecord';
import { randomKey } from '@/lib/site/randomKey';
import { openTabStore } from '@/lib/site/tabStore';

/** Where the browser stores it: in this tab only, until the enquiry is sent. */
export const DRAFT_KEY = 'enquiry-draft';

const STORE = openTabStore(DRAFT_KEY);

/** What the parent has typed so far. */
export type Draft = {
  /** Makes a double press, a reload and a retry one enquiry. */
  key: string;
  /** The branch, else the city, that the form started with: another page has a choice of its own. */
  start: string;
  values: Record<string, string>;
  /** When the button was last pressed (ms since 1970); absent before that. */
  submittedAt?: number;
};

const parseDraft = (stored: unknown): Draft | null => {
  if (!isRecord(stored) || !isRecord(stored.values)) return null;
  const { key, start, submittedAt } = stored;
  if (typeof key !== 'string' || typeof start !== 'string') return null;
  const values = Object.entries(stored.values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    key,
    start,
    values: Object.fromEntries(values),
    ...(typeof submittedAt === 'number' && { submittedAt }),
  };
};

export const readDraft = (): Draft | null => parseDraft(STORE.read());

const writeDraft = (draft: Draft): Draft => {
  STORE.write(draft);
  return draft;
};

const newDraft = (): Draft => ({ key: randomKey(), start: '', values: {} });

/** Saves what is typed; the key stays the same for as long as the draft lives. */
export const saveDraft = (typed: Pick<Draft, 'start' | 'values'>): void => {
  writeDraft({ ...(readDraft() ?? newDraft()), ...typed });
};

/**
 * Notes a press of the button: under which key the enquiry goes, and when it was submitted. Each press of
 * a draft is later than the one before, also where the clock was set back between them. Begins a draft
 * where there is none.
 */
export const noteSubmission = (): { key: string; submittedAt: number } => {
  const draft = readDraft() ?? newDraft();
  const submittedAt = Math.max(Date.now(), (draft.submittedAt ?? 0) + 1);
  return { ...writeDraft({ ...draft, submittedAt }), submittedAt };
};

/** Of the draft with this key the next press is an enquiry of its own; what is typed stays. */
export const renewKey = (key: string): void => {
  const draft = readDraft();
  if (draft?.key === key) writeDraft({ ...draft, key: randomKey() });
};

/** After the server has saved the enquiry. */
export const clearDraft = (): void => STORE.remove();
