import type { Migration } from 'kysely/migration';

/** What explains a WhatsApp lead stands in its row, as with an enquiry. */
export const leadAttribution: Migration = {
  up: async (db) => {
    await db.schema.alterTable('whatsapp_leads').addColumn('attribution_json', 'text').execute();
  },
};
