import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CITY_LIST } from '@/data/places/places';
import type { BuiltCity } from './buildCities';

const PLACES = 'data/places';
const LIST = join(PLACES, 'places.ts');
const RECORDS = join(PLACES, 'records/records.ts');
const MAPS = join(PLACES, 'maps/cityMaps.ts');
const FORM_CITIES = join(PLACES, 'cityLists.ts');
/** Stands for the skyline of a city until it is drawn. */
const ANY_SKYLINE = 'public/pictures/school-gate.svg';

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const toCamel = (slug: string): string =>
  slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes the cities in place of those that were there; gives the files that it touched. */
export const writeCities = (cities: readonly BuiltCity[]): string[] => {
  const names = new Set(cities.map(({ name }) => name));
  for (const { slug } of CITY_LIST) {
    if (names.has(toCamel(slug))) continue;
    rmSync(join(PLACES, `${toCamel(slug)}.ts`), { force: true });
    rmSync(join(PLACES, 'records', `${toCamel(slug)}.ts`), { force: true });
  }
  const files = [
    ...cities.flatMap(writeCity),
    change(LIST, (source) => listCities(source, cities)),
    change(RECORDS, (source) => listRecords(source, cities)),
    change(MAPS, (source) => listMaps(source, cities)),
    change(FORM_CITIES, (source) =>
      source.replace(
        /(RESTRICTED_CITIES: readonly CitySlug\[\] = )\[[^\]]*\]/,
        `$1${JSON.stringify(cities.slice(0, 1).map(({ slug }) => slug))}`,
      ),
    ),
  ];
  spawnSync('node_modules/.bin/biome', ['check', '--write', ...files]);
  return files;
};

const change = (file: string, edit: (source: string) => string): string => {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  return file;
};

const writeCity = ({ slug, name, record, texts, details }: BuiltCity): string[] => {
  const file = join(PLACES, `${name}.ts`);
  const recordFile = join(PLACES, 'records', `${name}.ts`);
  writeFileSync(
    file,
    `import type { CityRecord, TextsOf } from './place';

export const ${name} = ${json(record)} as const satisfies CityRecord;

export const ${name}Texts = ${json(texts)} satisfies TextsOf<typeof ${name}>;
`,
  );
  writeFileSync(
    recordFile,
    `import type { ${name} } from '@/data/places/${name}';
import type { DetailsOf } from './record';

export const ${name}Details = ${json(details)} as const satisfies DetailsOf<typeof ${name}>;
`,
  );
  const skyline = `public/pictures/cities/${slug}.svg`;
  if (!existsSync(skyline)) copyFileSync(ANY_SKYLINE, skyline);
  return [file, recordFile];
};

const entries = (cities: readonly BuiltCity[], toValue: (city: BuiltCity) => string): string =>
  cities.map((city) => `  '${city.slug}': ${toValue(city)},`).join('\n');

const listCities = (source: string, cities: readonly BuiltCity[]): string => {
  const [first] = Object.keys(cities[0]?.details ?? {});
  const imports = cities
    .map(({ name }) => `import { ${name}, ${name}Texts } from './${name}';`)
    .join('\n');
  return `${imports}\n${source
    .replace(/import \{[^}]*Texts,?\s*\} from '\.\/\w+';\n/g, '')
    .replace(
      /(export const CITIES = \{\n)[^}]*(\} as const)/,
      `$1${entries(cities, ({ name }) => name)}\n$2`,
    )
    .replace(
      /(const textsByCity = [^{]*\(\{\n)[^}]*(\}\);)/,
      `$1${entries(cities, ({ name }) => `${name}Texts`)}\n$2`,
    )
    .replace(/(DEFAULT_BRANCH_ID = )\d+/, `$1${first}`)}`;
};

const listRecords = (source: string, cities: readonly BuiltCity[]): string =>
  `${cities.map(({ name }) => `import { ${name}Details } from './${name}';`).join('\n')}\n${source
    .replace(/import \{ \w+Details \} from '\.\/\w+';\n/g, '')
    .replace(
      /(const DETAILS: AllDetails = \{\n)[^}]*(\};)/,
      `$1${cities.map(({ name }) => `  ...${name}Details,`).join('\n')}\n$2`,
    )}`;

const listMaps = (source: string, cities: readonly BuiltCity[]): string => {
  const drawn = cities.filter(({ name }) => existsSync(join(PLACES, 'maps', `${name}.ts`)));
  const imports = drawn
    .map(({ name }) => `import { ${name}Features } from './${name}';`)
    .join('\n');
  return `${imports}\n${source
    .replace(/import \{ \w+Features \} from '\.\/\w+';\n/g, '')
    .replace(
      /(Record<CitySlug, CityFeatures>> = \{\n)[^}]*(\};)/,
      `$1${entries(cities, (city) => (drawn.includes(city) ? `${city.name}Features` : '[]'))}\n$2`,
    )}`;
};
