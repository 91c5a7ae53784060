import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@/lib/server/store/store';
import type { RecordedCall } from '@/lib/server/testing/schoolSystemCalls';
import { type SchoolSystem, startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { dataDirOf } from '@/tests/reliability/support/site';
import type { Trouble } from './answers';

export type FaultySchool = {
  url: string;
  /** From now on it is in this trouble, for all calls or for those that are hit; null: it works. */
  break: (trouble: Trouble | null, isHit?: (call: RecordedCall) => boolean) => Promise<void>;
  /** How many calls have reached it. */
  reached: () => number;
  /** The last code that went to this number. Throws when there was none. */
  lastCode: (mobile: string) => string;
  /** Makes the number one of an onboarded parent. */
  onboard: (mobile: string) => Promise<void>;
  close: () => Promise<void>;
};

/** A school system, site API and SMS gateway on `port` that can be broken in every way. */
export const startFaultySchool = async (name: string, port: number): Promise<FaultySchool> => {
  const dataDir = dataDirOf(name);
  rmSync(dataDir, { recursive: true, force: true });
  const store = await openStore({ file: join(dataDir, 'school.db') });
  const codes = new Map<string, string>();
  const sendSms = async ({ to, otp }: { to: string; otp: string }) => {
    codes.set(to, otp);
  };
  const open = () => startSchoolSystem({ port, store, dataDir, sendSms });
  let school: SchoolSystem | null = await open();

  const close = async () => {
    await school?.close();
    school = null;
  };

  return {
    url: `http://127.0.0.1:${port}`,
    break: async (trouble, isHit) => {
      if (trouble === 'absent') return close();
      school ??= await open();
      school.setFault(trouble, isHit);
    },
    reached: () => school?.calls.length ?? 0,
    lastCode: (mobile) => {
      const code = codes.get(`+91-${mobile}`);
      if (code === undefined) throw new Error('No code was sent to this number.');
      return code;
    },
    onboard: async (mobile) => {
      const account = { parent_name: 'Asha Rao', child_name: 'Tara', grade_name: 'Grade 1' };
      await store.db
        .insertInto('erp_accounts')
        .values({
          contact: `+91-${mobile}`,
          kind: 'onboarded',
          ...account,
          erp_id: null,
          created_at: Date.now(),
        })
        .execute();
    },
    close: async () => {
      await close();
      await store.close();
    },
  };
};
