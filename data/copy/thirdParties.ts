import { THIRD_PARTIES, type ThirdPartyName } from '@/data/thirdParties.mjs';
import { listWords } from './listWords';
import { PRIVACY_CHOICES } from './privacyChoices';

/** The question before anything of another company loads. */
export const PRIVACY_COPY = {
  question: 'May we load tools of other companies?',
  free: 'Everything here works without them.',
  details: 'What and why',
  allow: 'Allow',
  refuse: 'No thanks',
  close: 'Close',
  chosen: {
    allowed: 'Your choice until now: allowed.',
    refused: 'Your choice until now: no thanks.',
  },
  withdrawn:
    'Switched off. Nothing more loads, and what was already here goes with the next page you open.',
  promise: `Counting and advertising tools never load on study pages, and we hand none of them what you write in our forms. You can change your mind under ${PRIVACY_CHOICES} at the foot of the page.`,
} as const;

/** `For measuring visits and a chat window.` */
export const purposesSentence = (names: readonly ThirdPartyName[]): string => {
  const purposes = [...new Set(names.map((name) => THIRD_PARTIES[name].purpose))];
  return `For ${listWords(purposes)}.`;
};
