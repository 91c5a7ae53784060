/**
 * The multipliers of a Hindi table as children recite them, from 1 to 10, each with how it is said.
 * Regions differ at 9 and 10, which the page says.
 */
export const PAHADA_TIMES: readonly (readonly [hindi: string, said: string])[] = [
  ['एकम', 'ekam'],
  ['दूनी', 'dooni'],
  ['तिया', 'tiya'],
  ['चौके', 'chauke'],
  ['पंजे', 'panje'],
  ['छक्के', 'chhakke'],
  ['सत्ते', 'satte'],
  ['अट्ठे', 'atthe'],
  ['नवाँ', 'navaan'],
  ['दहाम', 'dahaam'],
];

/** The words around a Hindi table. */
export const PAHADA_COPY = {
  /** `name` is the number in Hindi letters. */
  heading: (factor: number) => `The table of ${factor} in Hindi`,
  hindiHeading: (name: string) => `${name} का पहाड़ा`,
  intro:
    'As it is recited in Hindi, to ten. Some families say नौवें for नवाँ and दहाई or धाम for दहाम.',
  listen: 'Listen in Hindi',
  stop: 'Stop',
  caption: 'Figures, the line in Hindi letters, and how it is said',
  columns: { line: 'Line', hindi: 'In Hindi' },
  unavailable: 'This browser has no Hindi voice. Read the Latin letters below each line instead.',
  failed: 'The voice stopped. Press Listen in Hindi to begin again.',
} as const;
