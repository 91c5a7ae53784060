/** What the basic calculator says when a sum cannot be worked out. */
export const BASIC_MESSAGES = {
  empty: 'Type a sum first, such as 12 × 15.',
  tooLong: 'This sum is too long. Work it out in two parts, with at most 200 signs each.',
  unknown: (sign: string) =>
    `“${sign}” has no meaning here. Use digits, a point, brackets and + − × ÷ %.`,
  notANumber: (text: string) =>
    `“${text}” is not a number. Write it with one point and commas in the right places, such as 1,00,000.5.`,
  divisionByZero: 'Nothing can be divided by zero. Change the number after ÷.',
  missingNumber: 'A number is missing: a sign must have a number after it, such as 5 + 3.',
  missingSign: 'A sign is missing between two parts. For 2(3 + 4) type 2 × (3 + 4).',
  emptyBracket: 'A number is missing before the closing bracket.',
  tooManyClosed: 'There is one closing bracket too many. Remove it, or open one before it.',
} as const;

/** What the other calculators say at a field. */
export const FIELD_MESSAGES = {
  number: (name: string) => `${name} must be a number, such as 25 or 7.5.`,
  needed: (name: string) => `Please type ${name}.`,
  tooBig: (name: string) => `${name} is too large for this calculator. Use a smaller number.`,
  aboveZero: (name: string) => `${name} must be more than zero.`,
  notNegative: (name: string) => `${name} cannot be less than zero.`,
  whole: (name: string) => `${name} must be a whole number.`,
  notZero: (name: string) => `${name} cannot be zero, because we divide by it.`,
  choose: (name: string) => `Choose one from the list for ${name}.`,
} as const;

/** What is wrong with a list of numbers. */
export const LIST_MESSAGES = {
  empty: 'Type the numbers with a comma between them, such as 12, 18, 24.',
  notANumber: (text: string) =>
    `“${text}” is not a number. Type numbers only, with a comma or a space between them.`,
  tooBig: (text: string) => `${text} is too large for this calculator. Use smaller numbers.`,
  notCounting: (text: string) =>
    `${text} cannot be used: HCF and LCM are for the counting numbers 1, 2, 3 and so on.`,
  tooFew: (fewest: number) => `Type at least ${fewest} numbers, with a comma between them.`,
  tooMany: (most: number) => `Type at most ${most} numbers.`,
} as const;

/** What the maths calculators say at a field. */
export const MATHS_MESSAGES = {
  fraction: 'Write a fraction such as 3/4, a mixed number such as 1 1/2, or a number.',
  fractionDivision: 'Nothing can be divided by zero. Change the second fraction.',
  notQuadratic:
    'a cannot be zero: without the x² term the equation is linear, and bx + c = 0 gives x = −c ÷ b.',
  quadraticTooBig:
    'These numbers are too large or have too many decimals for exact roots. Divide the whole equation by a common number first.',
  restOfPeriod: (full: string, rest: string, period: string) =>
    full.startsWith('0 ')
      ? `There is no full ${period}: schoolbooks reckon simple interest for ${rest} of a ${period}.`
      : `Schoolbooks compound the ${full} and then add simple interest for the rest, ${rest} of a ${period}.`,
  tooManyPeriods: 'This is more than 600 compounding periods. Use a shorter time.',
  triangle: (longest: string) =>
    `No triangle has these sides: the longest, ${longest}, must be shorter than the other two together.`,
  date: 'Type the date as day, month and year, such as 15-08-2012.',
  noSuchDate: 'There is no such date in the calendar. Check the day and the month.',
  yearOutside: 'Use a year from 1900 to 2200.',
  bornLater: 'The date of birth is after the second date. Check the two dates.',
  ratioEmpty: 'Type the ratio with colons, such as 2 : 3 or 10 : 15 : 20.',
  ratioParts: 'Type two to six numbers above zero with colons between them, such as 2 : 3 : 5.',
} as const;

