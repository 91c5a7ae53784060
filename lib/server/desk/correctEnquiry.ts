import { createHash, randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { DESK_MESSAGES } from '@/data/copy/desk/messages';
import type { CorrectedForm, SchoolAnswer } from '@/lib/desk/caseContract';
import { checkCorrection } from '@/lib/desk/correction';
import { coversBranch } from '@/lib/desk/roles';
import { type EnquiryField, type EnquiryFields, firstProblem } from '@/lib/enquiry/fields';
import { todayInIndia } from '@/lib/enquiry/today';
import {
  type EnquiryRow,
  openForPeople,
  sealPersonal,
} from '@/lib/server/enquiries/personalColumns';
import { findEnquiry } from '@/lib/server/enquiries/rows';
import type { Database, EnquiryStatus, Schema } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { noteCorrection, writtenIn } from './corrections';
import { type DeskCase, expectCase, writeCase } from './deskCase';
import { sendCorrected, stopSending } from './sendCorrected';
import { findStaffById, type StaffMember } from './staff';

/** Tells what an enquiry says now from what it said before. */
export const markOf = (fields: EnquiryFields, { revision }: Pick<EnquiryRow, 'revision'>): string =>
  createHash('sha256')
    .update(JSON.stringify([revision, ...Object.values(fields)]))
    .digest('base64url')
    .slice(0, 22);

/** Which fields were corrected, and what becomes of the enquiry at the school system. */
export type Corrected = { changed: EnquiryField[]; school: SchoolAnswer };

/**
 * Puts right what an enquiry says. What it said before is noted with who and when. A corrected number
 * counts as not confirmed, and what waits to be sent with the login of the one before is not sent; else
 * the school system is sent the correction wherever it does not have the enquiry yet, one that it had
 * refused included. Call it in a transaction. Throws as `expectCase` does, `request/changed` where the
 * parent has changed it meanwhile, and `request/invalid` with the first field that is wrong.
 */
export const correctEnquiry = async (
  db: Database,
  staff: StaffMember,
  body: CorrectedForm,
  at: number,
): Promise<Corrected> => {
  const { reference, revision } = body;
  const now = await expectCase(db, { reference, revision });
  const row = await findEnquiry(db, reference);
  if (row === undefined) throw new SiteError('request/unknown');
  const before = writtenIn(openForPeople(row));
  if (markOf(before, row) !== body.mark) throw new SiteError('request/changed');
  const { fields, changed } = expectRight(before, body, at);
  const branch = Number(fields.branch);
  if (changed.includes('branch') && !coversBranch(staff, branch) && !body.handsOver) {
    throw new SiteError('request/invalid', {
      field: 'branch',
      message: DESK_MESSAGES.notYourBranch,
    });
  }
  const isOtherNumber = changed.includes('mobile');
  await writeEnquiry(db, row, {
    ...toColumns(reference, fields, changed),
    ...(isOtherNumber && { mobile_verified: 0, status: unconfirmed(row.status) }),
    revision: row.revision + 1,
    terms_at: null,
    updated_at: at,
  });
  await noteCorrection(db, {
    id: randomUUID(),
    reference,
    staffId: staff.id,
    at,
    before: Object.fromEntries(changed.map((name) => [name, before[name]])),
    mobileHash: isOtherNumber ? row.mobile_hash : null,
  });
  const sent = { ...row, revision: row.revision + 1 };
  const school = isOtherNumber ? await stopSending(db, sent) : await sendCorrected(db, sent, at);
  await writeCase(db, {
    reference,
    revision,
    set: await caseAfter(db, now, { branch, isOtherNumber, school }),
    at,
  });
  return { changed, school };
};

const expectRight = (before: EnquiryFields, { fields: after }: CorrectedForm, at: number) => {
  const checked = checkCorrection(before, after, todayInIndia(at));
  const problem = firstProblem(checked.problems);
  if (problem !== null) throw new SiteError('request/invalid', problem);
  if (checked.changed.length === 0) {
    throw new SiteError('request/invalid', { message: DESK_MESSAGES.nothingCorrected });
  }
  return checked;
};

/** The columns of the fields that were corrected; the others stay as they are, unreadable ones included. */
const toColumns = (
  reference: string,
  fields: EnquiryFields,
  changed: readonly EnquiryField[],
): Updateable<Schema['enquiries']> => {
  const { parent_name, child_name, date_of_birth, email, mobile, branch, grade } = fields;
  const columns = {
    parent_name,
    child_name,
    date_of_birth,
    email: email || null,
    mobile: mobile || null,
  };
  const personal = Object.fromEntries(
    Object.entries(columns).filter(([column]) => changed.some((name) => name === column)),
  );
  return {
    ...sealPersonal(reference, personal),
    ...(changed.includes('branch') && { branch_id: Number(branch) }),
    ...(changed.includes('grade') && { grade_id: Number(grade) }),
  };
};

const writeEnquiry = async (
  db: Database,
  { id, revision, updated_at }: EnquiryRow,
  set: Updateable<Schema['enquiries']>,
): Promise<void> => {
  const row = await db
    .updateTable('enquiries')
    .set(set)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('updated_at', '=', updated_at)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new SiteError('request/changed');
};

/** Only this site has it until somebody confirms the new number; what has happened has happened. */
const unconfirmed = (status: EnquiryStatus): EnquiryStatus =>
  status === 'queued' || status === 'follow-up' ? 'unverified' : status;

type After = { branch: number; isOtherNumber: boolean; school: SchoolAnswer };

/** Whoever does not answer for the new branch does not answer it, and an undo finds how it stands by now. */
const caseAfter = async (
  db: Database,
  { assigned_to, previous_status: before }: DeskCase,
  { branch, isOtherNumber, school }: After,
): Promise<Updateable<Schema['desk_cases']>> => {
  const person = assigned_to === null ? null : await findStaffById(db, assigned_to);
  const isSentAgain = before === 'follow-up' && school === 'again';
  return {
    ...(assigned_to !== null &&
      (person === null || !coversBranch(person, branch)) && { assigned_to: null }),
    ...(before !== null && isOtherNumber && { previous_status: unconfirmed(before) }),
    ...(isSentAgain && !isOtherNumber && { previous_status: 'queued' }),
  };
};
