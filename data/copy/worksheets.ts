/** The interface words of the worksheets. */
export const WORKSHEET_COPY = {
  subjects: { maths: 'Maths', english: 'Language', evs: 'EVS', science: 'Science' },
  newSheet: 'Another sheet',
  printWithKey: 'Print with key',
  printNote: 'The sheet on one A4 page, its key on the next.',
  check: 'Check my answers',
  again: 'Clear answers',
  code: 'Sheet code',
  codeHint: 'From a printed sheet, for example G3-ADD-7F2K.',
  open: 'Open sheet',
  share: 'Link to this sheet',
  showKey: 'Show the answer key',
  key: 'Answer key',
  codeLabel: 'Code',
  nameLine: 'Name',
  dateLine: 'Date',
  scoreLine: 'Score',
  answer: 'Answer',
  choose: 'Choose',
  traceNote: 'This sheet is for pencil and paper: print it, and trace from each dot.',
  keyForTracing:
    'Nothing to mark here. Look at the direction of the strokes and at how the pencil is held.',
  withoutScripts:
    'This sheet and its key are ready to print. New sheets and marking on the screen need JavaScript in the browser.',
  opening:
    'Opening the sheet of this code. If it does not come, check the connection and reload the page.',
  asked: (at: number) => `Question ${at}`,
  marks: {
    right: 'Right',
    wrong: 'Not right',
    unreduced: 'Right value: now write it in simplest form',
    unit: 'The number is right: look at the unit beside the field',
  },
  shown: (answer: string) => `Answer: ${answer}`,
  unchecked:
    'Your answers could not be checked. Look at the connection, then press the button once more.',
  score: ({ right, given, of }: { right: number; given: number; of: number }) => {
    if (given === 0) return 'Fill in an answer first, then check.';
    if (right === of) return `All ${of} right. Well done!`;
    const found = `${right} of ${given} right${given < of ? `, ${of - given} still to do` : ''}.`;
    if (right === given) return found;
    return `${found} The right answers now stand beside the others: read why, then try again.`;
  },
  someOf: (count: number, topics: readonly string[]) => `${count} topics: ${topics.join(' · ')} …`,
  made: (code: string) => `Sheet ${code} is ready.`,
  otherTopic: (title: string) => `This code belongs to “${title}”. Opening its page.`,
  problems: {
    empty: 'Type a code first. It stands at the top of every printed sheet.',
    shape: 'A code has three parts with dashes between them, for example G3-ADD-7F2K.',
    grade: (part: string) =>
      `“${part.slice(0, 8)}” is not one of our classes. A code starts with PN, NU, K1, K2 or G1 to G10.`,
    topic: (part: string, name: string) =>
      `${name} has no topic with the code “${part.slice(0, 8)}”. Compare the middle part with your sheet.`,
    sign: (sign: string) =>
      `“${sign}” never stands in the last part of a code. It has four digits and capital letters, and 0, 1, I, L and O are left out: look at the sheet once more.`,
    length: (part: string) =>
      `The last part of a code has four signs, and “${part.slice(0, 8)}” has ${Array.from(part).length}. Look at the sheet once more.`,
  },
} as const;
