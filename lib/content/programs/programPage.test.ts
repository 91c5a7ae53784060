import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAMS } from '@/data/content/programs/programs';
import { TRANSFER_CERTIFICATES } from '@/data/content/programs/transferCertificates';
import { BRANCH_LIST } from '@/data/places/places';
import { PROGRAM_NAMES, PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { listRoutes } from '@/data/routes/routes';
import { gradesOf } from '@/lib/schools/directory/branches';
import { parseDay } from '@/lib/site/parseDay';
import { textsIn } from '@/lib/testing/listTexts';
import { branchOfCertificate, parseCertificateNumber } from './certificateNumber';
import { buildProgramPage, type ProgramPage } from './programPage';

const pages = PROGRAM_NAMES.map((name) => ({ name, page: buildProgramPage(name) }));

const linksOf = ({ blocks, related }: ProgramPage) => [
  ...blocks.flatMap((block) => (block.kind === 'links' ? block.links : [])),
  ...related,
];

describe.each(pages)('the page of $name', ({ name, page }) => {
  it('leads only to pages that exist, and not to itself', () => {
    const paths = listRoutes().map(({ path }) => path);
    const links = linksOf(page).map(({ path }) => path);
    expect(links.filter((path) => !paths.includes(path))).toEqual([]);
    expect(links).not.toContain(PROGRAM_PATHS[name]);
  });

  it('has its image', () => {
    const file = join(process.cwd(), 'public', page.picture.src);
    expect(existsSync(file)).toBe(true);
  });

  it('has no part without content, and no two parts of one heading', () => {
    const headings = page.blocks.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    const empty = page.blocks.filter((block) => {
      if (block.kind === 'links') return block.links.length === 0;
      return block.kind === 'ages' && block.grades.length === 0;
    });
    expect(empty).toEqual([]);
  });

  it('has tables whose rows fit their columns', () => {
    const tables = page.blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
    const wrong = tables.filter(({ columns, rows }) =>
      rows.some((row) => row.length !== columns.length || row.includes('')),
    );
    expect(wrong).toEqual([]);
  });

  it('travels as page props', () => {
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  it('says enough, and names no amount of money', () => {
    const words = textsIn({ ...page, related: [] }).join(' ');
    expect(words.split(/\s+/).length).toBeGreaterThan(600);
    expect(words).not.toMatch(/₹|\bRs\b|rupees \d|\d+ rupees/);
  });
});

it('says no sentence on two pages', () => {
  const sentences = PROGRAM_NAMES.flatMap((name) => {
    const { blocks, questions, lead } = PROGRAMS[name];
    const all = textsIn([lead, blocks, questions]).flatMap((text) => text.split(/(?<=[.?!]) /));
    return [...new Set(all.filter((sentence) => sentence.split(' ').length > 5))];
  });
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

it('counts from the directory how many branches teach a grade', () => {
  const ages = buildProgramPage('prePrimary').blocks.find(({ kind }) => kind === 'ages');
  expect(ages).toMatchObject({
    grades: [
      { id: 1, branches: BRANCH_LIST.filter(({ from }) => from === 1).length },
      { id: 2, branches: BRANCH_LIST.filter(({ from }) => from <= 2).length },
      { id: 3 },
      { id: 4 },
    ],
  });
});

it('names the four wings and leads to them', () => {
  const wings = buildProgramPage('prePrimary').blocks.find(
    ({ heading }) => heading === 'Pre-primary wings',
  );
  expect(wings?.kind === 'links' && wings.links.map(({ path }) => path)).toEqual([
    '/bangalore-branches/btm-pre-primary',
    '/bangalore-branches/sahakar-nagar-pre-primary',
    '/bangalore-branches/vijayanagar-pre-primary',
    expect.stringContaining('/hyderabad-branches/'),
  ]);
});

describe('the transfer certificates', () => {
  it.each(TRANSFER_CERTIFICATES)(
    '$number: of a branch that teaches the class, of the year in the number, at the age of the class',
    ({ number, bornOn, lastClass, issuedOn }) => {
      expect(parseCertificateNumber(number)).toBe(number);
      const record = BRANCH_LIST.find(({ id }) => id === branchOfCertificate(number));
      const grade = record && gradesOf(record).find(({ name }) => name === lastClass);
      expect(grade?.name).toBe(lastClass);
      expect(issuedOn.slice(0, 4)).toBe(number.slice(0, 4));
      for (const day of [bornOn, issuedOn]) expect(parseDay(day)).not.toBeNull();
      const years = Number(issuedOn.slice(0, 4)) - Number(bornOn.slice(0, 4));
      expect(Math.abs(years - (grade?.age ?? 0) - 1)).toBeLessThanOrEqual(2);
    },
  );

  it('have one number each', () => {
    const numbers = TRANSFER_CERTIFICATES.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are read by the server alone', () => {
    const readers = ['components', 'lib', 'pages', 'data']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
          join(folder, file),
        ),
      )
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => /from '.*programs\/transferCertificates'/.test(readFileSync(file, 'utf8')));
    expect(readers).toEqual(['lib/server/certificates/findCertificate.ts']);
  });
});
