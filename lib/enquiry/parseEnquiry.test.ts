import { anyText } from '@/lib/testing/anyText';
import fc from '@/lib/testing/properties';
import { SAMPLE_ENQUIRY, SAMPLE_FIELDS } from '@/lib/testing/sampleEnquiry';
import { FIELD_NAMES, firstProblem } from './fields';
import { parseEnquiry } from './parseEnquiry';
import { todayInIndia } from './today';

const TODAY = '2025-04-15';
const RIGHT = SAMPLE_FIELDS;

const first = (change: Record<string, unknown>) =>
  firstProblem(parseEnquiry({ ...RIGHT, ...change }, { today: TODAY, hasNumber: true }).problems);

it('takes an enquiry as a form posts it and as JSON has it', () => {
  const expected = {
    ...SAMPLE_ENQUIRY,
    parent_name: 'Asha Rao',
    child_name: 'Tara',
    date_of_birth: '2019-04-02',
    email: '',
    branch: 8,
    grade: 5,
  };
  expect(parseEnquiry(RIGHT, { today: TODAY, hasNumber: true }).enquiry).toEqual(expected);
  const { city: _, ...json } = { ...RIGHT, parent_name: ' Asha Rao ', branch: 8, grade: 5 };
  expect(parseEnquiry(json, { today: TODAY, hasNumber: true }).enquiry).toEqual(expected);
});

it('leaves out what is not the parent’s to decide', () => {
  const input = { ...RIGHT, is_active: false, lead_info: 'Mine', status: 'in-touch', id: 'OIS-1' };
  const { enquiry } = parseEnquiry(input, { today: TODAY, hasNumber: true });
  expect(Object.keys(enquiry ?? {})).toEqual(Object.keys(SAMPLE_ENQUIRY));
});

describe('the first mistake', () => {
  it.each([
    ['parent_name', '', 'Parent name is required.'],
    ['parent_name', '   ', 'Parent name is required.'],
    ['parent_name', null, 'Parent name is required.'],
    ['parent_name', '1234', 'Please write the name in letters.'],
    ['parent_name', 'A\u0000B', expect.stringContaining('cannot read')],
    ['parent_name', 'Asha\u202Egnp', expect.stringContaining('cannot read')],
    ['parent_name', 'Asha\uD800', expect.stringContaining('cannot read')],
    ['parent_name', 'a'.repeat(81), expect.stringContaining('80')],
    ['child_name', '', 'Child name is required.'],
    ['date_of_birth', '', 'Date of birth is required.'],
    ['date_of_birth', '2025-04-16', 'Date of birth is required.'],
    ['date_of_birth', '2019-02-30', 'Date of birth is required.'],
    ['date_of_birth', '02/04/2019', 'Date of birth is required.'],
    ['date_of_birth', '1989-12-31', 'Please check the year of birth.'],
    ['email', 'asha', 'Invalid Email!'],
    ['email', 'asha@home', 'Invalid Email!'],
    ['email', 'a b@home.in', 'Invalid Email!'],
    ['email', 'a@b..c', 'Invalid Email!'],
    ['email', 'a@home..in', 'Invalid Email!'],
    ['email', 'a@.home.in', 'Invalid Email!'],
    ['email', 'a@home.in.', 'Invalid Email!'],
    ['email', `${'a'.repeat(250)}@x.in`, 'Invalid Email!'],
    ['city', '', 'Please select a City.'],
    ['city', 'atlantis', 'Please select a City.'],
    ['branch', '', 'Please select a branch.'],
    ['branch', '9999', 'Please select a branch.'],
    ['branch', '8.5', 'Please select a branch.'],
    ['branch', '0x8', 'Please select a branch.'],
    ['city', 'pune', 'Please select a branch.', 'branch'],
    ['grade', '', 'Please select a Session Year.'],
    ['grade', '15', 'Please select a Session Year.'],
    ['mobile', '98450', 'Please enter a valid 10-digit mobile number.'],
    ['mobile', 'asha@home.in', 'Please enter a valid 10-digit mobile number.'],
    ['mobile', '1234567890', 'Please enter a valid mobile number.'],
  ])('of %s %j is %j', (field, value, message, blamed = field) => {
    expect(first({ [field]: value })).toEqual({ field: blamed, message });
  });

  it.each([
    ['a grade that the branch does not teach', { branch: '3', grade: '1', city: 'bangalore' }],
    ['a grade above those of a pre-primary wing', { branch: '4', grade: '5', city: 'bangalore' }],
  ])('is the session year for %s', (_what, change) => {
    expect(first(change)).toEqual({ field: 'grade', message: 'Please select a Session Year.' });
  });

  it('is named in the order of the form', () => {
    const { problems } = parseEnquiry({ city: '' }, { today: TODAY, hasNumber: true });
    expect(FIELD_NAMES.filter((field) => problems[field] !== undefined)).toEqual([
      'parent_name',
      'child_name',
      'date_of_birth',
      'city',
      'branch',
      'grade',
    ]);
    expect(firstProblem(problems)?.field).toBe('parent_name');
  });
});

