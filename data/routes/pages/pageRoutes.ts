import { GRADES } from '@/data/grades';
import { BOARDING_CAMPUSES } from '@/data/places/boardingCampuses';
import { LP_CITIES } from '@/data/places/places';
import { PATHS } from '@/data/routes/paths';
import { pageRoute, type Route } from '@/data/routes/route';
import { ADMISSION_SESSION, SCHOOL } from '@/data/school';

const session = ADMISSION_SESSION.label;

/** The pages that stand alone, written by hand. */
export const pageRoutes = (): Route[] => [
  pageRoute(PATHS.home, {
    title: 'Day and boarding schools across India',
    description: `${SCHOOL.name}: CBSE and ICSE day and boarding schools in ${LP_CITIES.length} cities. Find the branch that is right for your child and send an enquiry.`,
    names: ['home', SCHOOL.shortName, SCHOOL.name, 'Opaline'],
    headings: [
      'Find the right branch',
      'Boards and stages',
      'Toppers',
      'Questions that parents ask',
    ],
  }),
  pageRoute(PATHS.daySchool, {
    title: 'Day schools by city: CBSE and ICSE',
    description:
      'All our day schools, city by city: which board, which grades and which neighbourhoods each one serves. Find the branch that is nearest to home.',
    section: 'schools',
    names: ['day school', 'day schools', 'schools', 'branches', 'school near me'],
    headings: ['Cities', 'All branches', 'CBSE', 'ICSE'],
  }),
  pageRoute(PATHS.boardingSchool, {
    title: `Boarding schools: ${BOARDING_CAMPUSES.count} campuses up to Grade 12`,
    description: `Our ${BOARDING_CAMPUSES.count} boarding schools, near ${BOARDING_CAMPUSES.near}: how a week there looks, and how to apply.`,
    section: 'schools',
    names: ['boarding school', 'boarding schools', 'hostel', 'residential school'],
    headings: ['Life at a boarding school', 'A day with us', 'Boarders'],
  }),
  pageRoute(PATHS.admissions, {
    title: `Admissions ${session}: how to join`,
    description: `How admission for ${session} works, step by step: the age for each grade, what to bring, when to visit and whom to call. Every branch, the same five steps.`,
    kind: 'admission',
    section: 'admission',
    names: [
      'admissions',
      'admission',
      `admission ${session}`,
      'how to join',
      'apply',
      'documents for admission',
      ...GRADES.map(({ name }) => `age for ${name}`),
    ],
    headings: [
      'Age for each grade',
      'Documents to bring',
      'Steps of admission',
      'Enrol',
      'Seats',
      'Age criteria',
      'Entrance test',
      'Interview',
      'Last date',
      ...GRADES.map(({ name }) => name),
    ],
  }),
  pageRoute(PATHS.applicationForm, {
    title: `Application form ${session}`,
    description: `Apply for ${session}: what the application form asks for, which documents to keep at hand for your child’s grade, and how to send it to the branch that you chose.`,
    kind: 'admission',
    section: 'admission',
    names: ['application form', 'admission form', 'apply online', 'registration form'],
    headings: ['Documents to bring', 'Birth certificate', 'Report card', 'Register'],
  }),
  pageRoute(PATHS.feeStructure, {
    title: 'Fee structure: what fees cover',
    description:
      'How our school fees are made up, what they cover and when they are due, and where to find the amounts of your branch, stage by stage.',
    kind: 'admission',
    section: 'admission',
    names: [
      'fee structure',
      'fees',
      'fee',
      'school fees',
      'fees structure',
      'school uniform',
      'scholarship',
    ],
    headings: [
      'Tuition',
      'Instalments',
      'Cost',
      'Charges',
      'Payment',
      'Refund',
      'Siblings',
      'Books and uniform',
      'School bus',
      'Boarding',
      'Scholarship',
      'Concession',
      ...GRADES.map(({ name }) => name),
    ],
  }),
  pageRoute(PATHS.brochure, {
    title: 'Brochure: a guide for parents',
    description:
      'All branches by city with board and grades, the age for each grade, the steps of admission and how fees work: to read here, to print, or as a PDF.',
    kind: 'admission',
    names: ['brochure', 'prospectus', 'school brochure', 'guide for parents', 'brochure pdf'],
    headings: ['Boards', 'Stages and ages', 'Branches by city', 'Documents to bring', 'Your notes'],
  }),
  pageRoute(PATHS.login, {
    title: 'Parent login',
    description: `Log in to ${SCHOOL.name} with your mobile number and a one-time password. There is no password to remember.`,
    kind: 'account',
    names: ['login', 'log in', 'sign in', 'parent login'],
    headings: ['OTP', 'Parent portal'],
    isIndexable: false,
  }),
  pageRoute(PATHS.myEnquiries, {
    title: 'My enquiries',
    description:
      'Every enquiry that you sent to us from this mobile number, with its reference and how it stands with the admissions team today.',
    kind: 'account',
    names: ['my enquiries', 'my enquiry', 'enquiry status'],
    headings: ['Reference', 'Track my enquiry'],
    isIndexable: false,
  }),
  pageRoute(PATHS.enquiry, {
    title: 'Track my enquiry',
    description:
      'Find your admission enquiry by its reference, without a login: the branch, the class, how far it has come and what happens next.',
    kind: 'account',
    names: ['track my enquiry', 'track enquiry', 'enquiry reference'],
    headings: ['Reference', 'Status of an enquiry'],
    isIndexable: false,
  }),
  pageRoute(PATHS.search, {
    title: 'Search',
    description:
      'Search all our schools, cities and admission pages by locality, landmark or subject. Other spellings of a place are fine.',
    names: [],
    isIndexable: false,
  }),
];
