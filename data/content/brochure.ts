import type { CitySlug } from '@/data/places/places';

/** The words of the brochure (`/brochure`, printed by `npm run brochure`) that stand nowhere else. */
export const BROCHURE = {
  title: 'A guide for parents',
  download: 'Save as a PDF',
  cover: {
    kicker: (session: string) => `Admissions ${session}`,
    lead: 'Where we teach, what your child would learn, and how to join: everything to talk over at home, in one place.',
    facts: { branches: 'branches', cities: 'cities', boarding: 'campuses with boarding' },
    range: 'CBSE and ICSE, from Pre-Nursery to Grade 12.',
  },
  contents: {
    heading: 'In this guide',
    intro:
      'Begin with your city, look at two or three branches, and then read the steps of admission.',
    cities: 'Find your city',
  },
  boards: {
    heading: 'Two boards',
    intro: (cbse: number, icse: number) =>
      `${cbse} of our branches follow CBSE and ${icse} follow ICSE. Both are national boards, recognised all over India.`,
    compareHeading: 'Which one for your child?',
    compare: [
      'Will the family move to another state in the next years? A CBSE school is easier to find there.',
      'Does your child like to read, write and explain? ICSE gives that more room.',
      'Is there a branch of that board within half an hour of home? The distance counts every single day.',
    ],
    examinations: 'Examinations',
    icseHeading: 'Our ICSE branches',
    cityLine: (city: string, branches: string) => `${city}: ${branches}`,
  },
  stages: {
    heading: 'Stages and ages',
    intro: (day: string, otherDays: string) =>
      `A child’s grade follows from the age completed on ${day}. Some states count on another day: ${otherDays}; there each birthday moves with it. If a birthday falls near the day, ask us: the admissions team will look at it with you.`,
    tableHeading: 'The age for each grade',
    stageColumns: { stage: 'Stage', grades: 'Grades', text: 'What it is about' },
    columns: { grade: 'Grade', age: 'Age completed', born: 'Born between' },
    years: (age: number) => `${age} years`,
    born: (from: string, to: string) => `${from} and ${to}`,
    toTwelveHeading: 'Our branches up to Grade 12',
    toTwelveIntro:
      'From the others a child goes on to one of these, or to a school of your choice.',
    notEvery:
      'Not every branch teaches every grade: the list of branches gives the first and the last grade of each.',
  },
  branches: {
    heading: 'Branches by city',
    intro: (brands: string) =>
      `Each name begins with its brand: ${brands}. Below it stand the area, a landmark, and the localities that the branch serves.`,
    count: (branches: string, state: string) => `${branches} · ${state}`,
    where: (area: string, landmark: string) => `${area}, near ${landmark}.`,
    whereByLandmark: (landmark: string) => `Near ${landmark}.`,
    serves: (areas: string) => `Serves ${areas}.`,
    marks: { boarding: 'Boarding', wing: 'Pre-primary wing' },
    /** Where the sentence of the site speaks of the site, or is missing. */
    intros: {
      jaipur:
        'Jaipur has four branches: Vaishali Nagar in the west, Mansarovar in the south-west, Jagatpura in the south-east and Nevta in open country beyond the city.',
      jodhpur:
        'Six branches ring the blue city: Mandore Road in the north, Banar Road in the north-east, Ratanada near the palace, Kudi Bhagtasni in the south, Chopasni Housing Board and Pal Road in the west.',
      pali: 'Pali, the textile town south-east of Jodhpur, has one branch, from Nursery to Grade 12.',
    } satisfies Partial<Record<CitySlug, string>>,
    one: 'branch',
    many: 'branches',
  },
  boarding: {
    heading: 'Boarding campuses',
    hours: 'The hours around lessons',
    visit: 'Getting there',
    questions: 'What parents ask about boarding',
  },
  admission: {
    heading: 'How to join',
    intro: 'Five steps, the same at every branch.',
  },
  documents: {
    heading: 'Documents to bring',
    intro: 'Bring the originals to be seen and one copy of each to leave with us.',
    columns: { document: 'Document', forWhom: 'For' },
  },
  fees: {
    heading: 'How fees work',
    intro:
      'Fees differ by branch and stage, so no amounts stand here. The page of each branch on our website has them in rupees (₹), with the days on which terms are paid, and adds up the first year.',
    columns: { head: 'Head', pays: 'What it pays for', when: 'When', depends: 'Depends on' },
    questions: 'Worth asking before you pay',
  },
  reach: {
    heading: 'How to reach us',
    intro:
      'One admissions team answers for all branches and passes you on to the people of yours. Ask anything; an enquiry binds you to nothing.',
    phone: 'Call',
    whatsapp: 'WhatsApp',
    email: 'Write',
    before: 'What helps us to help you',
    hints: [
      'Your child’s date of birth, and the grade he or she is in now.',
      'The locality where you live, or where you will move to.',
      'Whether you look for a day school or for boarding.',
      'A good hour to call you back.',
    ],
    notes: 'Your notes',
    checked: (day: string) => `Boards and classes were checked on ${day}.`,
  },
} as const;
