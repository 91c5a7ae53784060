import { transliterate } from './transliterate';

it.each([
  ['जयपुर', 'jaypur'],
  ['जोधपुर', 'jodhpur'],
  ['जबलपुर', 'jabalpur'],
  ['नागपुर', 'nagpur'],
  ['भोपाल', 'bhopal'],
  ['मुंबई', 'mumbai'],
  ['चेन्नई', 'chennai'],
  ['कोलकाता', 'kolkata'],
  ['बेंगलुरु', 'bengaluru'],
  ['गुड़गांव', 'gurgaon'],
  ['ठाणे', 'thane'],
  ['सोनीपत', 'sonipat'],
  ['अंधेरी', 'andheri'],
  ['पुणे', 'pune'],
  ['pune', 'pune'],
  ['42', '42'],
  ['', ''],
])('writes %p as %p', (word, latin) => {
  expect(transliterate(word)).toBe(latin);
});
