import { CONSENT_VERSION } from '@/data/copy/privacyChoices';

/** What a visitor answered about tools of other companies. */
export type Choice = 'allowed' | 'refused';

export const CHOICE_KEY = 'privacy-choice';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The answer that a stored text holds; null where it holds none, or one to other words. */
export const parseChoice = (text: string | null): Choice | null => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || stored.version !== CONSENT_VERSION) return null;
    return stored.choice === 'allowed' || stored.choice === 'refused' ? stored.choice : null;
  } catch {
    return null;
  }
};

export const readChoice = (): Choice | null => {
  try {
    return parseChoice(localStorage.getItem(CHOICE_KEY));
  } catch {
    // A browser that stores nothing for sites: the visitor is asked again.
    return null;
  }
};

/** Saves the answer with the words it was given to and the time. */
export const saveChoice = (choice: Choice): void => {
  try {
    const stored = { version: CONSENT_VERSION, choice, at: new Date().toISOString() };
    localStorage.setItem(CHOICE_KEY, JSON.stringify(stored));
  } catch {
    // It holds for this page then.
  }
};
