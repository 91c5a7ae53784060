import { sampleResult } from '@/scripts/preflight/sampleResults';
import { toRows } from '@/scripts/preflight/table';
import { listChecks } from './checks';

const fine = (found: string) => ({ found, expected: null });

const checksOf = (...results: ReturnType<typeof sampleResult>[]) => listChecks(toRows(results));

it('says once what all visitors found', () => {
  const checks = checksOf(
    sampleResult('/a', { source: 'google', size: 'phone' }),
    sampleResult('/a', { source: 'direct', size: 'phone' }),
  );
  expect(checks.map(({ column }) => column)).toEqual([
    'status',
    'header',
    'footer',
    'number',
    'form',
    'cities',
  ]);
  expect(checks[0]).toEqual({
    column: 'status',
    isFine: true,
    findings: [{ ...fine('200'), as: null }],
  });
});

it('keeps visitors apart who found another thing', () => {
  const checks = checksOf(
    sampleResult('/a', { source: 'google', size: 'phone' }, { number: fine('1') }),
    sampleResult('/a', { source: 'direct', size: 'phone' }, { number: fine('2') }),
    sampleResult('/a', { source: 'affiliate', size: 'phone' }, { number: fine('2') }),
  );
  expect(checks.find(({ column }) => column === 'number')?.findings).toEqual([
    { ...fine('1'), as: 'google (phone)' },
    { ...fine('2'), as: 'affiliate (phone), direct (phone)' },
  ]);
  expect(checks.find(({ column }) => column === 'status')?.findings).toHaveLength(1);
});

it('names a rule that is broken for one visitor only', () => {
  const broken = { found: '40 px below the fold', expected: 'above the fold' };
  const checks = checksOf(
    sampleResult('/a', { source: 'google', size: 'phone' }, { form: broken }),
    sampleResult('/a', { source: 'google', size: 'desktop' }),
  );
  expect(checks.filter(({ isFine }) => !isFine)).toEqual([
    {
      column: 'form',
      isFine: false,
      findings: [
        { ...broken, as: 'google (phone)' },
        { ...fine('above the fold'), as: 'google (desktop)' },
      ],
    },
  ]);
});
