import { PATHS } from '@/data/routes/paths';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import type { ProgramText } from './program';

export const TRANSFER_CERTIFICATE_TEXT: ProgramText = {
  heading: 'Transfer certificates',
  name: 'Transfer certificates',
  lead: 'A transfer certificate (TC, in some places school leaving certificate) tells the next school where a child learnt last. Here you can check a certificate by its number and the date of birth on it, and read how to ask for one.',
  picture: {
    src: '/pictures/programs/certificate-counter.svg',
    alt: 'A clerk hands a certificate to a mother; her son has stamped his own forehead, and the cat has left its paws on the form',
  },
  blocks: [
    {
      kind: 'steps',
      heading: 'How to get a certificate from us',
      steps: [
        {
          title: 'Write to the head of the branch',
          text: 'A short letter is enough: name, class and admission number of the child, the last day at school, the reason (“we move to Nagpur”), and your signature. The office has a form as well.',
        },
        {
          title: 'Return and settle',
          text: 'Library books, bus card, boarding items; fees up to the agreed day. Ask for a receipt for each, and for the deposit if you paid one.',
        },
        {
          title: 'Check the draft',
          text: 'Spelling of all names, date of birth in words and figures, class, board registration number. Ask for corrections before you sign for it.',
        },
        {
          title: 'Collect the original',
          text: 'With the report card, and for Grades 9 to 12 the board documents. Make three copies and keep a photograph of it on your phone.',
        },
        {
          title: 'Ask about the online record',
          text: 'Schools keep pupils in the national UDISE+ database under a Permanent Education Number. Ask for that number, and that your child is released there; the next school needs it to take the record over.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What the next school will want',
      caption: 'Documents by kind of move',
      columns: ['Move', 'Documents', 'Good to know'],
      rows: [
        [
          'Between two of our branches',
          'Transfer certificate, report card',
          'Tell both offices; ask which fees count again',
        ],
        [
          'To a school of the same board',
          'Transfer certificate, report card; from Grade 9 the registration number',
          'Usually no countersignature within one board',
        ],
        [
          'To another board or another state',
          'The same, often countersigned by the education officer of the district',
          'Ask the new school before you leave town: the countersignature comes from the district of the old school',
        ],
        [
          'To a government or aided school, up to Class 8',
          'Transfer certificate when it is ready',
          'Under Section 5 of the Right to Education Act admission may not wait for it or be refused because it is late',
        ],
        [
          'Abroad',
          'Transfer certificate and report cards of two or three years, with a seal on each',
          'Some countries want an attestation or apostille; ask their consulate',
        ],
        [
          'After Grade 10 or 12',
          'Transfer certificate, mark sheet and passing certificate, migration certificate of the board',
          'Colleges of another board or university ask for the migration certificate',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Read it before you leave the office',
      lead: 'A certificate is good when all of these are there.',
      items: [
        'Number and date of issue',
        'Name of the child and both parents as in the birth certificate',
        'Date of birth in figures and in words',
        'Class last attended, and whether promoted to the next',
        'Date of admission and of leaving',
        'Subjects studied, languages among them',
        'Dues paid up to which month',
        'Signature of the head and seal of the branch',
      ],
    },
    {
      kind: 'points',
      heading: 'If something goes wrong',
      points: [
        {
          title: 'The certificate is lost',
          text: 'Apply for a duplicate at the branch. It will ask for a written application, as a rule an affidavit, and may ask for a police report of the loss. The copy is marked as a duplicate.',
        },
        {
          title: 'A name is misspelt',
          text: 'Bring the birth certificate. The branch corrects its own slips with seal and signature. What was wrong since admission needs an application, and from Grade 9 also the board.',
        },
        {
          title: 'Fees are in dispute',
          text: 'Ask for the amount in writing, head by head, and answer in writing. Speak to the head of the branch before it becomes a matter of lawyers; a child should not wait between two schools.',
        },
        {
          title: 'You change your mind',
          text: 'Once a certificate is issued the seat is free for another child. Tell the office quickly: until it is given away, the branch may take the certificate back.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'How long does it take?',
      answer:
        'Ask for the day when you hand in the letter, and have it written on your copy. At the end of the session, offices have more requests and need longer.',
    },
    {
      question: 'Why is there no list of certificates?',
      answer:
        'A list would tell everybody which child left, and when. With the number and the date of birth, a parent or the next school can check one certificate: its branch, class and date of issue. Names are never shown.',
    },
    {
      question: 'Our child is only in K2. Do we need a certificate?',
      answer:
        'Up to K2 most schools do not ask for one; a progress card is enough. From Grade 2 upwards it is asked for nearly everywhere.',
    },
    {
      question: 'Can somebody else collect it?',
      answer:
        'With a letter signed by the parent who admitted the child, a copy of that parent’s identity document and their own. Ask the branch first.',
    },
  ],
  enquiry: null,
  related: [
    {
      title: 'Transfer admission',
      path: PATHS.transferAdmission,
      note: 'Joining one of our branches in the middle of the year',
    },
    { title: 'Admissions', path: PATHS.admissions, note: 'Documents to bring, step by step' },
    {
      title: 'RTE information',
      path: PROGRAM_PATHS.rteInformation,
      note: 'What the Act says about free seats',
    },
    {
      title: 'Curriculum',
      path: PROGRAM_PATHS.curriculum,
      note: 'Languages and boards, state by state',
    },
  ],
};
