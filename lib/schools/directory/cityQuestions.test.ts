import { CITY_LIST, type CitySlug } from '@/data/places/places';
import { siteBranchesOf } from './branches';
import { cityQuestions } from './cityQuestions';

const answer = (city: CitySlug, about: RegExp) =>
  cityQuestions(city).find(({ question }) => about.test(question))?.answer;

const CBSE = siteBranchesOf('bangalore').filter(({ board }) => board === 'CBSE');

it.each<[CitySlug, RegExp, string]>([
  ['bangalore', /11 and 12/, 'Sarjapur Road and Kanakapura Road do. Pupils of the other branches'],
  ['delhi', /11 and 12/, 'Yes, so a child can stay'],
  ['sonipat', /11 and 12/, 'All of them do, so a child can stay'],
  ['tumkur', /11 and 12/, 'Not yet.'],
  ['gurgaon', /11 and 12/, 'None of them yet.'],
  ['bangalore', /board/, `follow ICSE; ${CBSE.length} other branches follow CBSE`],
  ['tumkur', /board/, 'It follows CBSE'],
  ['gurgaon', /board/, 'They all follow CBSE'],
  ['mumbai', /before Grade 1/, 'with Nursery, from three years'],
  ['bangalore', /before Grade 1/, 'for this age alone and belong to their main branches'],
  ['hyderabad', /before Grade 1/, 'is for this age alone and belongs to its main branch'],
  ['kolkata', /before Grade 1/, 'Pre-Nursery is not offered in Kolkata'],
  ['bhopal', /boarding/, 'Yes, at Hoshangabad Road'],
  ['pune', /boarding/, 'Not in Pune.'],
  ['jodhpur', /enquiry form/, 'Five branches in Jodhpur'],
])('tells parents in %s about %p: %s', (city, about, text) => {
  expect(answer(city, about)).toContain(text);
});

it('answers no question twice and leaves none open', () => {
  for (const { slug, branchesSlug } of CITY_LIST) {
    if (branchesSlug === null) continue;
    const questions = cityQuestions(slug);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    for (const { answer: text } of questions) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/undefined|\s{2}|at [;.]/);
    }
  }
});
