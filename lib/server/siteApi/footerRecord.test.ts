import { parseFooter } from './footerRecord';

const SITE = 'https://school.example';
const parse = (record: unknown) => parseFooter([record], SITE)?.footer;

/** As the specification names its fields, `link` as a string of JSON. */
const RECORD = {
  id: 4,
  city_id: 1,
  branch_id: 8,
  page_master_id: 12,
  title: ' Schools in Bangalore ',
  link: JSON.stringify([
    { title: 'Jalahalli', link: 'https://school.example/bangalore-branches/jalahalli' },
    { title: 'In the news', link: 'https://news.example/school' },
  ]),
  is_international: false,
  is_pre_school: true,
  is_active: true,
  is_deleted: false,
  created_at: '2024-05-02T10:00:00Z',
  modified_at: '2025-01-20T08:30:00Z',
  created_by: 7,
  updated_by: 'editor',
  deleted_by: null,
  is_sanity: true,
  pending_data: { title: 'Schools' },
  facebook: 'https://social.example/school',
  twitter: null,
  instagram: 'javascript:alert(1)',
  email: 'mailto:office@school.example',
};

const LINKS = [
  { title: 'Jalahalli', link: '/bangalore-branches/jalahalli' },
  { title: 'In the news', link: 'https://news.example/school' },
];

it('reads the whole record', () => {
  expect(parse(RECORD)).toEqual({
    ...RECORD,
    title: 'Schools in Bangalore',
    link: LINKS,
    instagram: null,
    linkedin: null,
    email: 'office@school.example',
  });
});

it('takes the links as a list too', () => {
  expect(parse({ ...RECORD, link: JSON.parse(RECORD.link) })).toMatchObject({ link: LINKS });
});

it.each([
  ['broken JSON', '[{"title": "Jalahalli"'],
  ['JSON of no list', '{"title": "Jalahalli", "link": "/"}'],
  ['no text', null],
  ['a number', 7],
  ['nothing', undefined],
  [
    'links that no page may show',
    [
      { title: 'Script', link: 'javascript:alert(1)' },
      { title: 'Password', link: 'https://a:b@news.example/' },
      { title: ' ', link: '/admissions' },
      { link: '/admissions' },
      'https://news.example',
      null,
    ],
  ],
])('survives %s for its links: the rest still counts', (_, link) => {
  expect(parse({ ...RECORD, link })).toMatchObject({
    link: [],
    title: 'Schools in Bangalore',
    facebook: 'https://social.example/school',
    email: 'office@school.example',
  });
});

it('fills in what is absent or of another shape', () => {
  const odd = { id: 'four', is_sanity: 'perhaps', title: 9, facebook: {}, email: 'none' };
  for (const record of [{}, odd]) {
    expect(parse(record)).toMatchObject({
      id: null,
      title: null,
      link: [],
      is_active: true,
      is_deleted: false,
      is_sanity: false,
      pending_data: null,
      facebook: null,
      email: null,
    });
  }
});

it.each([
  { is_active: false },
  { is_active: 0 },
  { is_active: 'false' },
  { is_deleted: true },
  { is_deleted: 1 },
  { is_deleted: 'True' },
])('ignores a record with %j', (state) => {
  expect(parse({ ...RECORD, ...state })).toBeNull();
});

it('shows no more links than a footer has room for', () => {
  const link = Array.from({ length: 200 }, (_item, at) => ({
    title: `Page ${at}`,
    link: `/${at}`,
  }));
  expect(parse({ ...RECORD, link })?.link).toHaveLength(40);
});
