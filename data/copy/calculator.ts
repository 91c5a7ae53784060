/** The words of the frame around every calculator. */
export const CALCULATOR_COPY = {
  calculate: 'Calculate',
  clear: 'Clear',
  example: 'Example',
  result: 'Result',
  working: 'Working',
  changed: 'The numbers have changed. Press Calculate for the new result.',
  mistakes: 'Please correct what is marked above. Then press Calculate again.',
  failed:
    'Your numbers could not be worked out. Look at the connection, then press Calculate once more.',
  share: 'Copy a link with these numbers',
  copied: 'Link copied. Whoever opens it sees these numbers and this result.',
  notCopied: 'Your browser did not copy the link. Here it is, to copy by hand:',
  needsScript:
    'To calculate with your own numbers, please switch on JavaScript. The example shows the way by hand.',
} as const;
