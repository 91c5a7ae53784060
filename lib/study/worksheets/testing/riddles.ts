const DIGIT_PLACES: Readonly<Record<string, number>> = { ones: 1, tens: 2, hundreds: 3 };

const digitAt = (number: number, place = ''): number =>
  Number(String(number).at(-(DIGIT_PLACES[place] ?? 0)) ?? 0);

type Reading = readonly [clue: RegExp, fits: (number: number, part: string[]) => boolean];

const isPrime = (number: number): boolean =>
  number > 1 &&
  !Array.from({ length: number }, (_, at) => at + 2).some(
    (by) => by * by <= number && number % by === 0,
  );

const CLUES: readonly Reading[] = [
  [/I am (odd|even)\./, (number, [kind]) => (number % 2 === 0) === (kind === 'even')],
  [
    /My digits add up to (\d+)\./,
    (number, [sum]) =>
      Array.from(String(number)).reduce((left, digit) => left - Number(digit), Number(sum)) === 0,
  ],
  [/I am a multiple of (\d+)\./, (number, [by]) => number % Number(by) === 0],
  [
    /My (\w+) digit is (\d+) (more|less) than my (\w+) digit\./,
    (number, [one, gap, way, other]) =>
      digitAt(number, one) - digitAt(number, other) ===
      (way === 'more' ? Number(gap) : -Number(gap)),
  ],
  [
    /My (\w+) digit equals my (\w+) digit\./,
    (number, [one, other]) => digitAt(number, one) === digitAt(number, other),
  ],
  [
    /I am (a prime|not a prime) number\./,
    (number, [kind]) => isPrime(number) === (kind === 'a prime'),
  ],
  [/I am a factor of (\d+)\./, (number, [of]) => Number(of) % number === 0],
  [/I am a square number\./, (number) => Number.isInteger(Math.sqrt(number))],
  [
    /I leave (\d+) when divided by (\d+)\./,
    (number, [left, by]) => number % Number(by) === Number(left),
  ],
];

/** Whether a number fits every clue of a printed riddle. A clue that nobody can read fits none. */
export const fitsRiddle = (ask: string, number: number): boolean => {
  const plain = ask.replace(/(\d),(?=\d)/g, '$1');
  const [, low, high, told = ''] =
    /^I am between (\d+) and (\d+)\. (.*) Which number am I\?$/.exec(plain) ?? [];
  if (!(number > Number(low) && number < Number(high))) return false;
  return (told.match(/[^.]+\./g) ?? []).every((clue) => {
    const reading = CLUES.find(([pattern]) => pattern.test(clue));
    if (!reading) return false;
    const [pattern, fits] = reading;
    const [, ...part] = clue.match(pattern) ?? [];
    return fits(number, part);
  });
};
