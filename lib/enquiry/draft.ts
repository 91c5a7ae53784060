import { isRecord } from '@/lib/site/isRecord';
import { randomKey } from '@/lib/site/randomKey';

/** Where the browser stores it: in this tab only, until the enquiry is sent. */
export const DRAFT_KEY = 'enquiry-draft';

// Where the browser stores nothing for sites, the draft lives as long as the page.
let inMemory: string | null = null;

/** What the parent has typed so far. */
export type Draft = {
  /** Makes a double press, a reload and a retry one enquiry. */
  key: string;
  /** The branch that the form started with: another page has a choice of its own. */
  startBranch: string;
  values: Record<string, string>;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const parseDraft = (stored: unknown): Draft | null => {
  if (!isRecord(stored) || !isRecord(stored.values)) return null;
  const { key, startBranch } = stored;
  if (typeof key !== 'string' || typeof startBranch !== 'string') return null;
  const values = Object.entries(stored.values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return { key, startBranch, values: Object.fromEntries(values) };
};

const readText = (): string | null => {
  try {
    return sessionStorage.getItem(DRAFT_KEY);
  } catch {
    return inMemory;
  }
};

export const readDraft = (): Draft | null => {
  const text = readText();
  return text === null ? null : parseDraft(parseJson(text));
};

const writeDraft = (draft: Draft): Draft => {
  inMemory = JSON.stringify(draft);
  try {
    sessionStorage.setItem(DRAFT_KEY, inMemory);
  } catch {
    // It stays in memory.
  }
  return draft;
};

const newDraft = (): Draft => ({ key: randomKey(), startBranch: '', values: {} });

/** Saves what is typed; the key stays the same for as long as the draft lives. */
export const saveDraft = (typed: Omit<Draft, 'key'>): void => {
  writeDraft({ ...(readDraft() ?? newDraft()), ...typed });
};

/** The draft's key; begins a draft where there is none. */
export const draftKey = (): string => (readDraft() ?? writeDraft(newDraft())).key;

/** After the server has saved the enquiry. */
export const clearDraft = (): void => {
  inMemory = null;
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was stored.
  }
};
