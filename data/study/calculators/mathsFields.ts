const UNIT = {
  name: 'unit',
  label: 'Unit',
  example: 'cm',
  options: [
    { value: 'cm', label: 'cm' },
    { value: 'm', label: 'm' },
    { value: 'mm', label: 'mm' },
    { value: 'km', label: 'km' },
    { value: 'inches', label: 'inches' },
    { value: 'feet', label: 'feet' },
  ],
} as const;

/** Titles and fields of the maths calculators, in the order of the page. */
export const MATHS_FIELDS = {
  percentage: {
    title: 'Percentage',
    fields: [
      {
        name: 'kind',
        label: 'Question',
        example: 'of',
        options: [
          { value: 'of', label: 'What is A% of B?' },
          { value: 'what', label: 'What per cent of B is A?' },
          { value: 'change', label: 'By what per cent does A change to B?' },
          { value: 'add', label: 'What is B changed by A%?' },
          { value: 'whole', label: 'B is A% of what number?' },
        ],
      },
      { name: 'a', label: 'A', example: '15' },
      { name: 'b', label: 'B', example: '240' },
    ],
  },
  'hcf-lcm': {
    title: 'HCF and LCM',
    fields: [
      {
        name: 'numbers',
        label: 'Numbers',
        hint: 'Two to eight, with commas between them and none inside a number.',
        example: '24, 36, 60',
      },
    ],
  },
  fractions: {
    title: 'Fractions',
    fields: [
      { name: 'first', label: 'First fraction', hint: 'As 3/4, 1 1/2 or 0.75', example: '3/4' },
      {
        name: 'operation',
        label: 'Sign',
        example: 'add',
        options: [
          { value: 'add', label: '+ (add)' },
          { value: 'subtract', label: '− (subtract)' },
          { value: 'multiply', label: '× (multiply)' },
          { value: 'divide', label: '÷ (divide)' },
        ],
      },
      { name: 'second', label: 'Second fraction', hint: 'As 3/4, 1 1/2 or 0.75', example: '1 5/6' },
    ],
  },
  quadratic: {
    title: 'Quadratic equation ax² + bx + c = 0',
    fields: [
      { name: 'a', label: 'a (before x²)', example: '2' },
      { name: 'b', label: 'b (before x)', example: '-5' },
      { name: 'c', label: 'c (alone)', example: '-3' },
    ],
  },
  'simple-interest': {
    title: 'Simple interest',
    fields: [
      {
        name: 'principal',
        label: 'Principal (P)',
        unit: '₹',
        keypad: 'decimal',
        example: '12,000',
      },
      { name: 'rate', label: 'Rate (R)', unit: '% a year', keypad: 'decimal', example: '7.5' },
      { name: 'time', label: 'Time (T)', keypad: 'decimal', example: '2' },
      {
        name: 'unit',
        label: 'Time in',
        example: 'years',
        options: [
          { value: 'years', label: 'years' },
          { value: 'months', label: 'months' },
          { value: 'days', label: 'days' },
        ],
      },
    ],
  },
  'compound-interest': {
    title: 'Compound interest',
    fields: [
      {
        name: 'principal',
        label: 'Principal (P)',
        unit: '₹',
        keypad: 'decimal',
        example: '12,000',
      },
      { name: 'rate', label: 'Rate (R)', unit: '% a year', keypad: 'decimal', example: '7.5' },
      {
        name: 'years',
        label: 'Time',
        unit: 'years',
        hint: 'As 2, 2.5 or 2 1/2',
        example: '2',
      },
      {
        name: 'compounding',
        label: 'Interest is added',
        example: 'yearly',
        options: [
          { value: 'yearly', label: 'every year' },
          { value: 'half-yearly', label: 'every half-year' },
          { value: 'quarterly', label: 'every quarter' },
          { value: 'monthly', label: 'every month' },
        ],
      },
    ],
  },
  average: {
    title: 'Average',
    fields: [
      {
        name: 'numbers',
        label: 'Numbers',
        hint: 'Up to 50, with commas between them and none inside a number.',
        example: '68, 74, 81, 90, 77',
      },
    ],
  },
  rectangle: {
    title: 'Rectangle and square: area and perimeter',
    fields: [
      { name: 'length', label: 'Length', keypad: 'decimal', example: '12' },
      { name: 'breadth', label: 'Breadth', keypad: 'decimal', example: '5' },
      UNIT,
    ],
  },
  triangle: {
    title: 'Triangle: area and perimeter',
    fields: [
      { name: 'a', label: 'Side a', keypad: 'decimal', example: '13' },
      { name: 'b', label: 'Side b', keypad: 'decimal', example: '14' },
      { name: 'c', label: 'Side c', keypad: 'decimal', example: '15' },
      UNIT,
    ],
  },
  circle: {
    title: 'Circle: area and circumference',
    fields: [
      {
        name: 'known',
        label: 'You know the',
        example: 'radius',
        options: [
          { value: 'radius', label: 'radius' },
          { value: 'diameter', label: 'diameter' },
        ],
      },
      { name: 'size', label: 'Its length', keypad: 'decimal', example: '21' },
      UNIT,
      {
        name: 'pi',
        label: 'Value of π',
        example: '22/7',
        options: [
          { value: '22/7', label: '22/7' },
          { value: '3.14', label: '3.14' },
          { value: 'exact', label: 'π to many digits' },
        ],
      },
    ],
  },
  trapezium: {
    title: 'Trapezium and parallelogram: area',
    fields: [
      { name: 'a', label: 'First parallel side (a)', keypad: 'decimal', example: '9' },
      { name: 'b', label: 'Second parallel side (b)', keypad: 'decimal', example: '13' },
      { name: 'height', label: 'Distance between them (h)', keypad: 'decimal', example: '6' },
      UNIT,
    ],
  },
  age: {
    title: 'Age',
    fields: [
      { name: 'born', label: 'Date of birth', hint: 'Day-month-year', example: '14-11-2013' },
      {
        name: 'on',
        label: 'Age on this date',
        hint: 'Day-month-year; empty for today',
        example: '31-03-2025',
      },
    ],
  },
  ratio: {
    title: 'Ratio',
    fields: [
      { name: 'ratio', label: 'Ratio', hint: 'With colons: 2 : 3', example: '12 : 18 : 30' },
      {
        name: 'amount',
        label: 'Amount to share',
        hint: 'May stay empty',
        keypad: 'decimal',
        example: '5,000',
      },
    ],
  },
} as const;

export type MathsCalculatorId = keyof typeof MATHS_FIELDS;
