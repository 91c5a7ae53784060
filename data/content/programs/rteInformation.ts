import { PATHS } from '@/data/routes/paths';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import type { ProgramText } from './program';

export const RTE_INFORMATION: ProgramText = {
  heading: 'RTE: free seats under Section 12(1)(c)',
  name: 'RTE information',
  lead: 'The Right to Education Act of 2009 keeps a quarter of the seats in the first class of private schools for children whose families could not pay. It is a right, not a favour. Here is how it works, in plain words.',
  picture: {
    src: '/pictures/programs/draw-of-lots.svg',
    alt: 'Parents watch a girl turn the drum at a draw of lots, with a parrot on top; the baby it is about sleeps',
  },
  blocks: [
    {
      kind: 'points',
      heading: 'What the law says',
      lead: 'The Right of Children to Free and Compulsory Education Act, 2009, in force since 1 April 2010.',
      points: [
        {
          title: 'At least one seat in four',
          text: 'A private school that takes no aid from the government admits in Class 1 children from weaker sections and disadvantaged groups of its neighbourhood: at least 25 per cent of the strength of that class.',
        },
        {
          title: 'Earlier, where school begins earlier',
          text: 'If the school has pre-school classes, the rule holds for admission to pre-school too.',
        },
        {
          title: 'Free until elementary education ends',
          text: 'That is Class 8. The school may ask no fee or charge that keeps the child from completing it. The government pays the school back, up to what it spends itself on a child.',
        },
        {
          title: 'No test, no interview, no donation',
          text: 'Section 13 forbids capitation fees and any screening of child or parents.',
        },
        {
          title: 'The same class',
          text: 'Children on these seats sit with all the others, at the same hours, in the same rooms.',
        },
        {
          title: 'Who is outside',
          text: 'Minority institutions do not have to keep such seats; the Supreme Court held so in 2014.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Who can apply',
      lead: 'Every state fills in the details by its own notification: the income limit, the groups, the distance.',
      caption: 'The two groups of the Act',
      columns: ['Group', 'Who belongs to it', 'What proves it, as a rule'],
      rows: [
        [
          'Disadvantaged group',
          'Children of Scheduled Castes and Scheduled Tribes, of socially and educationally backward classes, children with disability, and others whom the state names, for example orphans',
          'Caste certificate, disability certificate or UDID card, or the paper that the state names',
        ],
        [
          'Weaker section',
          'Children whose parents earn less in a year than the limit of their state',
          'Income certificate of the competent office (tehsil or taluk), or the ration or BPL card where the state takes it',
        ],
      ],
      note: 'The age for each class, and the date on which it is counted, also come from the state. They can differ from those for other seats at the same school.',
    },
    {
      kind: 'list',
      heading: 'Papers to get ready',
      lead: 'Certificates take weeks. Begin before the dates are announced, and make sure that the name is spelt alike on all of them.',
      items: [
        'Birth certificate of the child. Where there is none, hospital or anganwadi records or a declaration by the parents will do: no child may be refused for want of proof of age',
        'Proof of address within the neighbourhood',
        'An identity document of a parent or guardian',
        'Income certificate, if you apply as weaker section',
        'Caste certificate or disability certificate, if you apply as disadvantaged group',
        'Photographs of the child',
        'A mobile number that stays yours: messages about the lottery go there',
        'Copies of everything, and the printed application with its number',
      ],
    },
    {
      kind: 'steps',
      heading: 'How it usually goes',
      lead: 'Most states do it online and by lottery. Applying is free.',
      steps: [
        {
          title: 'The state announces dates',
          text: 'Often in the first months of the year, in newspapers and on the website of its education department. Windows are short, often only two to four weeks.',
        },
        {
          title: 'You fill in one application',
          text: 'On the state’s website, at home or at a help centre. You choose several schools in order of preference; distance from home counts.',
        },
        {
          title: 'A lottery, if there are more children than seats',
          text: 'Drawn by computer. A message or the website tells you the result; a second and third round follow where seats are left.',
        },
        {
          title: 'Papers are checked',
          text: 'By the department or at the school, with the originals. Go by the date in the message: late means lost in most states.',
        },
        {
          title: 'The child is admitted',
          text: 'Ask for a receipt of admission that says Section 12(1)(c). There is nothing to pay for the seat.',
        },
      ],
    },
    {
      kind: 'states',
      heading: 'Where to look in your state',
      lead: 'We give no dates here, since they change each year and a wrong one costs a seat. Search for the name of the department with the words “RTE admission”, and trust only an address that ends in gov.in or nic.in.',
      caption: 'The departments of the states that we have branches in',
      columns: ['State', 'Our cities there', 'Who announces the dates'],
      about: {
        Karnataka:
          'Department of School Education and Literacy; on the spot the Block Education Officer',
        Maharashtra:
          'Directorate of Primary Education; on the spot the Education Officer of the district or municipal corporation',
        'West Bengal': 'School Education Department; on the spot the District Inspector of Schools',
        'Tamil Nadu':
          'School Education Department; on the spot the Chief Educational Officer of the district',
        Haryana:
          'Directorate of Elementary Education; on the spot the Block or District Elementary Education Officer',
        Delhi: 'Directorate of Education, under the words EWS, DG and CWSN admission',
        Telangana: 'School Education Department; on the spot the District Educational Officer',
        Rajasthan:
          'Directorate of Elementary Education; on the spot the Chief Block Education Officer',
        'Madhya Pradesh': 'Rajya Shiksha Kendra; on the spot the Block Resource Centre',
      },
      note: 'States have rules of their own on which private schools take part and how near a child must live, and some have changed them. Ask the department about the coming year.',
    },
    {
      kind: 'text',
      heading: 'At our branches',
      paragraphs: [
        'Seats, the class in which they begin and the list of children admitted are kept branch by branch and reported to the state. This website does not have that list. Ask at the office of the branch: it must be able to tell you how many seats under Section 12(1)(c) it has this year and in which class.',
        'Nobody at a branch can promise such a seat or take money for one. If somebody does, in our name or another’s, please tell the department and us.',
        'A child on a free seat takes part in everything. If you feel that your child is treated differently, go to the head of the branch; you may also write to the local authority, which has to decide on a complaint under the Act within three months, and from there appeal to the State Commission for Protection of Child Rights.',
      ],
    },
  ],
  questions: [
    {
      question: 'Are books, uniform and transport free as well?',
      answer:
        'The model rules of the central government include textbooks, writing material and uniforms. States apply this differently, some by paying families directly. Transport is mostly not included. Ask the department and the branch before the session, and get the answer in writing.',
    },
    {
      question: 'Can my child enter Class 3 or 6 on such a seat?',
      answer:
        'As a rule no. Seats are filled in the first class of the school, and the child then moves up. Where a state fills vacant seats in higher classes, its notice says so.',
    },
    {
      question: 'What happens after Class 8?',
      answer:
        'The right under the Act ends with Class 8. Some states go on paying or offer scholarships. Ask in Class 7, so that there is time.',
    },
    {
      question: 'We move to another city. Does the seat move along?',
      answer:
        'A free seat belongs to the school where it was given. In the new place you can go to a government or aided school at once, which may not refuse because the transfer certificate is late, and ask the new department whether private seats are vacant.',
    },
    {
      question: 'Should I also send the enquiry form of this website?',
      answer:
        'You may, for questions. It is not an application under the Act, and it neither helps nor harms one. Only the application with your state counts.',
    },
  ],
  enquiry: null,
  related: [
    {
      title: 'Day schools by city',
      path: PATHS.daySchool,
      note: 'Find the branch of your neighbourhood',
    },
    { title: 'School near me', path: PATHS.nearMe, note: 'Branches by distance from home' },
    {
      title: 'Special education',
      path: PROGRAM_PATHS.specialEducation,
      note: 'If your child needs more than a seat',
    },
    {
      title: 'Transfer certificates',
      path: PROGRAM_PATHS.transferCertificates,
      note: 'When a family moves',
    },
  ],
};
