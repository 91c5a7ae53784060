import { counted } from '@/data/copy/counted';

const SPELLING: Readonly<Record<string, string>> = {
  forty: 'Forty has no u, although four has one.',
  fourteen: 'Fourteen keeps the u of four; only forty drops it.',
  eighty: 'Eighty has one t: eight and y.',
  eighteen: 'Eighteen has one t: eight and een.',
  ninety: 'Ninety keeps the e of nine.',
  nineteen: 'Nineteen keeps the e of nine.',
  ninth: 'Ninth drops the e of nine.',
  twelve: 'Twelve ends in ve; only twelfth has an f.',
  fifty: 'Fifty is spelt with f, not with the ve of five.',
  fifteen: 'Fifteen is spelt with f, not with the ve of five.',
  thirty: 'Thirty starts like third, not like three.',
  thirteen: 'Thirteen starts like third, not like three.',
};

/** What to mind when spelling these words, at most two hints. */
export const spellingHints = (words: string): string[] =>
  [...new Set(words.split(/[ -]/))].flatMap((word) => SPELLING[word] ?? []).slice(0, 2);

/** Sentences of the pages of numbers; numbers come in as they are shown. */
export const NUMBER_TEXT = {
  heading: (shown: string) => `${shown} in words`,
  lead: (shown: string, words: string) =>
    `${shown} is written ${words} in words. Below is how it is said in Hindi, how it stands on a cheque, and what each digit is worth.`,
  labels: {
    indian: 'Indian system',
    traditional: 'With arab, kharab and neel',
    international: 'International system',
    hindi: 'In Hindi',
    hindiHalf: 'In everyday Hindi',
    cheque: 'On a cheque, in words',
    chequeFigures: 'On a cheque, in figures',
    expanded: 'Expanded form',
  },
  chart: {
    title: (shown: string) => `Place-value chart of ${shown}`,
    digit: 'Digit',
    indian: 'Indian place',
    international: 'International place',
    value: 'It stands for',
  },
  reading: {
    title: (shown: string) => `How to read ${shown}`,
    ownWord: 'Up to twenty each number has a word of its own, to be learnt by heart.',
    tens: (tens: string, word: string) => `${tens} tens and no ones: ${word}.`,
    tensAndOnes: (tens: string, ones: string, words: string) =>
      `${counted(tens, 'ten')} and ${counted(ones, 'one')}: ${words}, with a hyphen between the two.`,
    hundreds: (hundreds: string, rest: string, words: string) =>
      rest === '0'
        ? `${counted(hundreds, 'hundred')} and nothing more: ${words}.`
        : `${counted(hundreds, 'hundred')}, then ${rest}: ${words}.`,
    groups: (groups: string) =>
      `Cut the digits from the right: three first, then two at a time: ${groups}.`,
    named: (parts: string) => `Give each group its name and read from the left: ${parts}.`,
    empty: (names: string) =>
      `The group of the ${names} holds only zeros, so its name is not spoken. The zeros still keep the place.`,
    crores: (crores: string) =>
      `All digits before the last seven are crores, ${crores} of them. They are read as a number of their own, followed by the word crore.`,
  },
  facts: {
    title: (shown: string) => `More about ${shown}`,
    zero: 'Zero is even, and the only whole number that changes nothing when it is added. Brahmagupta wrote down rules for counting with it in 628 CE.',
    digits: (count: number, isEven: boolean) =>
      `It has ${counted(count, 'digit')} and is ${isEven ? 'even' : 'odd'}.`,
    digitSum: (sum: number) => `Its digits add up to ${sum}`,
    by9: 'a multiple of 9, so the number itself can be divided by 9.',
    by3: 'a multiple of 3 but not of 9, and so is the number.',
    notBy3: 'not a multiple of 3, so the number cannot be divided by 3 either.',
    one: 'It is neither prime nor composite: 1 alone divides it.',
    prime: (shown: string) => `It is a prime number: only 1 and ${shown} divide it.`,
    factors: (factors: string, count: number) =>
      `It can be divided by ${factors}: it has ${count} factors.`,
    primes: (product: string) => `As a product of primes it is ${product}.`,
    triangle: (last: string) =>
      `It is a triangular number: the sum of all whole numbers from 1 to ${last}.`,
    powerOfTwo: (times: number) => `It is a power of two: begin with 1 and double ${times} times.`,
    square: (root: string) => `It is a square number: ${root} × ${root}.`,
    cube: (root: string) => `It is a cube number: ${root} × ${root} × ${root}.`,
    zeros: (count: number, start: string) =>
      `It ends in ${counted(count, 'zero')}: ${start} followed by ${count === 1 ? 'it' : 'them'}.`,
    commas: (indian: string, international: string) =>
      `In India the commas stand as in ${indian}, in the international system as in ${international}. It is the same number.`,
    scales: (indian: string, international: string) => `${indian} is ${international}.`,
    counting: (time: string) =>
      `Counting one number a second without a rest, you would reach it after about ${time}.`,
  },
  times: { minute: 'minutes', hour: 'hours', day: 'days', year: 'years' },
  seo: {
    title: (shown: string) => `${shown} in words`,
    plainTitle: (shown: string) => `${shown} in words: Indian and international`,
    full: (shown: string, words: string) =>
      `${shown} in words is ${words}. With the amount in rupees as on a cheque and each digit in a place-value chart.`,
    short: (shown: string) =>
      `${shown} in Indian and international words, as rupees on a cheque, and digit by digit in a place-value chart.`,
  },
  practice: {
    before: (shown: string) => `Which number comes just before ${shown}?`,
    beforeHint: 'Count one step back.',
    beforeStep: (shown: string, answer: string) => `${shown} − 1 = ${answer}`,
    after: (shown: string) => `Which number comes just after ${shown}?`,
    afterHint: 'Count one step on.',
    afterStep: (shown: string, answer: string) => `${shown} + 1 = ${answer}`,
    place: (digit: string, place: string, shown: string) =>
      `What is the place value of the digit ${digit} in the ${place} place of ${shown}?`,
    placeHint: 'Multiply the digit by the worth of its place.',
    placeStep: (digit: string, worth: string, value: string) => `${digit} × ${worth} = ${value}`,
    figures: (words: string) => `Write in figures: ${words}.`,
    figuresHint: 'Write each group, and zeros where no name is spoken.',
    figuresStep: (parts: string) => `What the words stand for: ${parts}`,
    full: (unit: string, shown: string) => `How many full ${unit} are there in ${shown}?`,
    fullHint: (size: string) => `Divide by ${size} and leave the remainder out.`,
    fullStep: (shown: string, size: string, answer: string, rest: string) =>
      `${shown} ÷ ${size} = ${answer}, remainder ${rest}`,
    toTen: (shown: string) => `What must be added to ${shown} to make 10?`,
    toTenHint: 'Count on from the number until you reach ten.',
    toTenStep: (shown: string, answer: string) => `10 − ${shown} = ${answer}`,
  },
  neighbours: {
    title: 'Neighbours',
    before: 'One less',
    after: 'One more',
    times: 'Ten times as much',
    tenth: 'A tenth of it',
  },
} as const;
