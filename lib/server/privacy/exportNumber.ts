import { SERVER_RECORDS } from '@/data/content/about/serverRecords';
import { CONSENT_NOTICE } from '@/data/copy/consent';
import { EXPORT_COPY } from '@/data/copy/privacyRequests';
import { SCHOOL } from '@/data/school';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { openBefore } from '@/lib/server/desk/corrections';
import { openReason } from '@/lib/server/desk/deskCase';
import { openNote } from '@/lib/server/desk/notes';
import { openError } from '@/lib/server/enquiries/deliveryError';
import { readDetails } from '@/lib/server/enquiries/rows';
import { SLOT_MS } from '@/lib/server/login/senders';
import { parseJson } from '@/lib/server/privacy/parseJson';
import { describeSlot } from '@/lib/visits/describeSlot';
import { visitName } from '@/lib/visits/visitPlace';
import { listCopies } from './backupList';
import type { RequestPlace } from './eraseNumber';
import {
  findCases,
  findCorrections,
  findDeliveries,
  findEnquiries,
  findGeneration,
  findMerges,
  findNotes,
  findOthers,
  findVisits,
} from './findRows';
import { hashRequest, type ParentNumber } from './parentNumber';
import { type Searched, searchTexts } from './searchTexts';
import { findMessages } from './smsOutbox';
import { UNLINKED } from './unlinkedTables';

/** One thing that is held under a number, as a parent can read it. */
export type ExportedItem = {
  what: string;
  where: string;
  /** ISO 8601; null where nothing says so. */
  since: string | null;
  why: string;
  howLong: string;
  details: Record<string, unknown>;
};

export type ExportedNumber = {
  about: string;
  school: string;
  mobile: string;
  madeAt: string;
  items: ExportedItem[];
  /** What has left this site, and to whom. */
  sentTo: { to: string; reference: string; at: string | null; state: string }[];
  /** Which tables cannot be searched by a number, and why. */
  notFoundByNumber: { what: string; why: string }[];
  backups: { madeAt: string; path: string; isThere: boolean; note: string }[];
  schoolSystem: string;
};

/** Everything that is held under a number; null where nothing is. Stands in the audit before it is answered. */
export const exportNumber = async (
  place: RequestPlace,
  number: ParentNumber,
): Promise<ExportedNumber | null> => {
  const { store } = place;
  const searched = await searchTexts(store.db, number);
  const items = await collect(place, number, searched);
  await appendAudit(store.db, {
    action: 'privacy export',
    filter: { number: hashRequest(number.mobile).number_hash },
    rows: items.length,
    who: place.who,
  });
  if (items.length === 0) return null;
  const first = items.map(({ since }) => since ?? '').sort()[0] ?? '';
  return {
    about: EXPORT_COPY.about,
    school: `${SCHOOL.name}, ${SCHOOL.email}`,
    mobile: number.mobile,
    madeAt: new Date().toISOString(),
    items,
    sentTo: await readSent(place, number, searched),
    notFoundByNumber: Object.entries(UNLINKED).map(([table, why]) => ({
      what: recordOf(table).what,
      why,
    })),
    backups: listCopies(place)
      .filter(({ madeAt }) => madeAt >= first)
      .map((backup) => ({ ...backup, note: EXPORT_COPY.backup })),
    schoolSystem: EXPORT_COPY.schoolSystem,
  };
};

/** The file that a parent is given: JSON that people can read. */
export const exportText = (exported: ExportedNumber): string =>
  `${JSON.stringify(exported, null, 2)}\n`;

const recordOf = (table: string) => {
  const record = SERVER_RECORDS.find(({ tables }) => tables.includes(table));
  if (record === undefined) throw new Error(`The privacy page says nothing about ${table}.`);
  return record;
};

const toItem = (
  table: string,
  since: number | null,
  details: Record<string, unknown>,
): ExportedItem => {
  const { what, why, howLong } = recordOf(table);
  return {
    what,
    where: `${EXPORT_COPY.database}: ${table}`,
    since: toTime(since),
    why,
    howLong,
    details,
  };
};

const toTime = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

