import { DEFAULT_GRADE_ID, GRADES } from './grades';

it.each([
  [1, 'Pre-Nursery'],
  [2, 'Nursery'],
  [3, 'K1'],
  [4, 'K2'],
  [5, 'Grade 1'],
  [6, 'Grade 2'],
  [7, 'Grade 3'],
  [8, 'Grade 4'],
  [9, 'Grade 5'],
  [10, 'Grade 6'],
  [11, 'Grade 7'],
  [12, 'Grade 8'],
  [13, 'Grade 9'],
  [14, 'Grade 10'],
  [22, 'Grade 11'],
  [23, 'Grade 12'],
])('knows grade %d as %s', (id, name) => {
  expect(GRADES.find((grade) => grade.id === id)?.name).toBe(name);
});

it('knows 16 grades and starts the form at the first', () => {
  expect(GRADES).toHaveLength(16);
  expect(DEFAULT_GRADE_ID).toBe(1);
});
