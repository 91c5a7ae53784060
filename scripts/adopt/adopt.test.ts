import { readFileSync } from 'node:fs';
import { getDetails } from '@/data/places/records/records';
import { checkSample } from './checkSample';
import { importBranches } from './importBranches';
import { hashOf, isSample, needsHash } from './isSample';
import { readCsv } from './readCsv';
import SAMPLE_HASHES from './sampleHashes.json';
import { listValues } from './sampleValues';

const EXAMPLE = readFileSync('docs/branches-example.csv', 'utf8');

describe('the check', () => {
  it('knows every value that the sample school is shipped with', () => {
    const forgotten = listValues()
      .map(({ value }) => value)
      .filter((value) => needsHash(value) && !SAMPLE_HASHES.includes(hashOf(value)));
    // If the sample itself has changed: npm run adopt -- --remember.
    expect(forgotten).toEqual([]);
  });

  it.each([
    ['18000000199', true],
    ['910000001091', true],
    ['0017111', true],
    ['office@school.example', true],
    ['https://learn.opaline.example/', true],
    [getDetails(91).head?.name ?? '', true],
    ['18602660001', false],
    ['1130001', false],
    ['Sunita Deore', false],
    ['office@vidya.edu.in', false],
  ])('takes %s for the sample’s: %p', (value, expected) => {
    expect(isSample(value)).toBe(expected);
  });

  it('lists what is left page by page, and fails until nothing is', () => {
    const own = {
      page: '/nashik-branches/indira-nagar',
      field: 'branch 2 head',
      value: 'P. Gaikwad',
    };
    const left = { ...own, field: 'branch 2 telephone', value: '18000001002' };
    expect(checkSample([own, left], false)).toEqual({
      text: [
        '/nashik-branches/indira-nagar',
        '  branch 2 telephone: 18000001002',
        '1 of 2 values is still the sample’s, on 1 page.',
      ].join('\n'),
      hasFailed: true,
    });
    expect(checkSample([own], false).hasFailed).toBe(false);
    expect(checkSample([own], true).hasFailed).toBe(true);
  });
});

describe('a table', () => {
  it('is read as spreadsheets save it', () => {
    expect(readCsv('\uFEFFa,b\r\n"x, ""y""\nz",2\r\n,\r\n3,4')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x, "y"\nz', '2'] },
      { line: 5, cells: ['3', '4'] },
    ]);
    expect(readCsv('a,b\n"open,2')).toBeNull();
    expect(readCsv('a,b,\n')).toEqual([{ line: 1, cells: ['a', 'b', ''] }]);
  });

  it('becomes cities with their branches, and says what was read line by line', () => {
    const written: unknown[] = [];
    const { text, hasFailed } = importBranches(EXAMPLE, (cities) => {
      written.push(...cities);
      return ['data/places/nashik.ts'];
    });
    expect(hasFailed).toBe(false);
    expect(text).toMatch(/^line 2: Gangapur Road, Nashik: 44 cells read$/m);
    expect(text).toContain('5 branches in 2 cities');
    expect(written).toEqual([
      expect.objectContaining({ slug: 'nashik', name: 'nashik' }),
      expect.objectContaining({
        record: expect.objectContaining({ slug: 'mysuru', state: 'Karnataka' }),
        details: expect.objectContaining({
          4: expect.objectContaining({ telephone: '18602660004' }),
        }),
      }),
    ]);
  });

  it('is not written when anything is wrong, and the report names line, column and cell', () => {
    const write = jest.fn();
    const broken = EXAMPLE.replace('422013', '42201')
      .replace('04-10;07-10', '10 April')
      .replace('5,Mysuru,Karnataka', '4,Mysuru,Kerala');
    const { text, hasFailed } = importBranches(broken, write);
    expect(hasFailed).toBe(true);
    expect(write).not.toHaveBeenCalled();
    expect(text).toContain('line 2, pin: “42201” is no PIN code of six digits');
    expect(text).toContain('line 2, terms_due: “10 April');
    expect(text).toContain('line 6, id: 4 is on line 5 too');
    expect(text).toContain('line 6, state: differs from line 5, the same city');
    expect(text).toContain('Nothing was written.');
  });

  it('needs its columns', () => {
    const { text } = importBranches('id,city,colour\n1,Pune,red', () => []);
    expect(text).toContain('line 1: there is no column “colour”');
    expect(text).toContain('line 1: the column state is missing');
  });
});
