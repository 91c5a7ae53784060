import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildLayerConfig } from './layers';

const BIOME = resolve('node_modules/.bin/biome');
let room: string;

// An empty tree with our own rules: nothing is planted in the real one.
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'layers-'));
  cpSync('biome.layers.json', join(room, 'biome.json'));
});

afterEach(() => rmSync(room, { recursive: true }));

/** Whether the linter accepts a file at `path` that imports `imported`. */
const isAccepted = (path: string, imported: string): boolean => {
  const file = join(room, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import { planted } from '${imported}';\n\nexport const use = planted;\n`);
  const { status, stdout, stderr } = spawnSync(BIOME, ['lint', path], {
    cwd: room,
    encoding: 'utf8',
  });
  const isLayerMistake = `${stdout}${stderr}`.includes('noRestrictedImports');
  if (status !== 0 && !isLayerMistake) throw new Error(`The linter failed otherwise: ${stderr}`);
  return status === 0;
};

it('gives the linter the list as it stands', () => {
  expect(JSON.parse(readFileSync('biome.layers.json', 'utf8'))).toEqual(buildLayerConfig());
});

it.each([
  ['a button that knows the school', 'components/ui/Planted.tsx', '@/data/school'],
  ['a button that calls the network', 'components/ui/Planted.tsx', '@/lib/api/request'],
  [
    'a form that reaches up to a view',
    'components/forms/Planted.tsx',
    '@/components/views/home/HomeView',
  ],
  ['a rule that imports a component', 'lib/chrome/planted.ts', '@/components/ui/Button'],
  ['a fact that imports a rule', 'data/planted.ts', '@/lib/chrome/rules'],
  [
    'a view that borrows from another view',
    'components/views/city/Planted.tsx',
    '@/components/views/home/HomeView',
  ],
  ['a view that reads the store', 'components/views/city/Planted.tsx', '@/lib/server/store/store'],
  ['browser code that reads the store', 'lib/session/planted.ts', '@/lib/server/store/store'],
  ['the server that imports a page', 'lib/server/planted.ts', '@/pages/index'],
  ['a path that climbs', 'components/blocks/planted.ts', '../ui/Button'],
])('refuses %s', (_, path, imported) => {
  expect(isAccepted(path, imported)).toBe(false);
});

it.each([
  ['a page that reads the store', 'pages/api/planted.ts', '@/lib/server/store/store'],
  [
    'a view that uses a block',
    'components/views/city/Planted.tsx',
    '@/components/blocks/BranchCard',
  ],
  ['a neighbour in the same folder', 'components/views/city/Planted.tsx', './CityView'],
  ['the server that uses a shared rule', 'lib/server/planted.ts', '@/lib/enquiry/schema'],
  ['a test that imports anything', 'lib/chrome/planted.test.ts', '@/components/ui/Button'],
])('lets through %s', (_, path, imported) => {
  expect(isAccepted(path, imported)).toBe(true);
});
