import { MOLECULES, type Molecule } from '@/data/study/worksheets/words/grade8/molecules';
import { SOLUBILITY, TEMPERATURES } from '@/data/study/worksheets/words/grade8/solubility';
import { showFormula } from '@/lib/study/calculators/chemistry/formulaText';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const PRESSURE = inSlots(5, [
  (draw) => {
    const [pressure, area] = [draw.whole(4, 50) * 10, draw.whole(2, 8)];
    return single(
      `A force of ${show(pressure * area)} N presses evenly on an area of ${area} m². Find the pressure.`,
      show(pressure),
      { unit: 'Pa', how: `${show(pressure * area)} ÷ ${area}` },
    );
  },
  (draw) => {
    const [long, wide, times] = [draw.whole(4, 8), draw.whole(2, 6), draw.whole(2, 10)];
    return single(
      `A box weighs ${long * wide * times} N and stands on a face of ${show(long / 10)} m by ${show(wide / 10)} m. What is its pressure on the floor?`,
      show(times * 100),
      { unit: 'Pa', how: `${long * wide * times} ÷ ${show((long * wide) / 100)}` },
    );
  },
  (draw) => {
    const [pressure, area] = [draw.whole(4, 50) * 10, draw.whole(2, 8)];
    return single(
      `The pressure on a floor of ${area} m² is ${pressure} Pa everywhere. What force acts on the floor?`,
      show(pressure * area),
      { unit: 'N', how: `${pressure} × ${area}` },
    );
  },
  (draw) => {
    const [pressure, area] = [draw.whole(4, 50) * 10, draw.whole(2, 8)];
    return single(
      `A force of ${show(pressure * area)} N causes a pressure of ${pressure} Pa. On what area does it act?`,
      String(area),
      { unit: 'm²', how: `${show(pressure * area)} ÷ ${pressure}` },
    );
  },
  (draw) => {
    const [weight, small, times] = [draw.whole(8, 40), draw.whole(10, 24) * 5, draw.whole(2, 4)];
    return single(
      `A wooden block that weighs ${weight} N lies on a face of ${small * times} cm², and then on a face of ${small} cm². How many times as large is the pressure now?`,
      String(times),
      { how: `The same weight, and the area is divided by ${small * times} ÷ ${small}` },
    );
  },
]);

const CIRCUITS = inSlots(6, [
  (draw) => {
    const [cells, tenths] = [draw.whole(2, 8), draw.pick([12, 15, 20])];
    return single(
      `${cells} cells of ${show(tenths / 10)} V each are connected in series, plus to minus. What is the voltage of the battery?`,
      show((cells * tenths) / 10),
      { unit: 'V', how: `${cells} × ${show(tenths / 10)}` },
    );
  },
  (draw) => {
    const [cells, tenths] = [draw.whole(2, 8), draw.pick([12, 15, 20])];
    return single(
      `${cells} equal cells of ${show(tenths / 10)} V are connected in parallel, plus to plus. What is the voltage of the battery?`,
      show(tenths / 10),
      { unit: 'V', how: 'In parallel the voltage is that of one cell' },
    );
  },
  (draw) => {
    const [cells, tenths] = [draw.whole(2, 10), draw.pick([12, 15, 20])];
    return single(
      `A toy needs ${show((cells * tenths) / 10)} V. How many cells of ${show(tenths / 10)} V have to be connected in series?`,
      String(cells),
      { how: `${show((cells * tenths) / 10)} ÷ ${show(tenths / 10)}` },
    );
  },
  (draw) => {
    const [cells, tenths] = [draw.whole(3, 8), draw.pick([12, 15, 20])];
    return single(
      `${cells} cells of ${show(tenths / 10)} V each are put in series, but one of them the wrong way round. What is the voltage now?`,
      show(((cells - 2) * tenths) / 10),
      {
        unit: 'V',
        how: `${cells - 1} cells, and one works against them: ${cells - 2} × ${show(tenths / 10)}`,
      },
    );
  },
  (draw) => {
    const [rows, cells] = [draw.whole(2, 3), draw.whole(2, 4)];
    return several(
      `A battery has ${rows} equal rows in parallel. Each row has ${cells} cells of 1.5 V in series. How many cells are there, and what is the voltage?`,
      [
        { label: 'Cells', answer: String(rows * cells) },
        { label: 'Voltage', answer: show(cells * 1.5), unit: 'V' },
      ],
      { how: `${rows} × ${cells}; the voltage is that of one row` },
    );
  },
  (draw) => {
    const lamps = draw.whole(3, 20);
    const isSeries = draw.chance();
    return single(
      `${lamps} lamps are connected in ${isSeries ? 'series' : 'parallel'} to one battery. One lamp burns out. How many lamps still glow?`,
      String(isSeries ? 0 : lamps - 1),
      {
        how: isSeries
          ? 'There is only one way for the current, and it is broken'
          : 'Each lamp has a way of its own',
      },
    );
  },
]);

