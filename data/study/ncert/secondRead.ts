/**
 * Chapters whose questions somebody solved by hand who had not written them, by the folder of the book.
 * Every number of every chapter is computed by a test besides.
 */
export const SECOND_READ: Readonly<Record<string, readonly number[]>> = {
  'class-10/maths': [12, 13],
  'class-10/science': [9, 11],
  'class-11/biology': [5, 14],
  'class-11/chemistry': [6],
  'class-11/physics': [6, 13],
  'class-12/biology': [4, 9],
  'class-12/chemistry': [2],
  'class-12/physics': [3, 9],
  'class-3/evs': [4, 9],
  'class-3/maths': [7, 11],
  'class-4/maths-mela': [9, 12],
  'class-4/our-wondrous-world': [10],
  'class-5/maths-mela': [2, 12],
  'class-5/our-wondrous-world': [6, 9],
  'class-6/maths': [9],
  'class-6/science': [7, 12],
  'class-7/curiosity': [7, 12],
  'class-7/ganita-prakash': [6, 13],
  'class-8/curiosity': [6, 11],
  'class-8/ganita-prakash': [3, 11],
  'class-9/exploration': [6, 12, 13],
  'class-9/ganita-manjari': [5, 9],
};
