import { wantedFor } from './wantedFor';

const ALL = {
  gtm: 'GTM-TEST1',
  speed: 'https://speed.example/measure.js',
  ads: 'AW-1',
  pixel: '1',
  chat: 'https://chat.example/widget.js',
  framework: 'https://cdn.example/framework.js',
};

it.each([
  [
    'an advertisement page',
    { chat: false, tags: 'ads' },
    ['gtm', 'speed', 'ads', 'pixel', 'framework'],
  ],
  ['a content page', { chat: true, tags: 'analytics' }, ['gtm', 'speed', 'chat', 'framework']],
  ['a city landing page', { chat: false, tags: 'analytics' }, ['gtm', 'speed', 'framework']],
  ['a study page', { chat: true, tags: 'none' }, ['chat', 'framework']],
  ['a bare page', { chat: false, tags: 'none' }, []],
] as const)('loads what belongs to %s', (_, page, names) => {
  expect(wantedFor(page, ALL)).toEqual(names);
});

it.each(Object.entries(ALL))('loads only %p where nothing else is set up', (name, value) => {
  const config = { [name]: value };
  const pages = [
    { chat: true, tags: 'analytics' },
    { chat: false, tags: 'ads' },
  ] as const;
  const loaded = new Set(pages.flatMap((page) => wantedFor(page, config)));
  expect([...loaded]).toEqual([name]);
});

it('loads nothing where nothing is set up, or set to nothing', () => {
  expect(wantedFor({ chat: true, tags: 'ads' }, {})).toEqual([]);
  expect(wantedFor({ chat: true, tags: 'ads' }, { gtm: '', chat: undefined })).toEqual([]);
});
