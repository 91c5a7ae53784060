import { WORKSHEET_GRADES } from '@/data/study/worksheets/catalogue';
import { WORKSHEET_SLUGS } from '@/data/study/worksheets/slugs';
import { seeded } from '@/lib/study/random/seeded';
import fc from '@/lib/testing/properties';
import { buildSheet } from './buildSheet';
import { drawSeed, formatCode, parseCode } from './sheetCode';

const NAMES = WORKSHEET_SLUGS.flatMap((slug) =>
  WORKSHEET_GRADES[slug].topics.map((topic) => ({ slug, topic })),
);

const anySheet = fc
  .tuple(fc.constantFrom(...NAMES), fc.string())
  .map(([name, chance]) => ({ ...name, seed: drawSeed(seeded(chance)) }));

it('reads back every code that it writes, in any case and with any dashes', () => {
  fc.assert(
    fc.property(anySheet, fc.constantFrom('-', ' ', ' – ', '_', '--'), (sheet, dash) => {
      const code = formatCode(sheet).toLowerCase().replaceAll('-', dash);
      expect(parseCode(code)).toEqual({ ok: true, sheet });
    }),
  );
});

it('answers with a sentence to everything else', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (typed) => {
      const read = parseCode(typed);
      expect(read.ok || read.problem.length > 20).toBe(true);
    }),
  );
});

it.each([
  ['gl-add-7f2k', 'grade-1'],
  ['GIO-QDR-7F2K', 'grade-10'],
  ['pn-cnt-7f2k', 'pre-nursery'],
])('forgives letters in %s that look like digits', (typed, slug) => {
  expect(parseCode(typed)).toMatchObject({ ok: true, sheet: { slug } });
});

it('uses no topic code that could be misread, and none twice in a class', () => {
  expect(NAMES.filter(({ topic }) => !/^[A-HJKMNP-Z]{3}$/.test(topic.code))).toEqual([]);
  for (const slug of WORKSHEET_SLUGS) {
    const codes = WORKSHEET_GRADES[slug].topics.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

it('offers at least six maths topics in each grade', () => {
  const few = WORKSHEET_SLUGS.filter((slug) => slug.startsWith('grade')).filter(
    (slug) => WORKSHEET_GRADES[slug].topics.filter(({ subject }) => subject === 'maths').length < 6,
  );
  expect(few).toEqual([]);
});

it('makes the same sheet from the same code', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      expect(buildSheet(sheet)).toEqual(buildSheet(sheet));
    }),
    { numRuns: 60 },
  );
});

// Families have printed these: a change of the generators must not change old sheets.
it.each([
  ['G3-ADD-7F2K', '146 + 291 ='],
  ['G7-EQN-7F2K', '7x + 2 = −40'],
  ['G10-QDR-7F2K', 'Solve 2x² − 50 = 0.'],
  ['NU-AFT-7F2K', 'Which number comes just after 6?'],
])('still begins the sheet %s as it always did', (code, ask) => {
  const read = parseCode(code);
  const sheet = read.ok ? buildSheet(read.sheet) : null;
  expect(sheet?.questions[0]?.ask).toBe(ask);
});
