import { errorCode } from '@/lib/server/log/errorCode';

// The driver has no code for it.
const NO_PASSWORD = /client password must be a (?:non-empty )?string/;

/** Why PostgreSQL does not let us in: the end of a line that begins with the database. */
export const refusalOf = (cause: unknown): string =>
  // Not by `instanceof`: the driver's errors belong to another realm under jest.
  NO_PASSWORD.test(String(Object(cause).message))
    ? 'asks for a password, and there is none: write it into the address (postgres://user:password@host/name), or set PGPASSWORD.'
    : `does not let us in (${errorCode(cause) ?? 'no answer'}): check that it runs and that the address, user and password are right.`;
