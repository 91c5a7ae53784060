import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['components', 'data', 'lib', 'scripts', 'server', 'tests'];

it('is where every test has fast-check from, with the same cases in every run', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const direct = files.filter((file) => /^import .*'fast-check'/m.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(2_000);
  expect(direct).toEqual(['lib/testing/properties.ts']);
});
