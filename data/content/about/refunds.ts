import { PATHS } from '@/data/routes/paths';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { SCHOOL } from '@/data/school';
import { mailLink } from './mailLink';
import type { LegalPage } from './part';

const TAKE_BACK_MAIL = mailLink('Please cancel my enquiry', [
  `Reference (it begins with ${SCHOOL.shortName}):`,
  'Mobile number it was sent with:',
  'Delete my data as well: yes / no',
]);

const WITHDRAW_MAIL = mailLink('Withdrawal and refund', [
  'Branch, grade and session:',
  'Child’s name and admission number:',
  'Last day at school (or: never joined):',
  'Paid on, amount, receipt number (one line each):',
  'Reason, if you like to give one:',
]);

/** How to step back, and how money comes back. No percentages: each branch’s fee sheet has them. */
export const REFUNDS: LegalPage = {
  heading: 'Cancellation and refund',
  crumb: 'Cancellation and refund',
  changedOn: '2026-11-21',
  lead: 'Plans change: a transfer, a new house, a child who would rather stay with old friends. This is how to step back at each stage, and how to ask for what is due to you.',
  inShort: [
    'This website takes no money at all. Fees are paid to the branch, against a receipt.',
    'Enquiries and visits can be cancelled at any time and cost nothing.',
    'What comes back after payment stands on the fee sheet of the branch. Ask for it in writing before you pay.',
  ],
  parts: [
    {
      id: 'stages',
      kind: 'table',
      heading: 'At which stage are you?',
      caption: 'Each stage, how to cancel there and what it costs',
      columns: ['You have', 'How to cancel', 'Money'],
      rows: [
        [
          'Sent an enquiry',
          [
            { text: 'Write to us', path: TAKE_BACK_MAIL },
            ' with the reference, or say so when we call',
          ],
          'Nothing was paid',
        ],
        ['Fixed a campus visit', 'Call the branch, the day before if you can', 'Visits are free'],
        [
          'Handed in the application form',
          'Tell the office, and take your originals back',
          'Where a branch charges for the form, that covers handling it; ask whether it comes back',
        ],
        [
          'Paid, and the session has not begun',
          'In writing, to the office of the branch',
          'As the fee sheet says; the earlier you write, the likelier another family takes the seat',
        ],
        [
          'Joined, and your child leaves',
          [
            'In writing, with the notice that the fee sheet asks for; then the ',
            { text: 'papers below', path: '#leaving' },
          ],
          'Terms not begun, and the deposit, as the fee sheet says',
        ],
      ],
    },
    {
      id: 'heads',
      kind: 'table',
      heading: 'What to ask about each line',
      lead: [
        'Rules differ by branch, and several states have laws on school fees that stand above any sheet. The lines themselves are explained under ',
        { text: 'fee structure', path: PATHS.feeStructure },
        '.',
      ],
      caption: 'Lines of a fee sheet and the question to ask about a refund',
      columns: ['Line', 'Ask before paying'],
      rows: [
        [
          'Admission',
          'Does any part come back if we withdraw before the first day? Until which date?',
        ],
        ['Tuition', 'Is a term counted by months attended or as a whole? How long is the notice?'],
        [
          'Transport',
          'If we stop in the middle of a term, does the rest come back or move to the next?',
        ],
        ['Books and uniform', 'Can what was never opened or worn be handed back, and how soon?'],
        ['Board registration', 'The board keeps it once the list is sent. On which day is that?'],
        ['Boarding', 'How are meals and laundry counted when a boarder leaves early?'],
        ['Deposit', 'When is it paid back, by which way, and what may be taken off?'],
      ],
    },
    {
      id: 'leaving',
      kind: 'steps',
      heading: 'Withdrawing a child, step by step',
      steps: [
        {
          title: 'Write to the office of the branch',
          text: [
            'A letter handed in against a dated stamp, or an e-mail: ',
            { text: 'this one', path: WITHDRAW_MAIL },
            ' has the lines that are needed. Keep a copy.',
          ],
        },
        {
          title: 'Clear the desk',
          text: 'Library books, identity card, bus pass, laboratory things. Ask for the no-dues slip in the same visit.',
        },
        {
          title: 'Ask for the transfer certificate',
          text: 'The next school usually asks for it from Grade 2 on. Check name, date of birth and class on it before you leave the counter.',
        },
        {
          title: 'Give the account for the refund',
          text: 'Money usually goes back to the parent who paid, by bank and not in cash. A cancelled cheque of that account saves a misspelt number.',
        },
        {
          title: 'Ask for the sum in writing',
          text: 'What was paid, what is kept and why, what comes back and by when. If a line is unclear, ask for the rule behind it.',
        },
      ],
    },
    {
      id: 'wrong',
      kind: 'text',
      heading: 'Paid twice, or the wrong amount?',
      paragraphs: [
        'It happens when a bank page hangs and one presses again. Send the branch both receipts, or the statement with the bank’s reference number for each payment. What was paid by mistake is yours, whatever the sheet says about fees.',
      ],
    },
    {
      id: 'fraud',
      kind: 'text',
      heading: 'Before you pay anybody',
      paragraphs: [
        'This website has no page for paying and sends no link for paying. If a message offers a seat against a quick transfer, to a personal account or by a code to scan, call the branch on a number that you looked up yourself. For money already gone, call the national cyber crime helpline, 1930, the same day.',
      ],
    },
    {
      id: 'disagree',
      kind: 'text',
      heading: 'If we do not agree',
      paragraphs: [
        [
          'Write to the principal first, then to ',
          { text: 'us', path: ABOUT_PATHS.contact },
          ', with the fee sheet and the answer you were given. Your state’s fee regulation authority, where there is one, and the consumer helpline 1915 are open to you at any time, and asking them will not be held against your child.',
        ],
      ],
    },
  ],
};
