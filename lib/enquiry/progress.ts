/** How far an enquiry has come, in words for the parent. */
export const ENQUIRY_STAGES = ['received', 'sent', 'in-touch'] as const;

export type EnquiryStage = (typeof ENQUIRY_STAGES)[number];

/** One enquiry in the parent's own list. */
export type OwnEnquiry = {
  reference: string;
  /** ISO time. */
  created: string;
  /** First name. */
  child: string;
  branch: string;
  stage: EnquiryStage;
  /** The parent took the consent back. */
  isWithdrawn: boolean;
};

/** The stage that is further on. */
export const furthest = (one: EnquiryStage, other: EnquiryStage): EnquiryStage =>
  ENQUIRY_STAGES.indexOf(one) < ENQUIRY_STAGES.indexOf(other) ? other : one;

/** The stage after which nothing changes by itself. */
export const LAST_STAGE = 'in-touch' satisfies EnquiryStage;

export const isEnquiryStage = (value: unknown): value is EnquiryStage =>
  ENQUIRY_STAGES.some((stage) => stage === value);

/** The enquiry's page: no personal data, dates as they are read in India. */
export type EnquiryProgress = {
  reference: string;
  /** By their names: the branch that the parent chose, and the class. */
  branch: string;
  grade: string;
  stage: EnquiryStage;
  /** The day on which each stage was reached; null where it is not known or still to come. */
  days: Record<EnquiryStage, string | null>;
  /** Whether the parent gave a number to call. */
  canBeCalled: boolean;
  /** The parent took the consent back. */
  isWithdrawn: boolean;
  /** The branch answers it together with another enquiry of the family: then it stands as that does. */
  isAnsweredTogether: boolean;
};
