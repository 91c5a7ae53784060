import { z } from 'zod';
import type { Campaign } from '@/data/campaigns/campaign';
import { type DeskCampaign, deskCampaign } from '@/lib/desk/campaignContract';
import { saveStaff } from '@/lib/server/desk/staff';
import { auditOf, logInAtDesk } from '@/lib/server/testing/deskDoor';
import { lastPartAs } from '@/lib/server/testing/lastPart';
import { type LoginSite, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import type { Visitor } from '@/lib/server/testing/visitor';
import * as one from '@/pages/api/desk/campaigns/[id]';
import * as change from '@/pages/api/desk/campaigns/change';
import * as copy from '@/pages/api/desk/campaigns/copy';
import * as begin from '@/pages/api/desk/campaigns/new';
import * as save from '@/pages/api/desk/campaigns/save';
import * as login from '@/pages/api/desk/login';
import * as renew from '@/pages/api/desk/renew';
import * as secondFactor from '@/pages/api/desk/second-factor';
import * as send from '@/pages/api/otp/send';
import { campaignAt } from './campaignAt';
import { findPreviewed } from './readCampaigns';

process.env.DESK = 'on';

const MARKETING = '9845012346';
const COLLEAGUE = '9845012348';
const ADMISSIONS = '9845012345';

const ROUTES = {
  '/api/otp/send': send,
  '/api/desk/login': login,
  '/api/desk/second-factor': secondFactor,
  '/api/desk/renew': renew,
  '/api/desk/campaigns/new': begin,
  '/api/desk/campaigns/copy': copy,
  '/api/desk/campaigns/save': save,
  '/api/desk/campaigns/change': change,
  '/api/desk/campaigns/*': { default: lastPartAs('id', one.default) },
};

let site: LoginSite;
beforeAll(async () => {
  site = await startLoginSite(ROUTES);
});
afterAll(() => site.close());
beforeEach(async () => {
  allowLocalCalls();
  await site.forget();
  await site.store.db.deleteFrom('staff').execute();
  await site.store.db.deleteFrom('campaigns').execute();
  for (const mobile of [MARKETING, COLLEAGUE]) {
    await saveStaff(site.store.db, mobile, { role: 'marketing', branches: null }, Date.now());
  }
  await saveStaff(site.store.db, ADMISSIONS, { role: 'admissions', branches: null }, Date.now());
});

const logIn = async (mobile = MARKETING): Promise<Visitor> =>
  (await logInAtDesk(site, mobile)).visitor;

const PATTERN = { pattern: 'city', city: 'pune', branch: '', grade: '' };
const idOf = (body: unknown): string => z.object({ id: z.string() }).parse(body).id;

const beginOne = async (visitor: Visitor): Promise<DeskCampaign> => {
  const { body } = await visitor.post('/api/desk/campaigns/new', PATTERN);
  return deskCampaign.parse((await visitor.get(`/api/desk/campaigns/${idOf(body)}`)).body);
};

const saveDraft = (visitor: Visitor, { id, revision, draft }: DeskCampaign, part: object = {}) =>
  visitor.post('/api/desk/campaigns/save', { id, revision, draft: { ...draft, ...part } });

const act = (visitor: Visitor, { id, revision }: DeskCampaign, action: string, version?: string) =>
  visitor.post('/api/desk/campaigns/change', { id, revision, action, version });

/** What a visitor of the site finds. */
const visit = (slug: string) => campaignAt('campaign')({ slug: [slug] });

describe('a campaign of the desk', () => {
  it('is live as soon as it is published, and gone when it is taken back', async () => {
    const marketing = await logIn();
    const begun = await beginOne(marketing);
    expect(begun).toMatchObject({ state: 'draft', problems: [], revision: 1 });
    expect(await visit(begun.draft.slug)).toBeNull();

    const saved = deskCampaign.parse(
      (await saveDraft(marketing, begun, { title: 'Schools for Pune', phone: '9845099999' })).body,
    );
    expect(await visit(begun.draft.slug)).toBeNull();
    const published = deskCampaign.parse((await act(marketing, saved, 'publish')).body);
    expect(published).toMatchObject({ state: 'live', hasChanges: false });
    expect(await visit(begun.draft.slug)).toMatchObject({
      seo: { title: 'Schools for Pune', path: `/campaign/${begun.draft.slug}`, robots: 'noindex' },
      phone: '9845099999',
    });

    const changed = deskCampaign.parse(
      (await saveDraft(marketing, published, { title: 'Pune, next year' })).body,
    );
    expect(changed.hasChanges).toBe(true);
    expect(await visit(begun.draft.slug)).toMatchObject({ seo: { title: 'Schools for Pune' } });

    await act(marketing, changed, 'unpublish');
    expect(await visit(begun.draft.slug)).toBeNull();
    const actions = (await auditOf(site)).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining([
        'desk campaign create',
        'desk campaign save',
        'desk campaign publish',
        'desk campaign unpublish',
      ]),
    );
  });

  it('is there on its days only, and leads to its city afterwards', async () => {
    const marketing = await logIn();
    const begun = await beginOne(marketing);
    const early = deskCampaign.parse(
      (await saveDraft(marketing, begun, { from: '2199-01-01' })).body,
    );
    const planned = deskCampaign.parse((await act(marketing, early, 'publish')).body);
    expect(planned.state).toBe('planned');
    expect(await visit(begun.draft.slug)).toBeNull();
    const late = deskCampaign.parse(
      (await saveDraft(marketing, planned, { from: undefined, until: '2026-01-01' })).body,
    );
    const over = deskCampaign.parse((await act(marketing, late, 'publish')).body);
    expect(over.state).toBe('over');
    expect(await visit(begun.draft.slug)).toEqual({ elsewhere: '/campaign/pune' });
  });

  it('is not published with a mistake, which has its sentence and its field', async () => {
    const marketing = await logIn();
    const begun = await beginOne(marketing);
    const { body } = await saveDraft(marketing, begun, { slug: 'pune' });
    const saved = deskCampaign.parse(body);
    expect(saved.problems).toEqual([
      {
        at: 'slug',
        text: '“pune” is a city or a branch already; choose another end of the address.',
      },
    ]);
    expect(await act(marketing, saved, 'publish')).toMatchObject({
      status: 400,
      body: { error: { field: 'slug', message: expect.stringContaining('cannot be published') } },
    });
  });

  it.each<[string, object]>([
    ['a city that there is not', { city: 'punee' }],
    ['a field that there is not', { script: '<script>' }],
    ['a part that there is not', { blocks: [{ kind: 'html', heading: 'x' }] }],
    ['a class that there is not', { form: { gradeId: 15 } }],
    ['no parts at all', { blocks: 'x' }],
  ])('is not even saved with %s', async (_, part) => {
    const marketing = await logIn();
    const begun = await beginOne(marketing);
    expect((await saveDraft(marketing, begun, part)).status).toBe(400);
    const { body } = await marketing.get(`/api/desk/campaigns/${begun.id}`);
    expect(deskCampaign.parse(body).revision).toBe(begun.revision);
  });

  it.each<[string, Partial<Campaign>]>([
    [
      'a script in a text',
      { blocks: [hero({ lead: '<script>alert(1)</script> and more of it' })] },
    ],
    [
      'a link that runs a script',
      {
        blocks: [
          hero({}),
          {
            kind: 'text',
            heading: 'On',
            paragraphs: ['Go on.'],
            link: { title: 'On', path: 'javascript:alert(1)' },
          },
        ],
      },
    ],
    ['a drawing of others', { blocks: [hero({ picture: 'https://else.example/a.svg' })] }],
    ['a colour that is more', { colors: { brand: 'red;}', dark: '#000000', tint: '#ffffff' } }],
  ])('is never published with %s', async (_, part) => {
    const marketing = await logIn();
    const saved = deskCampaign.parse(
      (await saveDraft(marketing, await beginOne(marketing), part)).body,
    );
    expect(saved.problems.length).toBeGreaterThan(0);
    expect((await act(marketing, saved, 'publish')).status).toBe(400);
  });

  it('is not written over by somebody who has read an older one', async () => {
    const marketing = await logIn();
    const begun = await beginOne(marketing);
    const colleague = await logIn(COLLEAGUE);
    expect((await saveDraft(colleague, begun, { title: 'Of a colleague' })).status).toBe(200);
    const replies = [
      await saveDraft(marketing, begun, { title: 'Of mine, written at once' }),
      await act(marketing, begun, 'publish'),
      await act(marketing, begun, 'remove'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409]);
  });

  it('goes back to an earlier version, and is copied with an address of its own', async () => {
    const marketing = await logIn();
    const begun = await beginOne(marketing);
    const saved = deskCampaign.parse(
      (await saveDraft(marketing, begun, { title: 'Another title' })).body,
    );
    expect(saved.versions.map(({ action }) => action)).toEqual(['saved', 'created']);
    const [, first] = saved.versions;
    const restored = deskCampaign.parse((await act(marketing, saved, 'restore', first?.id)).body);
    expect(restored.draft.title).toBe(begun.draft.title);
    const { body } = await marketing.post('/api/desk/campaigns/copy', { id: begun.id });
    const copied = deskCampaign.parse(
      (await marketing.get(`/api/desk/campaigns/${idOf(body)}`)).body,
    );
    expect(copied.draft.slug).toBe(`${begun.draft.slug}-2`);
    expect(copied.problems).toEqual([]);
  });

  it('of a file can be copied', async () => {
    const marketing = await logIn();
    const { body } = await marketing.post('/api/desk/campaigns/copy', {
      slug: 'boarding-admission',
    });
    const copied = deskCampaign.parse(
      (await marketing.get(`/api/desk/campaigns/${idOf(body)}`)).body,
    );
    expect(copied).toMatchObject({ draft: { slug: 'boarding-admission-2' }, problems: [] });
  });

  it('can be looked at by whoever has the address of its preview, until that is ended', async () => {
    const marketing = await logIn();
    const begun = await beginOne(marketing);
    const key = begun.previewPath.split('/').at(-1) ?? '';
    expect(await findPreviewed(site.store.db, key)).toEqual(begun.draft);
    await act(marketing, begun, 'renew-preview');
    expect(await findPreviewed(site.store.db, key)).toBeNull();
  });

  it('is deleted as a draft only', async () => {
    const marketing = await logIn();
    const published = deskCampaign.parse(
      (await act(marketing, await beginOne(marketing), 'publish')).body,
    );
    expect((await act(marketing, published, 'remove')).status).toBe(409);
    const draft = deskCampaign.parse((await act(marketing, published, 'unpublish')).body);
    expect((await act(marketing, draft, 'remove')).body).toEqual({ removed: true });
    expect((await marketing.get(`/api/desk/campaigns/${draft.id}`)).status).toBe(404);
  });
});

