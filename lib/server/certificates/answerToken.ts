import { z } from 'zod';
import { CERTIFICATE_ANSWER_PATH } from '@/data/routes/paths/programs';
import type { ShownCertificate } from '@/lib/content/programs/certificate';
import { openToken, sealToken } from '@/lib/server/crypto';

// Long enough to print the page, too short for a link that is passed on as a proof.
const SECONDS = 600;

const shownCertificate = z.object({
  number: z.string(),
  branch: z.string(),
  lastClass: z.string(),
  issuedOn: z.string(),
}) satisfies z.ZodType<ShownCertificate>;

/** The address that shows a certificate to whoever asked by a plain form: encrypted. */
export const certificateAddress = async (shown: ShownCertificate): Promise<string> => {
  const certificate = await sealToken('certificate', shown, SECONDS);
  return `${CERTIFICATE_ANSWER_PATH}?${new URLSearchParams({ certificate })}`;
};

/** The certificate that an address holds. Null: forged or run out. */
export const readCertificate = (token: unknown): Promise<ShownCertificate | null> =>
  openToken(
    'certificate',
    typeof token === 'string' ? token : '',
    (value) => shownCertificate.safeParse(value).data ?? null,
  );
