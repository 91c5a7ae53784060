import { STAGES, type Stage } from '@/data/grades';
import { BRANCH_LIST, type BranchRecord } from '@/data/places/places';
import { gradesOf, stagesOf } from '@/lib/schools/directory/branches';
import { type BranchDetails, BUS_ZONES, type ByStage, type Hours } from './record';
import { getDetails } from './records';

/** Each branch of the sample school with all that it knows about itself. */
const RECORDS: [name: string, BranchRecord, BranchDetails][] = BRANCH_LIST.map((branch) => [
  `${branch.place} (${branch.id})`,
  branch,
  getDetails(branch.id),
]);

/** The first digits of a city's PIN codes. */
const PIN_AREAS: Record<string, RegExp> = {
  bangalore: /^56[02]/,
  mumbai: /^40[01]|^410|^421/,
  pune: /^41[0-2]/,
  kolkata: /^7[01][0-3]/,
  chennai: /^60[0-3]/,
  nagpur: /^44[01]/,
  gurgaon: /^122/,
  delhi: /^110/,
  'aurangabad-chh-sambhaji-nagar': /^431/,
  sonipat: /^131/,
  hyderabad: /^50[0-2]/,
  jaipur: /^30[23]/,
  indore: /^45[23]/,
  rohtak: /^124/,
  tumkur: /^572/,
  jodhpur: /^342/,
  jabalpur: /^482/,
  bhopal: /^462/,
  ahmednagar: /^414/,
  pali: /^306/,
  'hubli-dharwad': /^580/,
};

const stages = (branch: BranchRecord): Stage[] => stagesOf(branch).map(({ stage }) => stage);
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const length = ([from, to]: Hours): number => minutes(to) - minutes(from);
const inOrder = <Value>(by: ByStage<Value>): Value[] =>
  STAGES.flatMap((stage) => (by[stage] === undefined ? [] : [by[stage]]));
const isRising = (numbers: number[]): boolean =>
  numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));

/** How long a day is, in minutes: a child of three is not at school as long as one of sixteen. */
const DAY: Record<Stage, [shortest: number, longest: number]> = {
  'pre-primary': [150, 270],
  primary: [300, 390],
  middle: [345, 450],
  secondary: [360, 480],
  'senior-secondary': [360, 480],
};

