import type { Hub } from './hub';

const english = (topic: string, words: readonly string[], lessons: readonly string[]): Hub => ({
  topic,
  subjects: ['english'],
  words,
  lessons: lessons.map((lesson) => `english/${lesson}`),
});

/** The topics of English: lessons and worksheets. */
export const ENGLISH_HUBS: readonly Hub[] = [
  english(
    'Letters and sounds',
    [
      'letters',
      'letter that',
      'trace',
      'listen',
      'sound',
      'vowel',
      'rhym',
      'begins',
      'short words',
      'three-letter',
    ],
    ['vowels-and-consonants', 'short-and-long-vowels'],
  ),
  english(
    'Nouns',
    ['one and many', 'naming', 'picture and word'],
    ['nouns', 'singular-and-plural'],
  ),
  english('Pronouns', ['he, she', 'this or these'], ['pronouns', 'determiners']),
  english(
    'Describing and comparing',
    ['describing', 'opposite', 'bigger', 'mean the same', 'same meaning'],
    ['adjectives', 'degrees-of-comparison'],
  ),
  english(
    'Verbs and tenses',
    ['doing', 'is or are', 'every day', 'tense', 'subject and verb'],
    ['verbs', 'simple-present', 'simple-past', 'subject-verb-agreement'],
  ),
  english('Articles', ['a or an'], ['a-an-and-the', 'nouns']),
  english('Words of place', ['words of place'], ['prepositions', 'adverbs']),
  english(
    'Sentences and their marks',
    ['full stop', 'capital letter and', 'end marks', 'words in order'],
    ['punctuation', 'kinds-of-sentences'],
  ),
  english('Joining sentences', ['joining'], ['conjunctions', 'clauses']),
  english('Reading', ['read'], ['reading-comprehension', 'paragraph-writing']),
  english(
    'Spelling and building words',
    ['sound alike', 'spelling', 'word building', 'dictionary', 'abc order'],
    ['homophones', 'prefixes-and-suffixes'],
  ),
];
