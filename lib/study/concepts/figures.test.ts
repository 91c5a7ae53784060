import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONCEPT_SUBJECT_IDS } from '@/data/routes/paths/study/concepts';
import { readLessons } from './readLessons';

const FOLDER = 'public/pictures/concepts';

const FIGURES = CONCEPT_SUBJECT_IDS.flatMap((subject) => readLessons(subject)).flatMap(
  ({ front: { figure } }) => (figure ? [figure] : []),
);

it.each(FIGURES.map((figure) => [figure.file, figure] as const))(
  '%s has the size that the page keeps free for it',
  (file, { width, height }) => {
    const svg = readFileSync(join(FOLDER, file), 'utf8');
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toContain('NaN');
  },
);

it('has a lesson for every image', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(FIGURES.map(({ file }) => file).sort());
});
