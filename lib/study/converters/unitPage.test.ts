import { converterRoutes } from '@/data/routes/pages/converterRoutes';
import { CONVERTER_NAMES } from '@/data/study/converters/converterNames';
import { UNIT_KIND_IDS } from '@/data/study/converters/unit';
import { checkAnswer } from '@/lib/study/practice/checkAnswer';
import { buildNumberIndexPage } from '@/lib/study/words/numberIndexPage';
import { buildConvertersPage } from './convertersPage';
import { buildNumberSystemPage } from './numberSystemPage';
import { buildRomanPage } from './romanPage';
import { buildUnitPage } from './unitPage';

const pages = [
  ...UNIT_KIND_IDS.map(buildUnitPage),
  buildNumberSystemPage(),
  buildRomanPage(),
  buildNumberIndexPage(),
];

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'Length converter': ['20.1168 metres', '375 centimetres', '213.36 centimetres'],
  'Mass and weight converter': ['1,800 kilograms', '0.65 grams', '700 milligrams'],
  'Temperature converter': ['113 °F', '180 °C', '193.15 K'],
  'Area and land converter': ['6,534 square feet', '1,800 square feet', '25,000 square metres'],
  'Volume and capacity converter': ['1,200 litres', '24 teaspoons (5 mL)', '45 litres'],
  'Speed converter': [
    '15 metres per second',
    '90 kilometres per hour',
    '18.52 kilometres per hour',
  ],
  'Time converter': ['135 minutes', '120 hours', '96 minutes'],
  'Data size converter': ['1,28,000 megabytes', '25 megabytes', '4,096 bytes'],
  'Number system converter': ['11001', '54', 'FF'],
  'Roman numerals converter': ['XLVIII', '119', 'MCMXLVII'],
  'Numbers to words': ['70,000', '70', '7,05,004'],
};

it.each(pages.map((page) => [page.heading, page] as const))(
  '%s asks and answers',
  (heading, page) => {
    // Those behind the first three carry a check of their own: see ownPractice.test.ts.
    const computed = page.practice.slice(0, 3);
    expect(computed.map(({ answer }) => answer)).toEqual(ANSWERS[heading]);
    for (const question of computed) {
      expect(question.steps.length).toBeGreaterThan(0);
      expect(checkAnswer(question.answer, question)).toBe('right');
      expect(checkAnswer(question.answer.split(' ')[0] ?? '', question)).toBe('right');
      expect(checkAnswer('12345', question)).toBe('wrong');
    }
  },
);

it('leads from each converter to all others', () => {
  for (const { seo, related } of pages) {
    expect(related).toHaveLength(CONVERTER_NAMES.length - 1);
    expect(related.map(({ path }) => path)).not.toContain(seo.path);
  }
});

it('lists every converter with an example', () => {
  const { converters } = buildConvertersPage();
  expect(converters.map(({ example }) => example).filter(Boolean)).toHaveLength(11);
  expect(converters.map(({ path }) => path).sort()).toEqual(
    pages.map(({ seo }) => seo.path).sort(),
  );
});

it('has heads of their own, in the lengths that search engines show', () => {
  const routes = converterRoutes();
  for (const field of ['path', 'title', 'description'] as const)
    expect(new Set(routes.map((route) => route[field])).size).toBe(routes.length);
  expect(routes.filter(({ title }) => title.length > 54)).toEqual([]);
  expect(routes.filter(({ description: { length } }) => length < 70 || length > 160)).toEqual([]);
});
