// npm run study: counts what stands on the chapter pages, and writes the table of docs/study.md.
import './steps/missingPackages.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { replaceTable, STUDY_PAGE } from './study/studyPage';
import { chapterTable } from './study/table';

const run = async (): Promise<void> => {
  writeFileSync(STUDY_PAGE, replaceTable(readFileSync(STUDY_PAGE, 'utf8'), await chapterTable()));
  spawnSync('node_modules/.bin/biome', ['format', '--write', STUDY_PAGE]);
};

void run();
