import { z } from 'zod';
import { type Canary, PARENT } from '@/tests/reliability/privacy/canaries';
import { listFiles } from '@/tests/reliability/privacy/folders';
import { leaksInFiles } from '@/tests/reliability/privacy/leaks';
import { type Ledger, writeDown } from '@/tests/reliability/support/clients';
import { enquiryBody } from '@/tests/reliability/support/enquiries';

/** Ends the child's name, so that the ledger knows the enquiry as it knows the others. */
const KEY = 'xanthippe-quillfeather-0001';
const BORN = '2019-11-23';
const CAMPAIGN = 'quillfeather-campaign';

/** What the enquiry holds and nothing else in the world. */
export const FINDABLE = [PARENT.mobile, PARENT.parent_name, KEY, PARENT.email, BORN, CAMPAIGN];

const CANARIES: Canary[] = [
  { kind: 'mobile', value: PARENT.mobile },
  { kind: 'name', value: PARENT.parent_name },
  { kind: 'e-mail', value: PARENT.email },
  // These as a whole: a part of them, such as a month, could stand there by chance.
  { kind: 'token', value: KEY },
  { kind: 'token', value: BORN },
  { kind: 'token', value: CAMPAIGN },
];

const receipt = z.object({ id: z.string() });

/** Sends an enquiry whose every value is unmistakable. */
export const hideCanary = async (origin: string, ledger: Ledger): Promise<void> => {
  const { mobile, parent_name, email } = PARENT;
  const touch = { page: '/', utm_campaign: CAMPAIGN };
  const response = await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...enquiryBody(KEY),
      mobile,
      parent_name,
      email,
      date_of_birth: BORN,
      attribution: { first: touch, last: touch },
    }),
  });
  writeDown(ledger, { key: KEY, id: receipt.parse(await response.json()).id });
};

/** The files below a folder in which something of it can be read, each as `name: kinds`. */
export const leaksBelow = (folder: string, files = /./): string[] =>
  leaksInFiles(
    folder,
    listFiles(folder).filter((file) => files.test(file)),
    CANARIES,
  );
