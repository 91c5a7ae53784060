import { CircuitState, type IBreaker } from 'cockatiel';

const BUCKET_MS = 1_000;

type Bucket = { calls: number; failures: number };

type Rule = {
  /** The time that is looked back over, in ms. */
  windowMs: number;
  /** With fewer calls in that time nothing is concluded. */
  fewestCalls: number;
  /** From this share of failures on (0 to 1) the breaker opens. */
  share: number;
};

/**
 * Opens when most calls of the last while failed. Unlike cockatiel's own sampling breaker it forgets
 * by the clock: on a quiet day, failures that lie hours apart never add up to an outage.
 */
export class FailingShare implements IBreaker {
  readonly #rule: Rule;
  readonly #buckets = new Map<number, Bucket>();
  /** Nothing is carried over from one process to the next. */
  state: unknown = null;

  constructor(rule: Rule) {
    this.#rule = rule;
  }

  success(state: CircuitState): void {
    if (state === CircuitState.HalfOpen) this.#buckets.clear();
    this.#add(0);
  }

  failure(state: CircuitState): boolean {
    this.#add(1);
    if (state !== CircuitState.Closed) return true;
    const { calls, failures } = this.#total();
    return calls >= this.#rule.fewestCalls && failures >= calls * this.#rule.share;
  }

  #add(failures: number): void {
    const now = Math.floor(Date.now() / BUCKET_MS);
    const oldest = now - this.#rule.windowMs / BUCKET_MS;
    for (const at of this.#buckets.keys()) if (at <= oldest) this.#buckets.delete(at);
    const bucket = this.#buckets.get(now) ?? { calls: 0, failures: 0 };
    bucket.calls += 1;
    bucket.failures += failures;
    this.#buckets.set(now, bucket);
  }

  #total(): Bucket {
    const total = { calls: 0, failures: 0 };
    for (const { calls, failures } of this.#buckets.values()) {
      total.calls += calls;
      total.failures += failures;
    }
    return total;
  }
}
