import { buildVocabulary, correctSlips } from './searchSpelling';

const KNOWN = ['pimple', 'saudagar', 'photosynthesis', 'admission', 'table', 'class10', 'maths'];
const vocabulary = buildVocabulary(KNOWN);

const correct = (text: string) => correctSlips(text, vocabulary, (word) => KNOWN.includes(word));

it.each([
  ['pimpel saudagar', 'pimple saudagar'],
  ['Admision', 'admission'],
  ['photosythesis', 'photosynthesis'],
  ['photsinthesis', 'photosynthesis'],
  // A slip in a short word makes another word of it.
  ['tabel', 'tabel'],
  // Half typed, a number, a word of another script, a short one.
  ['photosynth', 'photosynth'],
  ['class11', 'class11'],
  ['जयपुर', 'जयपुर'],
  ['tabl', 'tabl'],
  // What a synonym knows is no slip.
  ['pahada', 'pahada'],
  ['', ''],
])('reads %p as %p', (text, spelt) => {
  expect(correct(text)).toBe(spelt);
});