it('two campaigns at one address: the second one is told', async () => {
  const marketing = await logIn();
  const first = await beginOne(marketing);
  const second = await beginOne(marketing);
  await act(marketing, first, 'publish');
  const saved = deskCampaign.parse(
    (await saveDraft(marketing, second, { slug: first.draft.slug })).body,
  );
  expect(await act(marketing, saved, 'publish')).toMatchObject({
    status: 400,
    body: { error: { field: 'slug' } },
  });
});

it('admissions and whoever is not logged in have no campaigns', async () => {
  const marketing = await logIn();
  const begun = await beginOne(marketing);
  const admissions = await logIn(ADMISSIONS);
  for (const [visitor, status] of [
    [admissions, 404],
    [site.newVisitor(), 401],
  ] as const) {
    const replies = [
      await visitor.get(`/api/desk/campaigns/${begun.id}`),
      await visitor.post('/api/desk/campaigns/new', PATTERN),
      await visitor.post('/api/desk/campaigns/copy', { id: begun.id }),
      await saveDraft(visitor, begun),
      await act(visitor, begun, 'publish'),
    ];
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status));
  }
});

it('nobody but this process has pages rendered anew', async () => {
  const marketing = await logIn();
  const guessed: Record<string, string> = { 'X-Renewal-Key': 'x'.repeat(64) };
  for (const headers of [undefined, guessed]) {
    const reply = await marketing.post('/api/desk/renew', { paths: ['/landing/main/x'] }, headers);
    expect(reply.status).toBe(404);
  }
});

it.each([
  [{ ...PATTERN, city: '' }, 'city'],
  [{ ...PATTERN, city: 'atlantis' }, 'city'],
  [{ ...PATTERN, pattern: 'branch' }, 'branch'],
  [{ ...PATTERN, pattern: 'camp', branch: '9' }, 'branch'],
  [{ ...PATTERN, pattern: 'grade', grade: '15' }, 'grade'],
])('a pattern that lacks its choice is told beside the field: %j', async (choice, field) => {
  const marketing = await logIn();
  expect(await marketing.post('/api/desk/campaigns/new', choice)).toMatchObject({
    status: 400,
    body: { error: { field } },
  });
});

function hero(change: object): Extract<Campaign['blocks'][number], { kind: 'hero-with-form' }> {
  return {
    kind: 'hero-with-form',
    heading: 'A school near the river',
    lead: 'Ask the branch on your side of the bridge whether it has a seat.',
    points: ['No entrance test'],
    form: { heading: 'Ask for a seat' },
    tag: { name: 'By the river', detail: 'All grades' },
    ...change,
  };
}