describe('nothing is wrong with', () => {
  it.each([
    ['a name in Devanagari with a joiner', { parent_name: 'क्‍षमा देशपांडे' }],
    ['a name of 80 letters', { child_name: 'a'.repeat(80) }],
    ['a child who was born today', { date_of_birth: TODAY }],
    ['29 February', { date_of_birth: '2020-02-29' }],
    ['an e-mail', { email: 'asha.rao+school@example.co.in' }],
    ['a mobile number with prefix and spaces', { mobile: '+91 98450-12345' }],
    ['an enquiry without a city', { city: undefined }],
  ])('%s', (_what, change) => {
    expect(
      parseEnquiry({ ...RIGHT, ...change }, { today: TODAY, hasNumber: true }).problems,
    ).toEqual({});
  });
});

it('asks for the branch, not for the city, who was not asked for a city', () => {
  expect(first({ city: undefined, branch: '' })).toEqual({
    field: 'branch',
    message: 'Please select a branch.',
  });
});

it('answers whatever it is given', () => {
  const hostile = { toString: 1, valueOf: null };
  expect(
    parseEnquiry({ parent_name: hostile, branch: hostile }, { today: TODAY, hasNumber: true })
      .enquiry,
  ).toBeNull();
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (input) => {
      expect(parseEnquiry(input, { today: TODAY, hasNumber: true }).enquiry).toBeNull();
    }),
  );
  const fields = fc.record(
    Object.fromEntries(
      FIELD_NAMES.map((field) => [
        field,
        fc.oneof(anyText(), fc.anything(), fc.constant(RIGHT[field])),
      ]),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fields, (input) => {
      const { enquiry, problems } = parseEnquiry(input, { today: TODAY, hasNumber: true });
      expect(enquiry === null).toBe(firstProblem(problems) !== null);
    }),
  );
});

it('does not take long over a long text', () => {
  const startedAt = performance.now();
  first({ email: `a@${'.'.repeat(60_000)}@`, parent_name: 'a'.repeat(60_000) });
  expect(performance.now() - startedAt).toBeLessThan(500);
});

it.each([
  ['2025-04-14T18:29:59.999Z', '2025-04-14'],
  ['2025-04-14T18:30:00.000Z', '2025-04-15'],
])('at %s it is %s in India', (moment, day) => {
  expect(todayInIndia(Date.parse(moment))).toBe(day);
});

describe('a way to call or write back', () => {
  const problemOf = (change: Record<string, unknown>, hasNumber = false) =>
    firstProblem(
      parseEnquiry({ ...RIGHT, mobile: '', ...change }, { today: TODAY, hasNumber }).problems,
    );

  it('is asked for at the number, where there is none', () => {
    expect(problemOf({ email: '' })).toEqual({
      field: 'mobile',
      message: expect.stringContaining('neither call nor write back'),
    });
    expect(problemOf({ email: '   ', mobile: ' - ' })?.field).toBe('mobile');
  });

  it.each([
    ['a mobile number', { mobile: '9845012345' }, false],
    ['an e-mail address', { email: 'asha@home.example' }, false],
    ['the number of a session', {}, true],
  ])('is %s', (_what, change, hasNumber) => {
    expect(problemOf(change, hasNumber)).toBeNull();
  });

  it('is not an address that is wrong', () => {
    expect(problemOf({ email: 'asha' })).toEqual({ field: 'email', message: 'Invalid Email!' });
  });
});
