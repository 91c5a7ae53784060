import { readFileSync } from 'node:fs';
import { API_FILES, toPath, WRITTEN_ROUTES } from './apiRoutes';

it('sends a body to every route that takes one', () => {
  // The desk is off in the experiments: to anybody its addresses do not exist.
  const takesBody = (file: string) =>
    !file.startsWith('desk/') && /method: 'POST'/.test(readFileSync(`pages/api/${file}`, 'utf8'));
  const paths = API_FILES.filter(takesBody).map(toPath);
  expect(paths.length).toBeGreaterThan(8);
  const written = WRITTEN_ROUTES.map(({ path }) => path);
  expect(paths.filter((path) => !written.includes(path))).toEqual([]);
});
