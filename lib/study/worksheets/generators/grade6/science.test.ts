import {
  FOOD_FACTS,
  HABITATS,
  IN_WATER,
  LEAF_VEINS,
  LIVING_FACTS,
  MAGNET_FACTS,
  MATERIAL_FACTS,
  NUTRIENTS,
  PLANT_GROUPS,
  PULLED,
  SEE_THROUGH,
  SEPARATION_FACTS,
  SEPARATIONS,
  SHINING,
  SOURCES,
  WHAT_IT_LACKS,
} from '@/data/study/worksheets/words/grade6/science';
import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { isNear, type Rule, worthOf } from '@/lib/study/worksheets/testing/readBack';
import { GRADE_6_SCIENCE } from './science';

type Rows = readonly (readonly [string, ...string[]])[];

const isRow = (rows: Rows, ask?: string, answer?: string): boolean =>
  rows.some(([own, right]) => own === ask && right === answer) &&
  rows.filter(([own]) => own === ask).every(([, right]) => right === answer);

const fact = (rows: Rows): Rule => [
  /\?$/,
  ({ question: { ask }, answers }) => isRow(rows, ask, answers[0]),
];

const stranger = (rows: Rows): Rule => [
  /^Which (?:behaves|is valued) .*\? (.+)$/,
  ({ part: [list = ''], answers: [odd] }) => {
    const kindOf = (thing?: string) => rows.find(([own]) => own === thing)?.[1];
    const others = list.split(', ').filter((thing) => thing !== odd);
    const kinds = new Set(others.map(kindOf));
    return others.length === 3 && kinds.size === 1 && !kinds.has(kindOf(odd));
  },
];

const METRES: Record<string, number> = { km: 1000, m: 1, cm: 0.01, mm: 0.001 };

const BEST_UNIT: readonly (readonly [RegExp, string])[] = [
  [/coin|ant$|fingernail/, 'mm'],
  [/pencil|notebook/, 'cm'],
  [/classroom|house|pitch/, 'm'],
  [/cities|river/, 'km'],
];

const MOTIONS: Record<string, RegExp> = {
  linear: /falls|straight|lift/,
  circular: /tip of|merry-go-round|blade|whirled/,
  oscillatory: /swing|pendulum|hanging bell/,
};

const KNOWN: Record<string, string> = {
  'What does a healthy person’s body measure, about?': '37 °C',
  'At which temperature does pure water boil at sea level?': '100 °C',
  'At which temperature does ice melt?': '0 °C',
  'Which thermometer measures fever?': 'a clinical thermometer',
  'What is the SI unit of length?': 'the metre',
  'What is the SI unit of temperature?': 'the kelvin',
  'Where should the eye be when a scale is read?': 'straight above the mark',
  'What measures the length of a curved line best?': 'a thread and a scale',
};

