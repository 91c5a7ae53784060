/** The keys of the desk, and what they do. */
export const KEYS_COPY = {
  title: 'Keys',
  ofInbox: [
    ['/', 'Go to the search'],
    ['j or ↓', 'The next line; ↓ once you are in the list'],
    ['k or ↑', 'The line before; ↑ once you are in the list'],
    ['Enter', 'Open it'],
    ['Escape', 'Leave the list or the search'],
    ['?', 'Show these keys'],
  ],
  ofEnquiry: [
    ['j', 'The next enquiry of the list'],
    ['k', 'The one before'],
    ['?', 'Show these keys'],
  ],
  inInbox: 'In the inbox',
  inEnquiry: 'In an enquiry',
  key: 'Key',
  does: 'What it does',
  turnedOn: 'Use these keys on this device',
  why: 'Turn them off if you speak to your computer or press keys by accident.',
} as const;