const DISSOLVING: TopicGenerator['make'] = (draw) => {
  const [one = SOLUBILITY[1], other = SOLUBILITY[2], third = SOLUBILITY[3]] = draw.some(
    SOLUBILITY,
    3,
  );
  // Hardly more common salt dissolves in hot water than in cold: no crystals to reckon with.
  const [cooled = SOLUBILITY[3]] = [one, other, third].filter(({ name }) => name !== 'common salt');
  const [at, hundreds] = [draw.whole(0, 3), draw.whole(2, 4)];
  const low = draw.whole(0, 2);
  const high = draw.whole(low + 1, 3);
  const best = [one, other, third].reduce((before, now) =>
    (now.grams[at] ?? 0) > (before.grams[at] ?? 0) ? now : before,
  );
  const [warm, cold] = [cooled.grams[high] ?? 0, cooled.grams[low] ?? 0];
  return several(
    `The table shows how many grams dissolve in 100 g of water.\n(1) How many grams of ${one.name} dissolve in ${hundreds * 100} g of water at ${TEMPERATURES[at]} °C?\n(2) 100 g of water with as much ${cooled.name} as will dissolve cools from ${TEMPERATURES[high]} °C to ${TEMPERATURES[low]} °C. How many grams become solid?\n(3) Of which substance does most dissolve at ${TEMPERATURES[at]} °C?`,
    [
      { label: '(1)', answer: show((one.grams[at] ?? 0) * hundreds), unit: 'g' },
      { label: '(2)', answer: String(warm - cold), unit: 'g' },
      { label: '(3)', answer: best.name, choices: [one.name, other.name, third.name] },
    ],
    {
      picture: {
        kind: 'table',
        rows: [
          ['Substance', ...TEMPERATURES.map((temperature) => `${temperature} °C`)],
          ...[one, other, third].map(({ name, grams }) => [name, ...grams.map(String)]),
        ],
      },
      how: `${hundreds} × ${one.grams[at] ?? 0}; ${warm} − ${cold}`,
    },
  );
};

const formulaOf = ({ atoms }: Molecule): string =>
  showFormula(
    atoms.map(([element, many]) => (many === 1 ? element : `${element}${many}`)).join(''),
  );

const ATOMS: TopicGenerator['make'] = (draw) => {
  const molecule = draw.pick(MOLECULES);
  const many = draw.whole(1, 5);
  const counted = molecule.atoms.map(([element, each]) => ({
    label: element,
    answer: String(many * each),
  }));
  return several(
    `${many === 1 ? '1 molecule' : `${many} molecules`} of ${molecule.name}, ${formulaOf(molecule)}: how many atoms of each kind? Element or compound?`,
    [
      ...counted,
      {
        label: '',
        answer: counted.length === 1 ? 'element' : 'compound',
        choices: ['element', 'compound'],
      },
    ],
    {
      how:
        counted.length === 1
          ? 'One kind of atom: an element'
          : `${counted.length} kinds of atoms: a compound`,
    },
  );
};

export const GRADE_8_SCIENCE = {
  PRS: { count: 8, layout: 'list', make: PRESSURE },
  CKT: { count: 8, layout: 'list', make: CIRCUITS },
  SBT: { count: 3, layout: 'list', make: DISSOLVING },
  ATM: { count: 10, layout: 'list', make: ATOMS },
} as const satisfies Record<string, TopicGenerator>;
