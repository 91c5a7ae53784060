import type { Enquiry } from '@/lib/enquiry/enquiry';

/** A number that its owner has confirmed by OTP. */
export type VerifiedParent = {
  /** 10 digits. */
  mobile: string;
  /** For the school system; null where it gave none. */
  accessToken: string | null;
};

/** A checked enquiry on its way into the store. */
export type NewEnquiry = {
  enquiry: Enquiry;
  idempotencyKey: string;
  /**
   * When the button was pressed, by the browser's clock: of two forms under one key the later one counts,
   * whichever arrives first. Absent where the browser does not say; then the one that arrives last does.
   */
  submittedAt?: number | null;
  /** JSON text. */
  attribution: string | null;
  parent: VerifiedParent | null;
  /**
   * Sent by the press of the form's button, beside the notice. Absent where it can also be the same
   * request once more: that gives no consent anew.
   */
  isPressed?: boolean;
};

/**
 * The parent took the consent back or had the enquiry erased, and this is only what was sent before it,
 * once more.
 */
export class ConsentWithdrawnError extends Error {
  override readonly name = 'ConsentWithdrawnError';
}

/** What the store holds after saving. */
export type SavedEnquiry = {
  /** The reference. */
  id: string;
  isNew: boolean;
  isVerified: boolean;
  /** Whether the number was confirmed with this request. */
  isNewlyVerified: boolean;
  /** What explains it, as it was first stored; null where nothing was. */
  attribution: string | null;
  isDelivered: boolean;
  /** What has to be sent now, if anything. */
  deliveryId: string | null;
};
