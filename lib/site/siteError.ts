import { ERROR_MESSAGES, type ErrorCode } from '@/data/copy/errors';

export type { ErrorCode };

type SiteErrorOptions = {
  /** Shown instead of the code's own sentence: what the school system wrote for people, or how long to wait. */
  message?: string;
  /** The field of the form that the error belongs to. */
  field?: string;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  cause?: unknown;
};

/** An error that people may read. Its code decides its sentence and its HTTP status. */
export class SiteError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: SiteErrorOptions = {}) {
    super(options.message ?? ERROR_MESSAGES[code], { cause: options.cause });
    this.name = 'SiteError';
    this.code = code;
    this.field = options.field;
    this.retryAfter = options.retryAfter;
  }
}

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_MESSAGES, value);

/** Whatever went wrong, as an error with a sentence for people, who can try again. */
export const toSiteError = (cause: unknown): SiteError =>
  cause instanceof SiteError ? cause : new SiteError('service/unavailable', { cause });
