import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who asks for codes, which browsers a number was confirmed in, and how often its codes were guessed. */
export const ownDevices: Migration = {
  up: async (db) => {
    await createSenders(db);
    await createDevices(db);
    await createGuesses(db);
    await db.schema.alterTable('otp_requests').addColumn('senders', 'text').execute();
    for (const name of ['own_guesses', 'own_sends']) {
      await db.schema
        .alterTable('erp_codes')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },
};

const createSenders = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('otp_senders')
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('slot', 'bigint', (column) => column.notNull())
    .addColumn('sent', 'integer', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('otp_senders_key', ['sender', 'slot'])
    .execute();

const createDevices = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('otp_devices')
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('mobile_hash', 'text', (column) => column.notNull())
    .addColumn('verified_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('otp_devices_key', ['device_hash', 'mobile_hash'])
    .execute();
  await db.schema
    .createIndex('otp_devices_by_mobile')
    .on('otp_devices')
    .columns(['mobile_hash', 'verified_at'])
    .execute();
};

const COUNTS = [
  'window_unknown',
  'window_asker',
  'window_own_device',
  'wrong_unknown',
  'wrong_asker',
  'wrong_own_device',
  'revision',
];

const createGuesses = (db: Kysely<unknown>): Promise<void> =>
  COUNTS.reduce(
    (table, name) => table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0)),
    db.schema
      .createTable('otp_guesses')
      .addColumn('mobile_hash', 'text', (column) => column.primaryKey())
      .addColumn('window_started_at', 'bigint', (column) => column.notNull())
      .addColumn('guessed_at', 'bigint', (column) => column.notNull()),
  ).execute();