describe.each(RECORDS)('%s', (_name, branch, record) => {
  const own = stages(branch);
  const isTaught = (by: object | undefined): boolean =>
    JSON.stringify(Object.keys(by ?? {})) === JSON.stringify(own);

  it('has every field, and each stage that it teaches in each of them', () => {
    const { affiliation, disclosure, languages, ...rest } = record;
    for (const field of Object.values(rest)) expect(field).toBeDefined();
    expect(Object.keys(rest)).toHaveLength(16);
    // A board looks at no school that ends before Grade 1, and second languages begin there too.
    const isSchool = own.some((stage) => stage !== 'pre-primary');
    for (const field of [affiliation, disclosure, languages]) {
      expect(field !== undefined).toBe(isSchool);
    }
    for (const by of [record.schoolHours, record.classSize, record.looks, record.fees?.byStage]) {
      expect(isTaught(by)).toBe(true);
    }
  });

  it('has numbers that belong to nobody, and a PIN code of its city', () => {
    const number = String(branch.id).padStart(3, '0');
    expect(record.telephone).toBe(`18000001${number}`);
    expect(record.whatsapp).toBe(`910000001${number}`);
    expect(record.address?.pin).toMatch(/^\d{6}$/);
    expect(record.address?.pin).toMatch(PIN_AREAS[branch.city] ?? /^$/);
    expect(record.affiliation?.number ?? '00').toMatch(/^00/);
  });

  it('has days that fit the age, within the hours of the office or before them', () => {
    for (const stage of own) {
      const hours = record.schoolHours?.[stage] ?? ['', ''];
      const [shortest, longest] = DAY[stage];
      expect(length(hours)).toBeGreaterThanOrEqual(shortest);
      expect(length(hours)).toBeLessThanOrEqual(longest);
    }
    expect(length(record.office?.hours ?? ['', ''])).toBeGreaterThan(5 * 60);
    expect(isRising(inOrder(record.schoolHours ?? {}).map(length))).toBe(true);
  });

  it('has fees that rise with the stage, and a day to pay for each term', () => {
    const fees = inOrder(record.fees?.byStage ?? {});
    for (const key of ['application', 'admission', 'term'] as const) {
      expect(isRising(fees.map((fee) => fee[key]))).toBe(true);
    }
    const terms = fees.map(({ term }) => term);
    expect(new Set(terms).size).toBe(terms.length);
    expect(record.fees?.dueOn.length).toBeGreaterThanOrEqual(2);
    expect(record.fees?.dueOn.length).toBeLessThanOrEqual(4);
    for (const day of record.fees?.dueOn ?? []) expect(day).toMatch(/^(0[1-9]|1[0-2])-[0-2]\d$/);
    expect(record.fees?.boarding !== undefined).toBe(branch.boarding === true);
    expect(record.facilities?.includes('hostel')).toBe(branch.boarding === true);
  });

  it('has buses that take longer the further they come, and cost more', () => {
    const { fees, stops = [] } = record.buses ?? {};
    expect(stops.length).toBeGreaterThanOrEqual(4);
    expect(isRising(stops.map((stop) => stop.minutes))).toBe(true);
    expect(isRising(stops.map(({ zone }) => BUS_ZONES.indexOf(zone)))).toBe(true);
    expect(isRising(BUS_ZONES.map((zone) => fees?.[zone] ?? 0))).toBe(true);
    expect(new Set(stops.map(({ locality }) => locality)).size).toBe(stops.length);
  });

  it('teaches no second or third language before Grade 1', () => {
    const isSchool = own.some((stage) => stage !== 'pre-primary');
    expect(record.languages !== undefined).toBe(isSchool);
    const texts = [record.head?.line, record.firstDays, ...Object.values(record.looks ?? {})];
    if (!isSchool) expect(texts.join(' ')).not.toMatch(/(?:second|third) language/i);
  });

  it('teaches three languages or four, each once, and has results that can be', () => {
    const { second, third } = record.languages ?? { second: [], third: [] };
    expect(new Set([...second, ...third]).size).toBe(second.length + third.length);
    for (const { entered, passed, className } of record.disclosure?.results ?? []) {
      expect(passed).toBeLessThanOrEqual(entered);
      expect(own).toContain(className === 'Class 10' ? 'secondary' : 'senior-secondary');
    }
    if (branch.to < 14) expect(record.disclosure?.results ?? []).toEqual([]);
    expect(record.teachers?.postGraduate ?? 0).toBeGreaterThanOrEqual(
      own.includes('senior-secondary') ? 4 : 0,
    );
  });

  it('has enough teachers for its classes, and for a wing only those of the little ones', () => {
    const {
      postGraduate = 0,
      graduate = 0,
      primary = 0,
      special = 0,
      counsellors = 0,
    } = record.teachers ?? {};
    const least = gradesOf(branch).length;
    expect(postGraduate + graduate + primary).toBeGreaterThanOrEqual(least);
    expect(special).toBeGreaterThan(0);
    expect(counsellors).toBeGreaterThan(0);
    const isWing = branch.wingOf !== undefined;
    expect(postGraduate + graduate === 0).toBe(isWing);
  });

  it('shows families round when the office is open', () => {
    const [from, to] = record.office?.hours ?? ['', ''];
    expect(record.visits?.times.length).toBeGreaterThan(0);
    for (const time of record.visits?.times ?? []) {
      expect(minutes(time)).toBeGreaterThanOrEqual(minutes(from));
      expect(minutes(time) + 60).toBeLessThanOrEqual(minutes(to));
    }
    const saturday = record.visits?.weekdays.includes(6) ?? false;
    if (saturday) expect(record.office?.days).toContain('Saturday');
  });
});

describe('of all branches', () => {
  const all = RECORDS.map(([, , record]) => record);

  it.each<[string, (record: BranchDetails) => unknown]>([
    ['heads', ({ head }) => head?.name],
    ['what they say', ({ head }) => head?.line],
    ['first days', ({ firstDays }) => firstDays],
    ['streets', ({ address }) => `${address?.street} ${address?.pin}`],
    ['affiliations', ({ affiliation, telephone }) => affiliation?.number ?? telephone],
    ['fees', ({ fees }) => JSON.stringify(fees?.byStage)],
    ['scenes', ({ scene }) => JSON.stringify(scene)],
    [
      'facilities and hours',
      ({ facilities, schoolHours }) => JSON.stringify([facilities, schoolHours]),
    ],
    ['buses', ({ buses }) => JSON.stringify(buses)],
    ['disclosures', ({ disclosure, telephone }) => JSON.stringify(disclosure) ?? telephone],
  ])('no two have the same %s', (_what, pick) => {
    const picked = all.map(pick);
    const repeated = picked.filter((value, index) => picked.indexOf(value) !== index);
    expect(repeated).toEqual([]);
  });

  it('no two sentences about a stage are the same', () => {
    const sentences = all.flatMap(({ looks }) => Object.values(looks ?? {}));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
