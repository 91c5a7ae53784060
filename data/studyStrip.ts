/**
 * The row of links above study material on phones (specification 2.3), as far as their pages exist:
 * NCERT, CBSE and Papers come with theirs.
 */
export const STUDY_STRIP = {
  label: 'Study material',
  links: [
    { title: 'Worksheets', path: '/worksheets' },
    { title: 'Calculators', path: '/calculators' },
    { title: 'Formulas', path: '/formula' },
    { title: 'Converters', path: '/converters' },
    { title: 'Poems', path: '/poems' },
    { title: 'Stories', path: '/story' },
  ],
} as const;
