/** The row of links above study material on phones (specification 2.3). */
export const STUDY_STRIP = {
  label: 'Study material',
  links: [
    { title: 'NCERT', path: '/ncert-solutions' },
    { title: 'CBSE', path: '/cbse-syllabus' },
    { title: 'Worksheets', path: '/worksheets' },
    { title: 'Papers', path: '/sample-paper' },
    { title: 'Calculators', path: '/calculators' },
    { title: 'Formulas', path: '/formula' },
    { title: 'Converters', path: '/converters' },
    { title: 'Poems', path: '/poems' },
    { title: 'Stories', path: '/story' },
  ],
} as const;
