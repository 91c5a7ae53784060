import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { pageRoute, type Route } from '@/data/routes/route';
import { IS_SAMPLE_SCHOOL, SCHOOL } from '@/data/school';

/** The pages about the school, those for parents and applicants, and the legal ones. */
export const aboutRoutes = (): Route[] => [
  pageRoute(ABOUT_PATHS.about, {
    section: 'about',
    title: 'About us: what our branches share',
    description: `${SCHOOL.name} in numbers: boards, grades, states and cities, what is the same at every branch, what each one decides, and what we leave out.`,
    names: ['about us', 'about', 'about the school', 'who are you'],
    headings: [
      'The group in numbers',
      'States',
      'Boards',
      'Boarding',
      ...Object.entries(SCHOOL.brands).slice(1).flat().toReversed(),
    ],
  }),
  pageRoute(ABOUT_PATHS.contact, {
    section: 'about',
    title: 'Contact us: numbers, e-mail, all branches',
    description:
      'Telephone numbers and e-mail, a form that asks a branch to call you, and every branch city by city with its board, grades and the landmark nearby.',
    names: [
      'contact us',
      'contact',
      'phone number',
      'telephone',
      'email',
      'helpline',
      'customer care',
    ],
    headings: [
      'Call or write',
      'All branches',
      'Address',
      'Mobile number',
      'Toll free',
      'Office hours',
      'School timings',
    ],
  }),
  pageRoute(ABOUT_PATHS.press, {
    section: 'about',
    title: 'Press coverage, and answers for journalists',
    description:
      'How a journalist reaches us and by when, what we answer and what we never do, facts to quote, rules for filming on a campus, and how reports are listed.',
    names: ['press coverage', 'press', 'media', 'in the news', 'press contact'],
    headings: ['For journalists', 'Facts you can quote', 'Photographing on a campus'],
  }),
  pageRoute(ABOUT_PATHS.newsmakers, {
    section: 'about',
    title: 'Newsmakers: what children did',
    description:
      'A place for firsts, things made and things done for others: how an entry looks, how to send in your child’s achievement, and how we look after the child in it.',
    names: ['newsmakers', 'newsmaker', 'student achievements', 'achievement'],
    headings: ['Send in an achievement', 'What counts', 'Consent'],
  }),
  pageRoute(ABOUT_PATHS.careers, {
    title: 'Careers: roles in our schools and how to apply',
    description:
      'What a PRT, TGT or PGT, special educator, counsellor, coordinator or boarding house parent does here, what each role asks of you, and how to apply by e-mail.',
    names: ['careers', 'career', 'jobs', 'job', 'teacher vacancy', 'teaching jobs', 'vacancies'],
    headings: ['PRT', 'TGT', 'PGT', 'Principal', 'Apply', 'Recruitment', 'CV'],
  }),
  pageRoute(ABOUT_PATHS.parentResources, {
    title: 'Parent resources by age, with checklists',
    description:
      'The pages of this site that help at your child’s age, from rhymes to board papers, and five checklists to print: nursery, campus visit, moving, exams, illness.',
    names: ['parent resources', 'resources for parents', 'parents', 'checklist', 'checklists'],
    headings: [
      'First day of nursery',
      'Campus visit',
      'Moving to another city',
      'Examination',
      'Ill',
    ],
  }),
  pageRoute(ABOUT_PATHS.terms, {
    title: 'Terms and conditions of this website',
    description:
      'What you may expect of this website and what it expects of you: enquiries and seats, your login, free use of study material, links to other sites, and the law.',
    names: ['terms', 'terms and conditions', 'terms of use'],
    headings: ['Enquiries and admission', 'Study material', 'Copyright', 'Law'],
  }),
  pageRoute(ABOUT_PATHS.privacy, {
    title: 'Privacy policy: what we keep, why, how long',
    description:
      'Every item this site takes, each cookie and stored entry by name, how long the server keeps it, who else sees it, and your rights under India’s DPDP Act.',
    names: ['privacy policy', 'privacy', 'cookies', 'data protection', 'delete my data'],
    headings: ['DPDP Act', 'Withdraw consent', 'Cookies', 'Your rights', 'Children'],
  }),
  pageRoute(ABOUT_PATHS.refunds, {
    title: 'Cancellation and refund, stage by stage',
    description:
      'How to take back an enquiry, a visit, an application or a seat, what to ask about each line of a fee sheet, and how to withdraw a child step by step.',
    names: [
      'cancellation and refund policy',
      'refund',
      'refund policy',
      'cancellation',
      'withdraw admission',
    ],
    headings: ['Withdrawing a child', 'Deposit', 'Paid twice', 'Notice period'],
  }),
  ...(IS_SAMPLE_SCHOOL
    ? [
        pageRoute(ABOUT_PATHS.sample, {
          title: 'About this sample school',
          description: `${SCHOOL.name} is a sample school. Which names, numbers, addresses and figures of this site are examples, and what on it is real.`,
          names: ['about this sample', 'sample school', 'is this school real'],
          headings: ['What is an example', 'What is real'],
        }),
      ]
    : []),
];
