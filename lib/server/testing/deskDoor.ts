import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import type { AuditEntry } from '@/lib/server/audit/auditEntry';
import { verifyAudit } from '@/lib/server/audit/verifyAudit';
import { readLoginStep } from '@/lib/server/desk/readLoginStep';
import type { LoginSite } from './loginSite';
import type { Visitor } from './visitor';

const challengeShape = z.object({ challenge: z.string() });

/** The first half of a login: the code that the number was sent. */
export const confirmAtDesk = async (site: LoginSite, visitor: Visitor, mobile: string) => {
  const sent = await visitor.post('/api/otp/send', { mobile });
  const { challenge } = challengeShape.parse(sent.body);
  return visitor.post('/api/desk/login', { challenge, otp: site.lastCode() });
};

/** What `readLoginStep` and others take of a request. */
export const cookiesOf = (visitor: Visitor) => ({ cookies: Object.fromEntries(visitor.cookies) });

/** The authenticator app of somebody who sets one up. */
export const appOf = async (visitor: Visitor): Promise<TOTP> => {
  const step = await readLoginStep(cookiesOf(visitor));
  if (step.is !== 'code' || step.setUp === null) throw new Error('No app is set up here.');
  return new TOTP({ secret: Secret.fromBase32(step.setUp.secret) });
};

/** A first login at the desk, both halves of it. */
export const logInAtDesk = async (site: LoginSite, mobile: string) => {
  const visitor = site.newVisitor();
  await confirmAtDesk(site, visitor, mobile);
  const app = await appOf(visitor);
  const reply = await visitor.post('/api/desk/second-factor', { code: app.generate() });
  return { visitor, app, reply };
};

/** The whole audit, oldest first. */
export const auditOf = async ({ store }: LoginSite): Promise<AuditEntry[]> => {
  const entries: AuditEntry[] = [];
  await verifyAudit(store.db, (entry) => entries.push(entry));
  return entries;
};
