import { DEVANAGARI_CONSONANTS, DEVANAGARI_VOWELS, NASALS, VIRAMA } from '@/data/search/devanagari';

type Syllable = {
  consonant: string;
  vowel: string;
  /** Its `a` is not written, and often not spoken either. */
  isUnwritten: boolean;
  isNasal: boolean;
};

const DEVANAGARI = /\p{Script=Devanagari}/u;
// A letter with a dot below it is a letter of its own.
const LETTERS = /.़?/gu;

/** A word in Latin letters, as names of places are spelt: `जयपुर` → `jaypur`, `चेन्नई` → `chennai`. */
export const transliterate = (word: string): string =>
  DEVANAGARI.test(word) ? write(dropSilent(readSyllables(word.normalize('NFKC')))) : word;

const readSyllables = (word: string): Syllable[] => {
  const syllables: Syllable[] = [];
  for (const letter of word.match(LETTERS) ?? []) {
    const last = syllables.at(-1);
    const consonant = DEVANAGARI_CONSONANTS.get(letter);
    const vowel = DEVANAGARI_VOWELS.get(letter);
    if (consonant !== undefined)
      syllables.push({ consonant, vowel: 'a', isUnwritten: true, isNasal: false });
    else if (last && NASALS.includes(letter)) last.isNasal = true;
    else if (last?.isUnwritten && letter === VIRAMA)
      Object.assign(last, { vowel: '', isUnwritten: false });
    else if (last?.isUnwritten && vowel !== undefined && isSign(letter))
      Object.assign(last, { vowel, isUnwritten: false });
    else if (vowel !== undefined)
      syllables.push({ consonant: '', vowel, isUnwritten: false, isNasal: false });
  }
  return syllables;
};

const isSign = (letter: string): boolean => /\p{M}/u.test(letter);

/** At the end of a word the unwritten `a` is silent, and between two spoken syllables as well. */
const dropSilent = (syllables: readonly Syllable[]): readonly Syllable[] => {
  const spoken = [...syllables];
  for (let at = spoken.length - 1; at > 0; at -= 1) {
    const [before, own, after] = [spoken[at - 1], spoken[at], spoken[at + 1]];
    if (!own?.isUnwritten || own.isNasal) continue;
    const isBetween =
      before !== undefined &&
      before.vowel !== '' &&
      !before.isNasal &&
      after !== undefined &&
      after.consonant !== '' &&
      after.vowel !== '';
    if (after === undefined || isBetween) spoken[at] = { ...own, vowel: '' };
  }
  return spoken;
};

const write = (syllables: readonly Syllable[]): string =>
  syllables
    .map(({ consonant, vowel, isNasal }, at) => {
      const next = syllables[at + 1]?.consonant ?? '';
      return `${consonant}${vowel}${isNasal ? nasalBefore(next) : ''}`;
    })
    .join('')
    .replace(VILLAGE, 'aon');

const nasalBefore = (consonant: string): string => (/^[bmp]/.test(consonant) ? 'm' : 'n');

// Gaon, a village, ends many names: Gurgaon, Goregaon.
const VILLAGE = /anv$/;
