import { randomUUID } from 'node:crypto';
import { SCHOOL, SOCIAL_LINKS } from '@/data/school';
import { openColumn } from '@/lib/server/keys/columns';
import { leadPlace } from '@/lib/server/leads/leadColumns';
import type { Store } from '@/lib/server/store/store';
import { startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import type { SiteApi } from './contract';
import { createEmbeddedSiteApi } from './embedded';
import { createHttpSiteApi } from './http';

type Services = { siteApi: SiteApi; close: () => Promise<void> };

const ADAPTERS: [string, (store: Store) => Promise<Services>][] = [
  ['embedded', async (store) => ({ siteApi: createEmbeddedSiteApi(store), close: async () => {} })],
  [
    'http',
    async (store) => {
      const { url, close } = await startSchoolSystem({ store });
      return {
        siteApi: createHttpSiteApi({ baseUrl: url, siteUrl: 'https://school.example' }),
        close,
      };
    },
  ],
];

const LEAD = { lead_url: 'https://school.example/?utm_source=google', utm_source: 'google' };

beforeEach(allowLocalCalls);

eachStoreIfLong('the site services', (open) => {
  describe.each(ADAPTERS)('%s', (_name, start) => {
    let services: Services;
    let store: Store;

    beforeAll(async () => {
      store = await open();
      services = await start(store);
    });
    afterAll(() => services.close());

    const readLead = (id: string) =>
      store.db.selectFrom('whatsapp_leads').selectAll().where('id', '=', id).execute();

    it('finds pages, each with a title and a link', async () => {
      const results = await services.siteApi.search('day school');
      for (const result of results) {
        expect(result).toEqual({
          title: expect.stringMatching(/\S/),
          link: expect.stringMatching(/^\//),
          description: expect.any(String),
          kind: expect.any(String),
        });
      }
      expect(results).toBeInstanceOf(Array);
    });

    it('finds nothing for nonsense', async () => {
      await expect(services.siteApi.search('qqqxxzzw')).resolves.toEqual([]);
    });

    it('knows where to write to the school and where else it is found, in a whole record', async () => {
      await expect(services.siteApi.getFooter()).resolves.toEqual({
        id: 1,
        city_id: null,
        branch_id: null,
        page_master_id: null,
        title: null,
        link: [],
        is_international: false,
        is_pre_school: false,
        is_active: true,
        is_deleted: false,
        created_at: null,
        modified_at: null,
        created_by: null,
        updated_by: null,
        deleted_by: null,
        is_sanity: false,
        pending_data: null,
        ...SOCIAL_LINKS,
        email: SCHOOL.email,
      });
    });

    it('keeps a lead and gives it a ticket', async () => {
      const id = randomUUID();
      const { ref_id } = await services.siteApi.addLead(LEAD, id);
      expect(ref_id).toMatch(/^[2-9A-Z]{8}$/);
      const [row] = await readLead(id);
      const text = openColumn(row?.lead_json ?? '', leadPlace('lead_json', id));
      expect({ ...row, lead: JSON.parse(text ?? '') }).toMatchObject({
        ref_id,
        lead: LEAD,
      });
    });

    it('gives a lead that comes again the same ticket', async () => {
      const id = randomUUID();
      const first = await services.siteApi.addLead(LEAD, id);
      await expect(services.siteApi.addLead(LEAD, id)).resolves.toEqual(first);
      await expect(readLead(id)).resolves.toHaveLength(1);
    });

    it('gives a lead that is in the store already its ticket', async () => {
      const id = randomUUID();
      const lead_json = JSON.stringify(LEAD);
      const waiting = { id, created_at: 1, lead_json, ref_id: null, attribution_json: null };
      await store.db.insertInto('whatsapp_leads').values(waiting).execute();
      const { ref_id } = await services.siteApi.addLead(LEAD, id);
      await expect(readLead(id)).resolves.toEqual([{ ...waiting, ref_id }]);
      expect(ref_id).not.toBeNull();
    });

    it('answers a ping', async () => {
      await expect(services.siteApi.ping()).resolves.toBeUndefined();
    });
  });
});
