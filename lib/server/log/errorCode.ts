/** The `code` of a thrown value, such as `ENOENT` or `SQLITE_BUSY`, or null. */
export const errorCode = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null;