const collect = async (
  { store: { db }, dataDir }: RequestPlace,
  number: ParentNumber,
  searched: Searched,
): Promise<ExportedItem[]> => {
  const enquiries = await findEnquiries(db, number);
  const { leads, mentions } = searched;
  const deliveries = await findDeliveries(
    db,
    [...enquiries, ...leads].map(({ id }) => id),
  );
  const references = enquiries.map(({ id }) => id);
  const visits = await findVisits(db, references);
  return [
    ...enquiries.map((row) =>
      toItem('enquiries', row.created_at, {
        reference: row.id,
        status: row.status,
        ...readDetails(row),
        mobileConfirmed: row.mobile_verified === 1,
        changedAt: toTime(row.updated_at),
        submittedAt: toTime(row.submitted_at),
        consent: {
          version: row.consent_version,
          at: toTime(row.consent_at),
          ...(row.consent_version === CONSENT_NOTICE.version && {
            agreedTo: CONSENT_NOTICE.agreement,
          }),
        },
        visit: parseJson(row.attribution_json),
      }),
    ),
    ...deliveries.map((row) =>
      toItem('deliveries', row.created_at, {
        carries: row.subject_id,
        state: row.status,
        tries: row.attempts,
        arrivedAt: toTime(row.done_at),
        problem: openError(row.subject_id, row.last_error),
        payload: row.sealed_payload === '' ? null : EXPORT_COPY.sealed,
      }),
    ),
    ...visits.map((row) =>
      toItem('visits', row.created_at, {
        reference: row.enquiry_id,
        branch: visitName(row.branch_id),
        begins: describeSlot(row.slot),
        state: row.status,
        changedAt: toTime(row.changed_at),
        remindedAt: toTime(row.reminded_at),
      }),
    ),
    ...(await findCases(db, references)).map((row) =>
      toItem('desk_cases', row.changed_at, {
        reference: row.enquiry_id,
        stage: row.state,
        answeredAt: toTime(row.answered_at),
        nextCallAt: toTime(row.next_call_at),
        nextCallFor: openReason(row),
      }),
    ),
    ...(await findNotes(db, references)).map((row) =>
      toItem('desk_notes', row.written_at, { reference: row.enquiry_id, note: openNote(row) }),
    ),
    ...(await findMerges(db, references)).map((row) =>
      toItem('desk_merges', row.merged_at, {
        reference: row.enquiry_id,
        // A reference opens the page of its enquiry: one of another number is not told.
        answeredTogetherWith: references.includes(row.kept_id)
          ? row.kept_id
          : EXPORT_COPY.otherNumber,
      }),
    ),
    ...(await findCorrections(db, references)).map((row) =>
      toItem('desk_corrections', row.corrected_at, {
        reference: row.enquiry_id,
        before: openBefore(row),
      }),
    ),
    ...leads.map((row) =>
      toItem('whatsapp_leads', row.created_at, {
        press: parseJson(row.lead_json),
        ticket: row.ref_id,
        visit: parseJson(row.attribution_json),
      }),
    ),
    ...mentions.map((row) =>
      toItem('enquiries', row.created_at, {
        note: 'An enquiry under another number, whose visit names this one in the address of a page.',
      }),
    ),
    ...(await collectOthers(db, number)),
    ...findMessages(dataDir, number).map(toMessage),
  ];
};

const collectOthers = async (
  db: RequestPlace['store']['db'],
  number: ParentNumber,
): Promise<ExportedItem[]> => [
  ...(await findOthers.erp_accounts(db, number)).map(({ created_at, contact: _, ...rest }) =>
    toItem('erp_accounts', created_at, rest),
  ),
  ...(await findOthers.erp_signups(db, number)).map((row) =>
    toItem('erp_signups', row.created_at, {
      reference: row.idempotency_key,
      enquiry: parseJson(row.payload_json),
    }),
  ),
  ...(await findOthers.erp_tokens(db, number)).map(({ expires_at }) =>
    toItem('erp_tokens', null, { until: toTime(expires_at) }),
  ),
  ...(await findOthers.erp_codes(db, number)).map((row) =>
    toItem('erp_codes', row.sent_at, {
      usedAt: toTime(row.used_at),
      sent: row.sends,
      wrongTries: row.guesses,
    }),
  ),
  ...(await findOthers.otp_requests(db, number)).map(({ sent_at }) =>
    toItem('otp_requests', sent_at, { codeSentAt: toTime(sent_at) }),
  ),
  ...(await findOthers.otp_senders(db, number)).map(({ slot, sent, verified }) =>
    toItem('otp_senders', slot * SLOT_MS, { codesSent: sent, codesTypedIn: verified }),
  ),
  ...(await findOthers.otp_devices(db, number)).map(({ verified_at, wrong }) =>
    toItem('otp_devices', verified_at, {
      lastConfirmedAt: toTime(verified_at),
      wrongCodes: wrong,
    }),
  ),
  ...(await findOthers.otp_guesses(db, number)).map((row) =>
    toItem('otp_guesses', row.guessed_at, {
      wrongCodes: row.wrong_unknown + row.wrong_asker + row.wrong_own_device,
    }),
  ),
  ...[await findGeneration(db, number)].flatMap((row) =>
    row === undefined
      ? []
      : toItem('session_generations', row.generation, {
          signedOutEverywhereAt: toTime(row.generation),
          until: toTime(row.expires_at),
        }),
  ),
  ...(await findOthers.rate_limits(db, number)).map(({ key, points, expire }) =>
    toItem('rate_limits', null, {
      counted: key.split(':')[0],
      tries: points,
      until: toTime(expire),
    }),
  ),
  ...(await findOthers.votes(db, number)).map(({ contest, entry, created_at }) =>
    toItem('votes', created_at, { contest, entry }),
  ),
  ...(await findOthers.desk_corrections(db, number)).map(({ corrected_at }) =>
    toItem('desk_corrections', corrected_at, {
      note: 'An enquiry that had this number, until our people put in another one.',
    }),
  ),
];

// Without the code: a parent who reads this later has no use for it, and somebody else might.
const toMessage = (text: string): ExportedItem => {
  const message = parseJson(text);
  const at = typeof message === 'object' && message !== null && 'at' in message ? message.at : null;
  return {
    what: EXPORT_COPY.message,
    where: EXPORT_COPY.outbox,
    since: typeof at === 'string' ? at : null,
    why: EXPORT_COPY.messageWhy,
    howLong: EXPORT_COPY.messageLong,
    details: {},
  };
};

const readSent = async (
  { store: { db } }: RequestPlace,
  number: ParentNumber,
  { leads }: Searched,
): Promise<ExportedNumber['sentTo']> => {
  const subjects = [...(await findEnquiries(db, number)), ...leads];
  const rows = await findDeliveries(
    db,
    subjects.map(({ id }) => id),
  );
  return rows
    .filter(({ status, attempts }) => status === 'done' || attempts > 0)
    .map(({ kind, subject_id, done_at, status }) => ({
      to: kind === 'enquiry' ? 'the school system' : 'the service that counts WhatsApp chats',
      reference: subject_id,
      at: toTime(done_at),
      state: status === 'done' ? 'it has it' : 'it was tried: it may have it',
    }));
};
