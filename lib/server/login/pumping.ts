/**
 * SMS pumping: somebody asks for codes by the thousand, to be paid a share of what each text message
 * costs us. It shows in the share that is typed in: parents verify most of their codes, a pump none.
 */

/** How far back codes are counted. */
export const PUMPING_MINUTES = 30;

/** Below this a few parents who gave up could make the share. */
const FEWEST_SENT = 300;
/** Well below what parents type in, since the shares that follow hold hardly any of them up. */
const LOWEST_SHARE = 0.3;

/** Codes of the last 30 minutes, of everybody together. */
export type OtpCounts = { sent: number; verified: number };

/** Whether so few of so many codes were verified that most can hardly have been asked for by parents. */
export const looksPumped = ({ sent, verified }: OtpCounts): boolean =>
  sent >= FEWEST_SENT && verified < sent * LOWEST_SHARE;
