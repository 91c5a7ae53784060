import { DIGEST_COPY, MAIL_COPY } from '@/data/copy/desk/mail';
import { STAGE_NAMES } from '@/data/copy/desk/stages';
import { DIGEST_HOURS, MAIL_LINES } from '@/data/desk/answers';
import type { MailContent, MailLine, MailSection } from '@/lib/desk/deskMail';
import { waited } from '@/lib/desk/waited';
import { todayInIndia } from '@/lib/enquiry/today';
import { startOfDay } from '@/lib/site/startOfDay';
import { describeDay } from '@/lib/visits/describeSlot';
import { addDays } from '@/lib/visits/slot';
import type { DeskLinks } from './deskUrl';
import type { DigestFacts, NamedEnquiry } from './digestFacts';
import type { Office } from './offices';

const HOUR_MS = 60 * 60 * 1000;
/** An office is closed for no longer than this; the e-mail of the morning looks back no further. */
export const LONGEST_CLOSED_DAYS = 14;

/** When the e-mails of the morning of a day are due, in ms since 1970. */
export const digestTime = (day: string): number =>
  (startOfDay(day) ?? 0) + DIGEST_HOURS.from * HOUR_MS;

/** The last day before this one on which the office was open: what came in since then is new. */
export const lastOpenDay = ({ clock }: Pick<Office, 'clock'>, day: string): string => {
  const days = Array.from({ length: LONGEST_CLOSED_DAYS }, (_, index) => addDays(day, -1 - index));
  return days.find(clock.isOpenOn) ?? addDays(day, -LONGEST_CLOSED_DAYS);
};

type Morning = {
  branch: number;
  office: Office;
  facts: DigestFacts;
  links: DeskLinks;
  now: number;
};

/** The e-mail of the morning for a branch; null where nothing is new and nobody waits. */
export const buildDigest = (morning: Morning): MailContent | null => {
  const { branch, office, facts, links, now } = morning;
  const today = todayInIndia(now);
  const lastDay = lastOpenDay(office, today);
  const since = digestTime(lastDay);
  const recent = facts.recent.filter((one) => one.branch === branch && one.createdAt >= since);
  const fresh = recent.filter(({ waits }) => waits);
  const { count = 0, oldest = [] } = facts.waiting.get(branch) ?? {};
  const older = count - fresh.length;
  const calls = facts.calls.filter((one) => one.branch === branch);
  if (recent.length === 0 && count === 0 && calls.length === 0) return null;

  const lineOf = (one: NamedEnquiry, said: string): MailLine => ({
    label: one.id,
    url: links.enquiry(one.id),
    said,
  });
  const waitingLine = (one: NamedEnquiry) =>
    lineOf(one, MAIL_COPY.waits(STAGE_NAMES[one.stage], waited(now - one.createdAt)));
  const sections: (MailSection | null)[] = [
    calls.length === 0
      ? null
      : buildSection(
          DIGEST_COPY.calls(calls.length),
          calls.map((one) => lineOf(one, MAIL_COPY.call(STAGE_NAMES[one.stage], one.when))),
        ),
    buildSection(
      DIGEST_COPY.fresh(recent.length, fresh.length, describeDay(lastDay)),
      fresh.map(waitingLine),
    ),
    older <= 0
      ? null
      : buildSection(
          DIGEST_COPY.older(older),
          oldest.filter(({ createdAt }) => createdAt < since).map(waitingLine),
          older,
        ),
  ];
  return {
    subject: DIGEST_COPY.subject(office.name, count, calls.length),
    title: DIGEST_COPY.title(office.name, describeDay(today)),
    sections: sections.filter((section) => section !== null),
    open: { label: MAIL_COPY.open, url: links.inbox },
    footer: DIGEST_COPY.footer,
  };
};

/** A section that names as many as an e-mail does, and says how many more there are. */
export const buildSection = (
  text: string,
  lines: readonly MailLine[],
  count = lines.length,
): MailSection => {
  const shown = lines.slice(0, MAIL_LINES);
  const left = count - shown.length;
  return { text, lines: shown, rest: left > 0 ? MAIL_COPY.more(left) : '' };
};
