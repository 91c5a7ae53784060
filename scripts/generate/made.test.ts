import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listShareImages } from '@/data/routes/share/shareImage';
import { BROCHURE_FILE, listDrawn, readMade } from './made';
import { readPlaces } from './readPlaces';

const drawn = listDrawn();

it('is drawn from what the data says today: else npm run generate', () => {
  expect(readMade()).toEqual(drawn);
  expect(Object.keys(drawn).filter((file) => !existsSync(file))).toEqual([]);
});

describe('the brochure as a PDF', () => {
  const bytes = readFileSync(BROCHURE_FILE);
  const text = bytes.toString('latin1');
  const places = readPlaces(bytes);

  it('has between 13 and 25 pages and weighs at most 700 kB', () => {
    const pages = text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(12);
    expect(pages).toBeLessThan(26);
    expect(bytes.length).toBeLessThan(700_000);
  });

  it('knows the page of every chapter and city, in their order', () => {
    const pageOf = ['boards', 'stages', 'branches', 'boarding', 'admission', 'fees', 'reach'].map(
      (chapter) => places[chapter] ?? 0,
    );
    expect(pageOf[0]).toBe(3);
    expect(pageOf).toEqual(pageOf.toSorted((a, b) => a - b));
    expect(Object.keys(places).filter((place) => place.startsWith('city-'))).toHaveLength(21);
  });

  it('says in which language it is, and has tags for screen readers', () => {
    expect(text).toContain('/Lang (en-IN)');
    expect(text).toContain('/Marked true');
  });
});

describe('the pictures of shared links', () => {
  const files = listShareImages().map(({ path }) => `public${path}`);

  it('are PNG files of 1200 by 630 with a palette', () => {
    const headOf = (file: string) => {
      const bytes = readFileSync(file);
      const name = bytes.toString('latin1', 1, 4);
      return [name, bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.readUInt8(25)].join();
    };
    expect(files.filter((file) => headOf(file) !== 'PNG,1200,630,3')).toEqual([]);
  });

  it('weigh less than 3 MB together, and no file lies there that no page shows', () => {
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(3_000_000);
    const found = readdirSync('public/share', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(found.toSorted()).toEqual(files.toSorted());
  });

  it('have words in letters of the font only', () => {
    const words = listShareImages().flatMap(({ title, note }) => [title, note]);
    expect(words.filter((text) => !/^[\x20-\u00ff–—‘’“”]+$/.test(text))).toEqual([]);
  });
});
