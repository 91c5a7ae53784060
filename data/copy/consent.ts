/** The notice beside every enquiry button. A change of its words needs a new version. */
export const CONSENT_NOTICE = {
  version: '2026-11-3',
  summary: 'What we take, and why',
  items: [
    { what: 'Your name and mobile number', why: 'to call you back about what you ask for' },
    { what: 'Your e-mail, if you give it', why: 'to send what you ask for in writing' },
    {
      what: 'Your child’s name, date of birth and grade',
      why: 'to find the right class and check the age for it',
    },
    { what: 'The branch', why: 'so that the right team answers' },
    {
      what: 'The time of a campus visit, if you choose one',
      why: 'to keep a place for you, and to remind you by text message the day before',
    },
    {
      what: 'The page you came from, the pages you read here and the number shown to you',
      why: 'to know which of our pages and advertisements help parents',
    },
  ],
  agreement:
    'By sending this form you agree that the school uses these details only to answer you about what this page offers.',
  withdrawal: 'Write to us at any time to see, correct or delete them:',
} as const;
