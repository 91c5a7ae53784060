/** The store cannot be opened. The message is one line that says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