const RULES: Record<string, Rule[]> = {
  MTS: [
    stranger(IN_WATER),
    [
      /^Is (.+) transparent,/,
      ({ part: [thing], answers }) => isRow(SEE_THROUGH, thing, answers[0]),
    ],
    [/^Does (.+) dissolve/, ({ part: [thing], answers }) => isRow(IN_WATER, thing, answers[0])],
    [
      /^Does (.+) have the shine/,
      ({ part: [thing], answers }) => isRow(SHINING, thing, answers[0]),
    ],
    fact(MATERIAL_FACTS),
  ],
  MGN: [
    stranger(PULLED),
    [
      /^The (\w+) pole of .* the (\w+) pole/,
      ({ part: [one, other], answers }) =>
        answers[0] === (one === other ? 'they push each other away' : 'they pull each other'),
    ],
    [/^A bar magnet is broken/, ({ n: [pieces = 0], a: [poles = 0] }) => poles / pieces === 2],
    [
      /^Does a magnet pull (.+)\?/,
      ({ part: [thing], question: { ask }, answers }) =>
        isRow(PULLED, thing, answers[0]) || isRow(MAGNET_FACTS, ask, answers[0]),
    ],
    fact(MAGNET_FACTS),
  ],
  SEP: [
    [
      /^How do we part (.+)\?/,
      ({ part: [mixture], answers }) => isRow(SEPARATIONS, mixture, answers[0]),
    ],
    [
      /^What is parted by (.+)\?/,
      ({ part: [way], answers, question: { blanks } }) =>
        (blanks[0]?.choices ?? []).filter((choice) => isRow(SEPARATIONS, choice, way)).join() ===
        answers[0],
    ],
    fact(SEPARATION_FACTS),
  ],
  NAT: [
    [
      /^Which veins has a leaf of (.+)\?/,
      ({ part: [plant], answers }) => isRow(LEAF_VEINS, plant, answers[0]),
    ],
    [/^Where does the (.+) live/, ({ part: [name], answers }) => isRow(HABITATS, name, answers[0])],
    [
      /^The leaves of (.+) have (\S+) veins/,
      ({ part: [plant, veins], answers: [root] }) =>
        isRow(LEAF_VEINS, plant, veins) && (root === 'a taproot') === (veins === 'net-like'),
    ],
    [
      /^What kind of plant is (.+): herb/,
      ({ part: [plant], answers }) => isRow(PLANT_GROUPS, plant, answers[0]),
    ],
    fact(LIVING_FACTS),
  ],
  FDN: [
    stranger(NUTRIENTS),
    [
      /^Which nutrient do we value (.+) for\?/,
      ({ part: [food], answers }) => isRow(NUTRIENTS, food, answers[0]),
    ],
    [
      /leads to (.+)\?$/,
      ({ part: [illness], answers }) => isRow(WHAT_IT_LACKS, illness, answers[0]),
    ],
    [
      /^What do we get from (.+)\?/,
      ({ part: [food], answers }) => isRow(SOURCES, food, answers[0]),
    ],
    fact(FOOD_FACTS),
  ],
  UNT: [
    [
      /^([\d.,]+) (km|m|cm|mm) in (km|m|cm|mm)$/,
      ({ part: [amount = '', from = '', to = ''], answers: [answer = ''] }) =>
        isNear(worthOf(amount) * (METRES[from] ?? 0), worthOf(answer) * (METRES[to] ?? 0)),
    ],
    [
      /°C in °F$/,
      ({ n: [celsius = 0], a: [fahrenheit = 0] }) => isNear((fahrenheit - 32) / 1.8, celsius),
    ],
    [
      /°F in °C$/,
      ({ n: [fahrenheit = 0], a: [celsius = 0] }) => isNear(celsius * 1.8 + 32, fahrenheit),
    ],
    [/^The broken scale/, ({ n: [from = 0, to], a: [long = 0] }) => isNear(from + long, to ?? 0)],
    [
      /best give (.+)\?$/,
      ({ part: [thing = ''], answers }) =>
        BEST_UNIT.find(([own]) => own.test(thing))?.[1] === answers[0],
    ],
    [
      /^What kind of motion has (.+)\?/,
      ({ part: [thing = ''], answers: [motion = ''] }) => MOTIONS[motion]?.test(thing) ?? false,
    ],
    [
      /^A handspan/,
      ({ n: [hand = 0, many = 0], a: [long = 0] }) => isNear((long * 100) / many, hand),
    ],
    [/\?$/, ({ question: { ask }, answers }) => KNOWN[ask] === answers[0]],
  ],
};

checkKeys('grade-6', GRADE_6_SCIENCE, RULES);

it.each<[string, Rows]>([
  ['materials', MATERIAL_FACTS],
  ['magnets', MAGNET_FACTS],
  ['separations', SEPARATION_FACTS],
  ['living things', LIVING_FACTS],
  ['food', FOOD_FACTS],
])('asks nothing twice about %s, and its three answers differ', (_, rows) => {
  const asked = rows.map(([ask]) => ask);
  expect(asked.filter((ask, at) => asked.indexOf(ask) !== at)).toEqual([]);
  expect(rows.filter(([, ...answers]) => new Set(answers).size !== 3)).toEqual([]);
});
