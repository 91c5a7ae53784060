import { type ColumnPlace, openColumn, sealColumn, UNREADABLE } from '@/lib/server/keys/columns';

// By its enquiry or lead, as the token of a delivery is.
export const errorPlace = (subjectId: string): ColumnPlace => ({
  table: 'deliveries',
  column: 'last_error',
  row: subjectId,
});

/** Encrypts why a delivery failed: a school system may repeat in it what it was sent. */
export const sealError = (subjectId: string, reason: string): string =>
  sealColumn(reason, errorPlace(subjectId));

/** Why a delivery failed, for people. */
export const openError = (subjectId: string, error: string | null): string | null =>
  error && (openColumn(error, errorPlace(subjectId)) ?? UNREADABLE);
