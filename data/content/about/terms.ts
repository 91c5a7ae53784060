import { PATHS } from '@/data/routes/paths';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { SCHOOL } from '@/data/school';
import { mailLink } from './mailLink';
import type { LegalPage } from './part';

/** The rules of the website. A school that goes live with them has its own lawyer read them first. */
export const TERMS: LegalPage = {
  heading: 'Terms and conditions',
  crumb: 'Terms and conditions',
  changedOn: '2026-11-21',
  lead: `What you may expect of this website, and what it expects of you. It is run by ${SCHOOL.name}, “we” below.`,
  inShort: [
    'Reading and printing costs nothing and needs no account.',
    'An enquiry binds you to nothing, and is not yet a seat.',
    'Fees, seats and dates are those that the branch gives you in writing.',
  ],
  parts: [
    {
      id: 'site',
      kind: 'text',
      heading: 'What this website is',
      paragraphs: [
        'A directory of our branches, a way to ask for admission, and study material for children and parents. By using it you agree to these terms; if you do not, you can still call us or visit a branch.',
        'We check the directory, and say on every branch page when. Grades, seats, bus routes and dates can change between two checks. Where this site and a letter from the branch differ, the letter counts.',
      ],
    },
    {
      id: 'enquiry',
      kind: 'list',
      heading: 'Enquiries and admission',
      items: [
        'An enquiry asks a branch to call you. It costs nothing, holds no seat, and you may take it back at any time.',
        'Give your child’s true date of birth: the grade depends on it, and the birth certificate is looked at later.',
        'Send it for your own child, or for one whose parents have asked you to.',
        [
          'A seat is offered by the branch, in writing, and confirmed as ',
          { text: 'the fee page', path: PATHS.feeStructure },
          ' describes. No page, form or message of this website is an offer of a seat.',
        ],
        'Seats in a class are limited, and some are reserved by law. A branch may have none.',
      ],
    },
    {
      id: 'login',
      kind: 'list',
      heading: 'Your login',
      items: [
        'You log in with a mobile number and a code by SMS. There is no password.',
        'The code is for you alone. Nobody from the school asks for it, on the telephone or in a message.',
        'Log out on a shared computer. If your number goes to somebody else, tell us, so that we can separate it from your enquiries.',
        'Do not log in with a number that is not yours, and do not try many codes: after a few wrong ones the number has to wait.',
      ],
    },
    {
      id: 'study',
      kind: 'list',
      heading: 'Study material',
      items: [
        'Print it, copy it for a class, use it at home or in any school, as long as nobody pays for it and our name stays on it.',
        'Please do not sell it, put it behind a login, or copy the site as a whole.',
        'We write and check it with care, and still a sheet can have a mistake. Tell us and we mend it. For an examination, the board’s own documents count.',
        'NCERT, CBSE and CISCE are named because children learn from their books and sit their examinations. They have not made or approved these pages. Their textbooks belong to them, and we do not copy them.',
        'Practice problems and sample papers are our own. They say nothing about what will be asked.',
      ],
    },
    {
      id: 'conduct',
      kind: 'list',
      heading: 'What we ask of everybody',
      items: [
        'Do not send what is false, insulting, or about somebody else’s child without their parents’ knowledge.',
        'Do not try to read what is not yours, get round the limits, or make the site slow for others.',
        'If you find a hole in our security, tell us first and give us time to close it. We will thank you, not sue you.',
      ],
    },
    {
      id: 'links',
      kind: 'text',
      heading: 'Links to other places',
      paragraphs: [
        'Links to boards, NCERT, WhatsApp or other sites leave our website. What they say and what they do with your data is up to them, and their own terms apply.',
      ],
    },
    {
      id: 'liability',
      kind: 'text',
      heading: 'What we answer for',
      paragraphs: [
        'We answer for what we do wilfully or carelessly, as Indian law says. We do not promise that the website is always reachable or free of every mistake, and we do not answer for a loss that comes from relying on it where a branch would have told you the true state. Nothing here takes away a right that the law gives you.',
      ],
    },
    {
      id: 'law',
      kind: 'text',
      heading: 'Law, changes, questions',
      paragraphs: [
        'The law of India applies. If a part of these terms does not hold, the rest does. Talk to us before you go to court; most things can be settled by the right person hearing of them.',
        [
          'We may change these terms. The date at the top says when we last did, and a change does not reach back to an enquiry that was sent before. How we treat your data stands in the ',
          { text: 'privacy policy', path: ABOUT_PATHS.privacy },
          ', how money comes back in ',
          { text: 'cancellation and refund', path: ABOUT_PATHS.refunds },
          '. Questions: ',
          { text: SCHOOL.email, path: mailLink('Question about the terms') },
          '.',
        ],
      ],
    },
  ],
};
