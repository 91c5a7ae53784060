/** A release cannot be made or gone back to. The message is one line: what is wrong and what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
