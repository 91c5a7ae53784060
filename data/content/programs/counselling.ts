import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { PAPER_LIST_PATHS } from '@/data/routes/paths/study/papers';
import { READING_PATHS } from '@/data/routes/paths/study/reading';
import type { ProgramText } from './program';

export const COUNSELLING: ProgramText = {
  heading: 'Psychology and counselling',
  name: 'Psychology and counselling',
  lead: 'A counsellor listens to pupils and parents and gives no marks. This page says what a counsellor does, when to come, and whom to call in an emergency.',
  picture: {
    src: '/pictures/programs/counsellor-tea.svg',
    alt: 'A pupil talks with the counsellor over tea, and a dog listens to both',
  },
  blocks: [
    {
      kind: 'lines',
      heading: 'When it cannot wait',
      lead: 'If a child speaks of wanting to die or of hurting themselves, believe it. Stay with them, put away what is dangerous, listen more than you talk, and call. Asking about it does not put the idea into anyone’s head.',
      lines: [
        {
          name: 'Tele-MANAS',
          number: '14416',
          text: 'The Government of India’s line for mental health. Free, day and night, in many Indian languages. For young people and for parents.',
        },
        {
          name: 'Childline',
          number: '1098',
          text: 'For any child in danger, hurt, lost or afraid at home. Free, day and night. A child may call alone; so may you, about a child you are worried for.',
        },
        {
          name: 'Emergency',
          number: '112',
          text: 'When life is in danger now: police, ambulance and fire brigade on one number.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'What a school counsellor does, and does not',
      points: [
        {
          title: 'Listens',
          text: 'To a pupil alone, as a rule for a period at a time, for as many times as it takes. To parents and teachers too.',
        },
        {
          title: 'Sorts things out together',
          text: 'A quarrel, a move, a new baby, a separation, a grandparent’s death, a first heartbreak: hard things that are no illness.',
        },
        {
          title: 'Works with classes',
          text: 'On friendship, anger, the body growing up, safe and unsafe touch, life online, the nights before an examination.',
        },
        {
          title: 'Does not diagnose or prescribe',
          text: 'That is for a psychologist, a psychiatrist or your doctor. The counsellor helps to find one and stays in touch while you wait.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How worry looks at different ages',
      lead: 'Children seldom say “I am sad”. A change that stays for two weeks or more is worth a talk.',
      caption: 'What you may notice, and a first thing to try',
      columns: ['Age', 'You may notice', 'A first thing to try'],
      rows: [
        [
          'Three to five',
          'Clinging, wet beds after dry years, tempers, play that repeats one scene again and again',
          'More time together, fewer changes. Name the feeling: “You were frightened when I was late.”',
        ],
        [
          'Six to ten',
          'Tummy ache on school mornings, no friend to name, a child who apologises for everything',
          'Ten minutes side by side each evening, doing something with the hands. Do not ask twice',
        ],
        [
          'Eleven to thirteen',
          'A closed door, sudden anger, a phone that is hidden, marks that fall in every subject at once',
          'Drive somewhere together. Talking is easier when nobody has to look at anybody',
        ],
        [
          'Fourteen to seventeen',
          'Sleepless or always asleep, meals left out, nothing is fun any more, “it makes no difference”',
          'Say what you see, without blame, and ask directly how bad it is. Then get help together',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'How it begins',
      steps: [
        {
          title: 'A pupil comes by',
          text: 'Or leaves a note, or asks any teacher they like. As a rule no reason has to be given to leave the class for it.',
        },
        {
          title: 'Or you call',
          text: 'Ask the office of the branch for the counsellor, and say only that you would like a talk. The rest is for the room.',
        },
        {
          title: 'The first half hour',
          text: 'You say what has brought you, what you have tried and what you would like to change.',
        },
        {
          title: 'A small plan',
          text: 'One thing to try until next time. Sometimes it is a word with a teacher, sometimes sleep, sometimes a doctor.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What stays in the room',
      paragraphs: [
        'What a pupil tells the counsellor is not passed on to teachers, classmates or, in every detail, to parents. You will hear that things are being worked on and how you can help. Without that trust nobody would come.',
        'There are limits, and every pupil hears them at the start. If somebody’s life or health is in danger, those who can protect them are told. If a child is being abused, the law (the POCSO Act of 2012) obliges every adult who learns of it to report it. The pupil is told first, and is not left alone with it.',
        'Notes belong under lock, apart from the school file. Nothing of them goes onto report cards or transfer certificates. Ask the counsellor how it is done at your branch.',
      ],
    },
    {
      kind: 'list',
      heading: 'The week before an examination',
      lead: 'A little nervousness is normal. These help.',
      items: [
        'Eight hours of sleep beat two more chapters',
        'Breakfast as always, nothing new',
        'Study in short rounds, then get up and move',
        'Close the books an hour before bed',
        'If the heart races: breathe out longer than in, ten times',
        'First read the whole paper, then begin with what you can do',
        'After a paper no comparing of answers in the corridor',
        'Parents: ask “Have you eaten?” and not “How did it go?”',
      ],
    },
    {
      kind: 'list',
      heading: 'Ask at the branch',
      lead: 'Branches differ: some have a counsellor every day, some share one.',
      items: [
        'On which days is a counsellor here, and for how many pupils?',
        'What training does she or he have?',
        'How does a pupil get an appointment without the whole class knowing?',
        'What do you do about bullying, step by step?',
        'Whom do you call when a pupil is in a crisis?',
        'Is there an evening for parents on growing up and life online?',
      ],
    },
  ],
  questions: [
    {
      question: 'Does seeing the counsellor go on record?',
      answer:
        'No. It stands in no report, no certificate and no application to another school or college.',
    },
    {
      question: 'I think my child should go, but my child refuses.',
      answer:
        'Come yourself first. The counsellor talks with you about what you can do at home. The offer to your child stays open, without a date.',
    },
    {
      question: 'Does it cost anything?',
      answer:
        'Talks with a school counsellor are part of school. Doctors and therapists outside charge their own fees; government hospitals and Tele-MANAS (14416) do not, or very little.',
    },
    {
      question: 'My child is being bullied. Whom do I tell?',
      answer:
        'The class teacher, today, with what happened, when and who saw it. Keep screenshots. Tell your child that telling was right. If nothing changes within a few days, write to the head of the branch.',
    },
    {
      question: 'Can we come as parents, about ourselves?',
      answer:
        'About your child and your family, yes. For your own grief or your marriage the counsellor will help you to find somebody, gladly and without a word to anyone.',
    },
  ],
  enquiry: null,
  related: [
    {
      title: 'Special education',
      path: PROGRAM_PATHS.specialEducation,
      note: 'When learning itself is the hard part',
    },
    {
      title: 'Primary and secondary',
      path: PROGRAM_PATHS.primaryAndSecondary,
      note: 'Grades 6, 9 and 11, and choosing subjects',
    },
    {
      title: 'Sample papers',
      path: PAPER_LIST_PATHS.all,
      note: 'To practise before the examination',
    },
    { title: 'Poems', path: READING_PATHS.poems, note: 'One is called Before the results' },
  ],
};
