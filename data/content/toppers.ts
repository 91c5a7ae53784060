/**
 * The lists of specification section 3 in their exact shape. The pictures are monograms, nobody's
 * face, and there are no marks on purpose.
 */

export type Topper = { id: number; name: string; desktop_image: string; mobile_image: string };

export type Student = { id: number; name: string; image: string; branch: string };

const topper = (id: number, name: string, file: string): Topper => ({
  id,
  name,
  desktop_image: `/pictures/monograms/${file}-wide.svg`,
  mobile_image: `/pictures/monograms/${file}.svg`,
});

/** The year of the examinations. */
export const TOPPERS_YEAR = 2025;

export const ICSE_TOPPERS: readonly Topper[] = [
  topper(1, 'Aditi R.', 'ar'),
  topper(2, 'Rohan M.', 'rm'),
  topper(3, 'Sana K.', 'sk'),
  topper(4, 'Vivaan D.', 'vd'),
  topper(5, 'Leela N.', 'ln'),
  topper(6, 'Arjun B.', 'ab'),
];

export const CBSE_TOPPERS: readonly Topper[] = [
  topper(7, 'Meera S.', 'ms'),
  topper(8, 'Kabir J.', 'kj'),
  topper(9, 'Ishita P.', 'ip'),
  topper(10, 'Dev T.', 'dt'),
  topper(11, 'Zoya A.', 'za'),
  topper(12, 'Nikhil G.', 'ng'),
];

export const STUDENTS: readonly Student[] = [
  { id: 1, name: 'Tara V.', image: '/pictures/monograms/tv.svg', branch: 'OIS Jalahalli' },
  { id: 2, name: 'Om C.', image: '/pictures/monograms/oc.svg', branch: 'OIS Nigdi' },
  { id: 3, name: 'Fatima H.', image: '/pictures/monograms/fh.svg', branch: 'OIS Joka' },
  { id: 4, name: 'Yash L.', image: '/pictures/monograms/yl.svg', branch: 'OIS Nipania' },
];
