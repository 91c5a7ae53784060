import type { CityGuide } from './guide';

export const hyderabadGuide = {
  city: {
    pick: 'Old quarters and new towers lie twenty-five kilometres apart, so the first cut is by ring road exit. Nallagandla and Bowrampet serve the west, Sainikpuri and Machabollaram the cantonment side, LB Nagar the east and Attapur the south; Jubilee Hills adds the choice of ICSE.',
    year: 'Summer vacation in Telangana is long, from late April to the second week of June for state schools, and our calendar bows to the same sun. Bonalu brings drums past the windows in July, Bathukamma flowers in autumn. October can drown a colony in an hour; buses then wait on high ground.',
    questions: [
      {
        question: 'Why is the wing in Jubilee Hills apart from the main building?',
        answer:
          'Because the day of a three-year-old ends soon after noon and that of Grade 9 does not. Children cross over for Grade 1 as a group, with their names known on the other side.',
      },
      {
        question: 'Do you run a techno or an olympiad section?',
        answer:
          'No. Children who love problems meet on Thursdays for an hour, and the others play. We think an ordinary good school day is the better preparation.',
      },
      {
        question: 'Is there an army quota at Sainikpuri?',
        answer:
          'A quota no, understanding yes: a posting order moves a family to the front of the list of that week.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'From Bathukamma on',
        what: 'Enquiries for the coming June are answered from now on, and visits fixed for the weeks after Deepavali.',
      },
      {
        when: 'December and January',
        what: 'Sankranti kites and school visits share the terraces.',
      },
      {
        when: 'February and March',
        what: 'Pre-primary lists close in the west of the city, where most new flats are handed over.',
      },
      {
        when: 'Late April',
        what: 'Before the long vacation we finish Grades 1 to 8, so that books can be bought in the heat.',
      },
      {
        when: 'Second week of June',
        what: 'The city reopens, and many newcomers arrive in these very days, with the movers’ van still in the street.',
      },
    ],
    documents: [
      {
        name: 'Study certificates',
        why: 'Telangana proves where a person is local by the classes attended there. Keep one from every school, year by year: colleges ask for them long afterwards.',
      },
      {
        name: 'Transfer certificate',
        why: 'From Andhra Pradesh or Karnataka bring it with the Mandal or district officer’s signature.',
      },
      {
        name: 'Child’s number in the state’s records',
        why: 'Schools enter it in UDISE and the child information system; the previous report card shows it.',
      },
      {
        name: 'Proof of birth by GHMC or the gram panchayat',
        why: 'Mee Seva centres print both. Where one is missing, the hospital’s slip starts the process; a lack of Aadhaar stops nothing.',
      },
    ],
    free: 'Telangana was late in giving the free quarter at private schools. Before you plan with such a seat, ask the District Educational Officer whether and how it is given this year, and do not pay anybody who offers one.',
    office:
      'One city, three districts: Jubilee Hills is under Hyderabad, LB Nagar, Attapur and Nallagandla are under Rangareddy, and the northern branches under Medchal–Malkajgiri. Each has a District Educational Officer of its own.',
    questions: [
      {
        question: 'Is the first of June fixed for a birthday on the third?',
        answer:
          'The state’s education department counts completed years on that day, and so do we. Two days late is a year of kindergarten more, seldom to a child’s harm.',
      },
      {
        question: 'We know no Telugu. Will admission depend on it?',
        answer: 'Never. The language begins after admission, at zero if need be.',
      },
    ],
  },
  cbse: {
    office:
      'For long Hyderabad’s schools wrote to the region of Chennai. The board has opened more offices since then, and its list of regional offices says who serves Telangana today; the school’s clerk knows it by heart.',
    after:
      'Our CBSE branches here close with Grade 9 or 10, and then the city’s habit takes over: intermediate colleges with two-year courses for EAPCET or JEE. Ask one question there, how many hours a day are left for sleep, and compare with a CBSE school that has seniors.',
    language:
      'The act of 2018 put Telugu into Classes 1 to 10 of all schools, year after year. For beginners the state has an easier reader than for native speakers; the second language is then Hindi or Telugu according to the branch.',
    into: 'From SSC of Telangana a pupil brings six subjects with long theory papers. CBSE’s case questions feel strange for a term, then freeing.',
    out: 'Some families leave for SSC in Class 8, since its marks were once kinder. Look at the year’s rules yourself: both boards have changed theirs more than once.',
    questions: [
      {
        question: 'Is IIT foundation part of the timetable?',
        answer:
          'It is not. Mathematics has its six periods and a club; what we refuse is a child of twelve in a coaching batch from six in the morning.',
      },
      {
        question: 'May my daughter take Hindi and leave out Telugu?',
        answer:
          'Hindi as second, gladly. Telugu remains beside it until Class 10, because the law leaves no school a choice.',
      },
    ],
  },
} as const satisfies CityGuide;
