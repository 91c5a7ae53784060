/** A delivery that no further try can save. */
export class UnsendableError extends Error {
  override readonly name = 'UnsendableError';
}
