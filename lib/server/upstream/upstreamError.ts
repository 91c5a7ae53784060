import type { Outcome, Service } from './outcome';

type Details = {
  status?: number;
  /** The body of an answer that said no. */
  answer?: unknown;
  /** What is known beside the outcome: a code such as ECONNRESET, `wrong shape`. */
  reason?: string;
};

/** An upstream call that did not bring what it was made for. Carries nothing of what was sent. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly outcome: Exclude<Outcome, 'ok'>;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  readonly reason: string | undefined;
  // Private, so that neither a log nor JSON.stringify shows what the service wrote.
  readonly #answer: unknown;

  constructor(
    service: Service,
    outcome: Exclude<Outcome, 'ok'>,
    { status, answer, reason }: Details = {},
  ) {
    super([service, outcome, status, reason].filter((part) => part !== undefined).join(' '));
    this.outcome = outcome;
    this.status = status;
    this.reason = reason;
    this.#answer = answer;
  }

  /** What the service wrote with its no, for the adapter to read its message from. */
  get answer(): unknown {
    return this.#answer;
  }
}
