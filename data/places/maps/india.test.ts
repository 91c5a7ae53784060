import { CITY_LIST } from '@/data/places/places';
import { readOutline } from '@/lib/testing/readOutline';
import { INDIA } from './india';

const OUTLINE = readOutline(INDIA);

it.each([
  ['Leh', 34.15, 77.58],
  ['Aksai Chin', 35.1, 79.3],
  ['Gilgit', 35.92, 74.31],
  ['Skardu', 35.3, 75.63],
  ['Muzaffarabad', 34.37, 73.47],
  ['Mirpur', 33.15, 73.75],
  ['Shaksgam', 36.1, 76.6],
  ['Siachen', 35.4, 77.1],
  ['Tawang', 27.59, 91.87],
  ['Kibithu', 28.28, 97.02],
  ['Gangtok', 27.33, 88.61],
  ['Kanyakumari', 8.09, 77.55],
  ['Bhuj', 23.24, 69.67],
  ['Agartala', 23.83, 91.28],
  ['Port Blair', 11.62, 92.73],
])('%s is inside the outline', (_, latitude, longitude) => {
  expect(OUTLINE.holds([latitude, longitude])).toBe(true);
});

it.each([
  ['Lahore', 31.55, 74.34],
  ['Islamabad', 33.69, 73.05],
  ['Karachi', 24.86, 67.0],
  ['Kathmandu', 27.7, 85.32],
  ['Thimphu', 27.47, 89.64],
  ['Dhaka', 23.81, 90.41],
  ['Colombo', 6.93, 79.86],
  ['Jaffna', 9.66, 80.02],
  ['Lhasa', 29.65, 91.1],
  ['Kashgar', 39.47, 75.99],
  ['Mandalay', 21.97, 96.08],
])('%s is outside the outline', (_, latitude, longitude) => {
  expect(OUTLINE.holds([latitude, longitude])).toBe(false);
});

it('holds all the cities', () => {
  const outside = CITY_LIST.filter(({ centre }) => !OUTLINE.holds(centre));
  expect(outside.map(({ slug }) => slug)).toEqual([]);
});

it.each([
  ['Kavaratti, Lakshadweep', 10.57, 72.64],
  ['Minicoy, Lakshadweep', 8.28, 73.05],
  ['Campbell Bay, Great Nicobar', 7.0, 93.9],
  ['Car Nicobar', 9.17, 92.77],
])('marks %s', (_, latitude, longitude) => {
  expect(OUTLINE.kmTo([latitude, longitude])).toBeLessThan(50);
});
