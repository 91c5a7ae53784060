import type { NewNote } from '@/lib/desk/contract';
import { type ColumnPlace, openColumn, sealColumn, UNREADABLE } from '@/lib/server/keys/columns';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';

export const notePlace = (id: string): ColumnPlace => ({
  table: 'desk_notes',
  column: 'text',
  row: id,
});

/** What somebody has noted, for people. */
export const openNote = ({ id, text }: { id: string; text: string }): string =>
  openColumn(text, notePlace(id)) ?? UNREADABLE;

/** A note as it is read. `writtenAt`: ms since 1970. */
export type Note = { id: string; staffId: string; writtenAt: number; text: string };

/** The notes of an enquiry, oldest first. */
export const listNotes = async (db: Database, reference: string): Promise<Note[]> => {
  const rows = await db
    .selectFrom('desk_notes')
    .selectAll()
    .where('enquiry_id', '=', reference)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, staff_id, written_at, text }) => ({
    id,
    staffId: staff_id,
    writtenAt: written_at,
    text: openNote({ id, text }),
  }));
};

/**
 * Adds a note. One that was sent before, under the same id, is not added again. Throws a SiteError where
 * that id is another enquiry's note.
 */
export const addNote = async (
  db: Database,
  { reference, id, text }: NewNote,
  { staffId, at }: { staffId: string; at: number },
): Promise<void> => {
  const added = await db
    .insertInto('desk_notes')
    .values({
      id,
      enquiry_id: reference,
      staff_id: staffId,
      written_at: at,
      text: sealColumn(text, notePlace(id)),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) await expectNoteOf(db, id, reference);
};

const expectNoteOf = async (db: Database, id: string, reference: string): Promise<void> => {
  const note = await db
    .selectFrom('desk_notes')
    .select('enquiry_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (note?.enquiry_id !== reference) throw new SiteError('request/invalid');
};
