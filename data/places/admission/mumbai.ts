import type { CityGuide } from './guide';

export const mumbaiGuide = {
  city: {
    pick: 'Draw your railway line on a sheet of paper and mark home and office on it; the school should lie between them or on the home side. Families in Navi Mumbai have branches of their own and need not cross the creek. Where a station has two sides, ask on which one the gate is.',
    year: 'June to September belong to the rain. A red alert closes schools by order of the municipal corporation, and our branches then send the day’s work by four in the afternoon. Ganesh Chaturthi and Diwali give the two long breaks before Christmas.',
    questions: [
      {
        question: 'What if trains stop while my child is at school?',
        answer:
          'Nobody is sent to the gate alone. A teacher, the kitchen and dry clothes stay until the last child has been fetched, and the message goes to both parents.',
      },
      {
        question: 'Space is short here. Where do children run?',
        answer:
          'Every branch page names its field, court or terrace. Ask to come during a games period and see how much of the ground one class gets.',
      },
      {
        question: 'Is the morning or the day shift better for us?',
        answer:
          'Our hours differ by stage, so brothers and sisters may leave home at different times. Compare them on the branch page with the trains you take.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'September to November',
        what: 'Many schools of Mumbai give out Nursery forms soon after Ganesh Chaturthi, and ours answer enquiries from the same weeks.',
      },
      {
        when: 'December and January',
        what: 'Families see the classrooms; children play for half an hour while parents talk to the head.',
      },
      {
        when: 'February',
        what: 'The applications for free seats usually run on the state’s portal about now.',
      },
      {
        when: 'April',
        what: 'Our CBSE classes begin, weeks ahead of the schools of the state board, which open in the middle of June.',
      },
      {
        when: 'June, with the first rain',
        what: 'The second round: transfers within banks, ports and films free a few seats in Grades 2 to 8.',
      },
    ],
    documents: [
      {
        name: 'Leaving certificate',
        why: 'That is what Maharashtra calls the transfer certificate. It should carry the UDISE number of the old school and the pupil’s own number.',
      },
      {
        name: 'Student ID of SARAL',
        why: 'A child from a school of the state already has one; without it the old record cannot be drawn over.',
      },
      {
        name: 'Proof of address',
        why: 'A society’s letter alone is not enough: bring the light bill, ration card or leave-and-licence agreement.',
      },
      {
        name: 'Birth certificate of the municipal corporation',
        why: 'The ward office prints a fresh one in a few days if the name was never filled in.',
      },
      {
        name: 'Aadhaar',
        why: 'Useful for the online record, yet by the Supreme Court’s word of 2018 not a condition of a seat.',
      },
    ],
    free: 'Applications for the quarter of free seats go through student.maharashtra.gov.in, with a lottery for the whole state. Distance is measured on the map of the portal, so set the pin on your own building. The Education Inspector of the ward’s zone settles disputes.',
    office:
      'In the island city and the suburbs the Deputy Director of Education, Mumbai Region, and the corporation share the work. Thane, Mira Road, Dombivli and Navi Mumbai follow the Education Officer at the Zilla Parishad of Thane, and Kharghar that of Raigad.',
    questions: [
      {
        question: 'My son is born on 3 January. Does the end of December really count?',
        answer:
          'Yes. Maharashtra counts to 31 December, later than most states, and a birthday three days on means the next session. If you come from Delhi, the same child may already be a class ahead; bring the report card and we look at both.',
      },
      {
        question: 'Do you ask parents for an interview?',
        answer:
          'No. A conversation about the child, yes; marks, incomes and English are nobody’s business in it.',
      },
    ],
  },
  cbse: {
    office:
      'Maharashtra is looked after by the regional office in Pune. For duplicates of old mark sheets the board has an online window, so the expressway can wait.',
    after:
      'Malad West teaches Grades 11 and 12. From the rest, pupils spread in two directions: to a CBSE school with seniors, or to a junior college through the state’s centralised admission, which takes their marks beside those of the state board.',
    language:
      'The law of 2020 made Marathi a subject from Class 1 to Class 10 in schools of every board. With us it begins by ear, with songs and shop talk, and the script follows once a child can answer in it.',
    into: 'The change from SSC books is gentlest in June or April before Grade 6. History and geography are arranged differently, so a pupil may meet the Marathas twice and the French Revolution not at all; we fill that in.',
    out: 'To move to an SSC school take the leaving certificate before May ends. Marathi then becomes a full paper, and a year of extra reading beforehand pays off.',
    questions: [
      {
        question: 'Are CBSE pupils at a loss in the junior college lists?',
        answer:
          'The merit list uses the percentage of Class 10, whichever board gave it. Check which five subjects the portal counts in that year, for the sixth can change the figure.',
      },
      {
        question: 'Which branch do families of Navy and port staff use?',
        answer:
          'Those on the harbour side mostly look at Nerul and Kharghar, those in the suburbs at Kurla or Vikhroli. All of them keep the board the same when the next order comes.',
      },
    ],
  },
} as const satisfies CityGuide;
