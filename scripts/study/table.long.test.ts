import { readFileSync } from 'node:fs';
import { cellsOf, readTable, STUDY_PAGE } from './studyPage';
import { chapterTable } from './table';

it('stands in docs/study.md as it is counted now (`npm run study` writes it)', async () => {
  const page = readFileSync(STUDY_PAGE, 'utf8');
  expect(cellsOf(readTable(page))).toEqual(cellsOf(await chapterTable()));
});