/** What the calculators of physical quantities say at a field. */
export const QUANTITY_MESSAGES = {
  number: (name: string) =>
    `${name} must be a number, such as 12.5; a very small or large one as 1.6e-19.`,
  unit: (name: string, units: string) =>
    `${name} cannot be read in that unit. It can be in ${units}.`,
  size: (name: string) => `${name} is too large or too small for this calculator.`,
  aboveZero: (name: string) => `${name} must be more than zero.`,
  notNegative: (name: string) => `${name} cannot be less than zero.`,
  belowZero: (name: string) =>
    `${name} is measured against the direction of the light: type it with a minus sign, such as −30.`,
  notZero: (name: string) => `${name} cannot be zero here.`,
  unitsHint: (units: string) => `You may also type it in ${units}.`,
  noneEmpty: 'Leave one box empty: that is the one the calculator finds.',
  tooManyEmpty: (names: string) => `Fill in all boxes but one. Still empty: ${names}.`,
  noAnswer: 'These numbers have no sensible answer. Check their sizes and units.',
  impossible: (name: string, value: string) =>
    `With these numbers the ${name.toLowerCase()} would be ${value}, which cannot be. Check the numbers and their signs.`,
  gravity: 'Choose the value of g that your question gives.',
  angle: 'The angle must be more than 0° and at most 90°.',
  atFocus:
    'An object at the focus sends its light out parallel: the image is at infinity. Move the object a little.',
  imageAtFocus:
    'An image at the focus means an object at infinity. Change one of the two distances.',
  lensSame:
    'Object and image cannot be at the same place with a real lens. Check the two distances.',
  virtualObject: (value: string) =>
    `This would need an object at ${value} cm, behind the lens. Check the signs of f and v.`,
} as const;

/** What is wrong with a chemical formula. */
export const FORMULA_MESSAGES = {
  empty: 'Type a formula, such as H2O, Ca(OH)2 or CuSO4·5H2O.',
  tooLong: 'This formula is too long. Use at most 100 signs.',
  sign: (sign: string) =>
    `“${sign}” has no place in a formula. Use element symbols, numbers, brackets and a dot before water.`,
  smallLetter: (letter: string) =>
    `Every element symbol begins with a capital letter: “${letter}” does not. Write NaCl, not nacl.`,
  noElement: (symbol: string) =>
    `There is no element with the symbol ${symbol}. Check capital and small letters: Co is cobalt, CO is carbon and oxygen.`,
  notClosed: (bracket: string) => `The bracket ${bracket} is never closed. Add its other half.`,
  notOpened: (bracket: string) =>
    `The bracket ${bracket} was never opened. Remove it or open it before.`,
  wrongBracket: (open: string, close: string) =>
    `The bracket ${open} is closed by ${close}. Close it with its own other half.`,
  emptyBracket: 'There is nothing between two brackets. Put a group between them, such as (OH).',
  count: (count: string) =>
    `The number ${count} cannot count atoms here. Use 1 to 999, without a zero in front.`,
  emptyPart: 'A part of the formula is missing beside the dot. Write CuSO4·5H2O.',
  charge: 'Write a charge at the end as ^ and then number and sign, such as SO4^2- or Na^+.',
  tooMany: 'This formula counts too many atoms. Use smaller numbers.',
} as const;

/** What is wrong with a chemical equation. */
export const EQUATION_MESSAGES = {
  empty: 'Type an equation, such as Fe + O2 -> Fe2O3.',
  tooLong: 'This equation is too long. Use at most 200 signs.',
  arrow: 'Write one arrow -> (or one = sign) between what reacts and what is made.',
  emptySide: 'Something is missing beside the arrow or beside a +.',
  inFormula: (formula: string, message: string) => `In ${formula}: ${message}`,
  tooMany: 'Use at most 12 substances.',
  oneSided: (names: string, side: string) =>
    `This cannot be balanced: ${names} stands only on the ${side} side of the arrow.`,
  impossible:
    'No numbers balance this equation. Check that every formula is right and no substance is missing.',
  manyWays:
    'This equation can be balanced in more than one independent way, so it is two reactions in one. Write them separately.',
  notNeeded: (formula: string) =>
    `To balance the rest, ${formula} is not needed or would stand on the other side. Check the equation.`,
} as const;

/** What the other chemistry calculators say. */
export const CHEMISTRY_MESSAGES = {
  oneOfTwo: 'Fill in either the mass or the amount in moles, and leave the other empty.',
  oneEmpty: 'Leave exactly one of mass, volume and molarity empty: that is the one we find.',
  concentration:
    'A concentration must be more than 0 and at most 20 mol/L. Write a small one as 1e-5 or 0.00001.',
  scale: 'On this scale values go from −1.3 to 15.3.',
  phNumber: 'Type a number, such as 3.4 for a pH or 1e-5 for a concentration.',
  tooMuchWater:
    'The diluted solution cannot be stronger than the stock, or have less volume. Check which is which.',
} as const;
