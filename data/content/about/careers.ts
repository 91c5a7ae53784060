import { SCHOOL } from '@/data/school';
import { mailLink } from './mailLink';
import type { AboutPage } from './part';

const APPLY_MAIL = mailLink('Application: role, subject, city', [
  'The role, and the subject and grades if you teach:',
  'The city, and the branch if you have one in mind:',
  'Degrees and certificates, with the year of each:',
  'Years in a classroom, and the boards you have taught:',
  'From when you could begin:',
  'Number to call, and a good hour:',
  '',
  'Attached: a CV of at most two pages',
]);

export const CAREERS: AboutPage = {
  heading: 'Work with children and with us',
  crumb: 'Careers',
  lead: 'What people do in a group of schools, what each role asks of you, and how to apply. Openings change with every branch and week, so we print none here: write, and the branch answers.',
  picture: {
    src: '/pictures/about/interview.svg',
    alt: 'A teacher on a very small chair is interviewed by three pupils with papers and tea',
  },
  actions: [{ text: 'Apply by e-mail', path: APPLY_MAIL }],
  parts: [
    {
      id: 'teaching',
      kind: 'points',
      heading: 'In the classroom',
      lead: 'The qualifications are those that the National Council for Teacher Education and the boards lay down; a branch tells you the exact ones for its grades.',
      points: [
        {
          title: 'Pre-primary teacher',
          text: 'Looks after a class of two- to five-year-olds, with songs, stories and play. Usually asked: a diploma in early childhood or nursery teaching.',
        },
        {
          title: 'Primary teacher, Grades 1 to 5',
          text: 'Teaches most subjects to one class, and sees at once who cannot read the question. Usually asked: D.El.Ed. or B.El.Ed.; a Teacher Eligibility Test counts.',
        },
        {
          title: 'Trained graduate teacher, Grades 6 to 10',
          text: 'One or two subjects, five or six classes, and the years in which children stop asking unless it is made easy. Usually asked: a degree in the subject with B.Ed.',
        },
        {
          title: 'Postgraduate teacher, Grades 11 and 12',
          text: 'Depth, laboratory and board examinations, at the branches that go that far. Usually asked: a master’s degree in the subject with B.Ed.',
        },
        {
          title: 'Teacher of sport, art, music or dance',
          text: 'Often the reason why a child likes coming to school. Usually asked: B.P.Ed. for sport; a degree or diploma and a body of work for the arts.',
        },
        {
          title: 'Computer and robotics teacher',
          text: 'Teaches children to plan, break and mend, more than any one language. Usually asked: a degree in computing, and the patience to let them debug.',
        },
      ],
    },
    {
      id: 'around',
      kind: 'points',
      heading: 'Around the classroom',
      points: [
        {
          title: 'Special educator',
          text: 'Plans with the teacher how a child can take part, and what to change in the task before changing the child. Asked: registration with the Rehabilitation Council of India.',
        },
        {
          title: 'Counsellor',
          text: 'Listens to children, parents and teachers and advises them. Usually asked: a master’s degree in psychology or counselling.',
        },
        {
          title: 'Librarian',
          text: 'Runs the library and helps pupils to choose books. Usually asked: a degree in library science.',
        },
        {
          title: 'Laboratory assistant',
          text: 'Prepares the experiments and sees to safety in the laboratory. Usually asked: a degree or diploma in science.',
        },
        {
          title: 'Nurse',
          text: 'Looks after children who are hurt or ill and calls the parents. Asked: registration as a nurse.',
        },
        {
          title: 'Boarding house parent',
          text: 'On the campuses with boarding: lives with the boarders and looks after them in the evenings and at weekends. Asked: experience with children, and living in.',
        },
      ],
    },
    {
      id: 'running',
      kind: 'points',
      heading: 'Running a branch',
      points: [
        {
          title: 'Principal and vice principal',
          text: 'Answer for the branch, from the timetable to safety. Asked: what the board requires of a head, and years of teaching.',
        },
        {
          title: 'Coordinator of a stage',
          text: 'Sits in on lessons, reads notebooks, helps new teachers through their first October.',
        },
        {
          title: 'Admissions counsellor',
          text: 'Shows families round and tells them plainly when another school would suit the child better.',
        },
        {
          title: 'Office and accounts',
          text: 'Certificates, receipts, registers, and questions of parents.',
        },
        {
          title: 'Transport in charge, drivers and attendants',
          text: 'Count the children on, count them off, and never leave one at a gate with nobody there. Asked of drivers: the licence and record that the transport authority and the board require.',
        },
        {
          title: 'Security, kitchen, cleaning and garden',
          text: 'They keep the campus safe and clean and cook the meals. We hire them with the same care.',
        },
      ],
    },
    {
      id: 'apply',
      kind: 'steps',
      heading: 'How to apply',
      steps: [
        {
          title: 'Write one e-mail',
          text: [
            'To ',
            { text: SCHOOL.email, path: APPLY_MAIL },
            ', with role, subject and city in the subject line. The link opens a letter with the questions in it.',
          ],
        },
        {
          title: 'Tell us about one lesson',
          text: 'Or one afternoon, if you do not teach: something that went well, something that did not, and what you changed. Ten lines are enough.',
        },
        {
          title: 'Expect to meet children',
          text: 'For a teaching role a branch usually asks you to take a lesson and talks it over with you afterwards. Ask for the topic and the class beforehand.',
        },
        {
          title: 'Bring your documents',
          text: 'Originals of degrees, experience letters, an identity proof and two people who can speak for you. Everyone who works near children is verified by the police, as the boards require.',
        },
      ],
    },
    {
      id: 'ask',
      kind: 'list',
      heading: 'Six things worth asking us',
      lead: 'You are choosing as well.',
      items: [
        'How many periods a week, how many children in a section, and who covers when somebody is ill?',
        'Who would help me in my first term, and how often do they come into my lessons?',
        'How much of the day goes into reports and registers?',
        'What was changed here in the last year because a teacher suggested it?',
        'How is pay set, when is it paid, and what is deducted?',
        'May I spend half a day in the staff room before I decide?',
      ],
    },
    {
      id: 'fraud',
      kind: 'text',
      heading: 'Nobody pays for a job here',
      paragraphs: [
        [
          'No branch asks an applicant for a fee, a deposit, a training charge or a bank password. If somebody does so in our name, keep the message and ',
          {
            text: 'tell us',
            path: mailLink('Somebody asked me for money in your name', [
              'Who wrote or called, from which number or address:',
              'What they asked for, and when:',
            ]),
          },
          '. Money already lost through such a call should be reported on the national cyber crime helpline, 1930, the same day.',
        ],
        [
          'What you send us is used for your application only and deleted when you ask. The ',
          { text: 'privacy policy', path: '/privacy-policy' },
          ' has the address.',
        ],
      ],
    },
  ],
};
