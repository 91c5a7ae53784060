import type { Cells } from '@/lib/preflight/columns';
import type { Visitor } from '@/lib/preflight/visitors';
import type { Result } from './results';

const FINE: Cells = {
  status: { found: '200', expected: null },
  header: { found: 'campaign', expected: null },
  footer: { found: 'none', expected: null },
  number: { found: '1-800-000-0101', expected: null },
  form: { found: 'above the fold', expected: null },
  cities: { found: '20', expected: null },
  sending: null,
  'tags before': null,
  'tags after': null,
  lead: null,
  weight: null,
  LCP: null,
};

/** A result for the tests of table and report, fine but for the cells that are given. */
export const sampleResult = (
  path: string,
  visitor: Visitor,
  cells: Partial<Cells> = {},
  picture: string | null = null,
): Result => ({ path, visitor, cells: { ...FINE, ...cells }, picture });
