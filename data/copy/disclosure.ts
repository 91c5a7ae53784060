import type { Certificate } from '@/data/places/records/record';

/**
 * The words of a branch's public disclosure, in the order of Appendix IX of the CBSE's affiliation
 * bye-laws (https://saras.cbse.gov.in).
 */
export const DISCLOSURE_COPY = {
  heading: 'Mandatory public disclosure',
  lead: {
    CBSE: 'What the CBSE asks every affiliated school to publish, in its order. The papers themselves are on the notice board and can be read at the office in office hours.',
    ICSE: 'The facts that parents may ask any affiliated school for. The papers themselves are on the notice board and can be read at the office in office hours.',
  },
  back: (title: string) => `Back to ${title}`,
  parts: {
    general: 'A. General information',
    documents: 'B. Documents',
    results: 'C. Results and academics',
    staff: 'D. Staff',
    campus: 'E. Buildings and grounds',
  },
  general: {
    name: 'Name of the school',
    trust: 'Run by',
    number: 'Affiliation number',
    validUntil: 'Affiliated until',
    address: 'Address with PIN code',
    head: 'Head of the branch',
    email: 'E-mail',
    phone: 'Telephone',
  },
  certificates: {
    building: 'Building safety certificate',
    fire: 'Fire safety certificate',
    water: 'Water, health and sanitation certificate',
    recognition: 'Recognition under the Right to Education Act',
  } satisfies Record<Certificate, string>,
  issued: (day: string) => `Issued on ${day}`,
  academics: {
    fees: 'Fee structure',
    feesAt: 'On the page of the branch',
    calendar: 'Academic calendar',
    committee: 'School management committee and parent teacher association',
    calendarAt: 'Start of the year and terms: on the page of the branch',
    committeeAt: 'Elected every year; the names are on the notice board at the gate',
  },
  results: {
    caption: 'Board examinations of the last three years',
    columns: ['Examination', 'Entered', 'Passed', 'Passed, in per cent'],
    none: 'No batch has sat a board examination yet.',
  },
  staff: {
    head: 'Head of the branch',
    total: 'Teachers',
    postGraduate: 'Postgraduate teachers (PGT)',
    graduate: 'Trained graduate teachers (TGT)',
    primary: 'Primary and pre-primary teachers (PRT)',
    special: 'Special educators',
    counsellors: 'Counsellors',
  },
  campus: {
    area: 'Area of the campus',
    classrooms: 'Classrooms',
    laboratories: 'Laboratories, computer rooms included',
    girls: 'Toilets for girls',
    boys: 'Toilets for boys',
    internet: 'Internet',
    internetYes: 'Yes',
    metres: (area: string) => `${area} square metres`,
    rooms: (count: number, size: number) => `${count}, of ${size} square metres each`,
  },
} as const;
