import { readdirSync } from 'node:fs';
import { API_PATHS } from './apiRoutes';

/** `/api/auth/callback/otp` for `auth/[...nextauth].ts`, and so on. */
const toPattern = (file: string): RegExp => {
  const path = file
    .replace(/\.ts$/, '')
    .replace(/\/index$/, '')
    .replace(/\[\.\.\.\w+\]/, '.+')
    .replace(/\[\w+\]/, '[^/]+');
  return new RegExp(`^/api/${path}$`);
};

it('attacks every route of the site', () => {
  const files = readdirSync('pages/api', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(10);
  const paths = API_PATHS.map((path) => path.replace(/\?.*$/, ''));
  expect(files.filter((file) => !paths.some((path) => toPattern(file).test(path)))).toEqual([]);
});
