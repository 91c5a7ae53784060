import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@/lib/server/store/store';
import type { RecordedCall } from '@/lib/server/testing/schoolSystemCalls';
import { type SchoolSystem, startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { lastCodeOf } from '@/tests/reliability/otp/phones';
import { dataDirOf } from '@/tests/reliability/support/site';
import type { Trouble } from './answers';

export type FaultySchool = {
  url: string;
  /** Where its database is, and the messages with its codes. */
  dataDir: string;
  /** From now on it is in this trouble, for all calls or for those that are hit; null: it works. */
  break: (trouble: Trouble | null, isHit?: (call: RecordedCall) => boolean) => Promise<void>;
  /** The calls that have reached it since it was last absent. */
  calls: () => RecordedCall[];
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
  const open = () => startSchoolSystem({ port, store, dataDir });
  let school: SchoolSystem | null = await open();

  const close = async () => {
    await school?.close();
    school = null;
  };

  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    break: async (trouble, isHit) => {
      if (trouble === 'absent') return close();
      school ??= await open();
      school.setFault(trouble, isHit);
    },
    calls: () => school?.calls ?? [],
    lastCode: (mobile) => lastCodeOf(dataDir, mobile),
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
