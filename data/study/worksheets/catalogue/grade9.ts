import { topic, type WorksheetGrade } from './topic';

export const GRADE_9 = {
  prefix: 'G9',
  name: 'Grade 9',
  topics: [
    topic(
      'maths',
      'SRD',
      'Surds',
      'Square roots in simplest form, like surds added, and denominators made rational.',
    ),
    topic(
      'maths',
      'PYN',
      'Polynomials',
      'Values, zeroes, remainders and the missing coefficient that makes x − a a factor.',
    ),
    topic(
      'maths',
      'NEQ',
      'Linear equations in two variables',
      'Solutions of ax + by = c: the missing coordinate and the missing constant.',
    ),
    topic(
      'maths',
      'CRD',
      'Coordinate geometry',
      'Quadrants, mirror images in the axes and distances from them.',
    ),
    topic(
      'maths',
      'ANG',
      'Lines, angles and triangles',
      'Parallel lines with a transversal, isosceles triangles and angles given in x.',
    ),
    topic('maths', 'HRN', 'Heron’s formula', 'Area of a triangle from its three sides, exact.'),
    topic(
      'maths',
      'SAV',
      'Cones, spheres and hemispheres',
      'Surface areas and volumes, answers left in π.',
    ),
    topic('maths', 'STT', 'Mean, median and mode', 'The three averages of ungrouped data, exact.'),
  ],
} as const satisfies WorksheetGrade;
