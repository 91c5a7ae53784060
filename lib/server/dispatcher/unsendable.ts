/** A delivery that no further try can save. */
export class UnsendableError extends Error {
  override readonly name = 'UnsendableError';
}

/** A delivery that must not be sent: the parent took the consent back. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}
