// @ts-check
// An ES module in JavaScript, because next.config.js reads it too.

const NUMBERS = '/converters/number-to-words';

/**
 * Addresses with a name inside a segment, and the folder of `pages/` that renders each. First match
 * wins. The inner address redirects to the public one, so that each page has one URL.
 *
 * @type {readonly { source: string, destination: string }[]}
 */
export const REWRITES = [
  { source: '/:city([a-z-]+)-branches', destination: '/branches/:city' },
  { source: '/:city([a-z-]+)-branches/:branch', destination: '/branches/:city/:branch' },
  {
    source: '/:city([a-z-]+)-branches/:branch/public-disclosure',
    destination: '/branches/:city/:branch/public-disclosure',
  },
  { source: '/school-admission-in-:city([a-z-]+)', destination: '/admissions/cities/:city' },
  { source: '/cbse-schools-in-:city([a-z-]+)', destination: '/cbse-schools/:city' },
  {
    source: '/maths-concepts/table-of-:number(\\d+)',
    destination: '/maths-concepts/tables/:number',
  },
  { source: '/class:class(\\d+)-ncert-solutions', destination: '/ncert-classes/:class' },
  {
    source: '/class:class(\\d+)-ncert-solutions/:subject',
    destination: '/ncert-classes/:class/:subject',
  },
  {
    source: '/class:class(\\d+)-ncert-solutions/:subject/chapter-:chapter(\\d+)',
    destination: '/ncert-classes/:class/:subject/:chapter',
  },
  { source: '/cbse-class-:class(\\d+)-syllabus', destination: '/cbse-classes/:class' },
  // The numbers that people ask for often are prerendered, the others rendered for each request.
  {
    source: `${NUMBERS}/:number(\\d|[1-9]\\d|[1-9]0{2,8}|[1-9]50{2,5}|10{9,12})-in-words`,
    destination: `${NUMBERS}/common/:number`,
  },
  { source: `${NUMBERS}/:number(\\d+)-in-words`, destination: `${NUMBERS}/:number` },
];
