import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Staff } from '@/lib/desk/roles';
import { hashMobile } from '@/lib/server/crypto';
import { openColumn, sealColumn } from '@/lib/server/keys/columns';
import { parseJson } from '@/lib/server/privacy/parseJson';
import type { Database, Schema } from '@/lib/server/store/schema';
import { staffPlace } from './staffColumns';

/** Somebody who may use the desk. */
export type StaffMember = Staff & {
  id: string;
  /** 10 digits; null where its key is missing. */
  mobile: string | null;
  /** What colleagues read; null: nobody has said it. */
  name: string | null;
  /** Whether the second factor was set up. */
  hasSecondFactor: boolean;
  /** Ms since 1970. */
  createdAt: number;
};

export type StaffRow = Selectable<Schema['staff']>;

const readBranches = (text: string | null): readonly number[] | null => {
  if (text === null) return null;
  const value = parseJson(text);
  // What cannot be read opens no branch.
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
};

export const toStaffMember = (row: StaffRow): StaffMember => ({
  id: row.id,
  mobile: openColumn(row.mobile, staffPlace('mobile', row.id)),
  name: row.name === null ? null : openColumn(row.name, staffPlace('name', row.id)),
  role: row.role,
  branches: readBranches(row.branches_json),
  hasSecondFactor: row.totp_confirmed_at !== null,
  createdAt: row.created_at,
});

/**
 * Lets a number (10 digits) use the desk, or changes what it may there from its next request on; a name
 * that is not given stays. Answers whether it was there before. Call it in a transaction.
 */
export const saveStaff = async (
  db: Database,
  mobile: string,
  { role, branches, name }: Staff & { name?: string },
  now: number,
): Promise<'added' | 'changed'> => {
  const id = randomUUID();
  const rights = { role, branches_json: branches && JSON.stringify(branches) };
  const row = await db
    .insertInto('staff')
    .values({
      id,
      mobile: sealColumn(mobile, staffPlace('mobile', id)),
      mobile_hash: hashMobile(mobile),
      ...rights,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('mobile_hash').doUpdateSet(rights))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (name !== undefined) {
    await db
      .updateTable('staff')
      .set({ name: sealColumn(name, staffPlace('name', row.id)) })
      .where('id', '=', row.id)
      .execute();
  }
  return row.id === id ? 'added' : 'changed';
};

/** Whoever has this number (10 digits); null: nobody at the desk. */
export const findStaff = async (db: Database, mobile: string): Promise<StaffMember | null> => {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('mobile_hash', '=', hashMobile(mobile))
    .executeTakeFirst();
  return row ? toStaffMember(row) : null;
};

/** Whoever has this id; null: nobody at the desk. */
export const findStaffById = async (db: Database, id: string): Promise<StaffMember | null> => {
  const row = await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toStaffMember(row) : null;
};

/** Everybody at the desk, in the order in which they came. */
export const listStaff = async (db: Database): Promise<StaffMember[]> => {
  const rows = await db
    .selectFrom('staff')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toStaffMember);
};

/**
 * Takes a number off the desk, its sessions and recovery codes with it; what it was to answer is nobody's
 * then. False: it was not there. Call it in a transaction.
 */
export const removeStaff = async (db: Database, mobile: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('staff')
    .where('mobile_hash', '=', hashMobile(mobile))
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await db
    .updateTable('desk_cases')
    .set({ assigned_to: null })
    .where('assigned_to', '=', row.id)
    .execute();
  return true;
};
